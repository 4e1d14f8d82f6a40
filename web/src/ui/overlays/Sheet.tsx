import { type ReactNode, useId, useState } from 'react'
import { IconButton } from '../actions/Button.tsx'
import base from '../base.module.css'
import { closeIcon } from '../icons/icons.ts'
import styles from './Modal.module.css'
import { Modal } from './Modal.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** Stands over the title, such as the one large figure of an offer. */
  above?: ReactNode
  /** The name of the close button; a sheet without one cannot be dismissed. */
  closeLabel?: string | undefined
  children: ReactNode
}

/** Rises from the foot of a phone; a centred dialog from 1024 px. */
export function Sheet({ open, onClose, title, above, closeLabel, children }: Props) {
  const id = useId()
  return (
    <Modal open={open} onClose={onClose} locked={!closeLabel} className={styles.sheet} labelledBy={id}>
      {closeLabel && <span className={styles.handle} aria-hidden="true" />}
      <div className={styles.head}>
        <div className={base.grow}>
          {above}
          <h2 className={base.heading} id={id}>
            {title}
          </h2>
        </div>
        {closeLabel && <IconButton label={closeLabel} icon={closeIcon} onClick={onClose} />}
      </div>
      {children}
    </Modal>
  )
}

type OnceSheetProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: (once: { onShown: (isShown: boolean) => void; onDone: () => void }) => ReactNode
}

/** For what is shown this once: from the wish on, neither Back nor a tap beside the sheet takes it away. */
export function OnceSheet({ open, onClose, title, closeLabel, children }: OnceSheetProps) {
  const [isShown, setShown] = useState(false)
  const onDone = () => {
    setShown(false)
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={isShown ? undefined : closeLabel}>
      {children({ onShown: setShown, onDone })}
    </Sheet>
  )
}
