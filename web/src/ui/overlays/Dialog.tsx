import { type ReactNode, useId } from 'react'
import base from '../base.module.css'
import styles from './Modal.module.css'
import { Modal } from './Modal.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** Cannot be dismissed: only its own buttons lead on. */
  locked?: boolean | undefined
  children: ReactNode
}

/** A short question in the middle of the screen; the answers come as children. */
export function Dialog({ open, onClose, title, locked, children }: Props) {
  const id = useId()
  return (
    <Modal open={open} onClose={onClose} locked={locked} className={styles.dialog} labelledBy={id}>
      <h2 className={base.heading} id={id}>
        {title}
      </h2>
      {children}
    </Modal>
  )
}
