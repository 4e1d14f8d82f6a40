import { type MouseEvent, type ReactNode, useId } from 'react'
import { Button } from '../actions/Button.tsx'
import base from '../base.module.css'
import styles from './Modal.module.css'
import { Modal, useAwake } from './Modal.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/** A short question in the middle of the screen; the answers come as children. */
export function Dialog({ open, onClose, title, children }: Props) {
  const id = useId()
  return (
    <Modal open={open} onClose={onClose} className={styles.dialog} labelledBy={id}>
      <h2 className={base.heading} id={id}>
        {title}
      </h2>
      {children}
    </Modal>
  )
}

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** What is spent or lost. */
  children: ReactNode
  /** The words of the two answers. */
  cancel: string
  confirm: string
  /** For what cannot be brought back. */
  danger?: boolean
  busy?: string | false | undefined
  onConfirm: () => void
  /** Another way, under the two answers. */
  otherwise?: ReactNode
}

/** A question before something is spent or deleted. What opened it is no answer: not the same key or tap, nor its double. */
export function ConfirmDialog({ open, onClose, title, children, otherwise, ...answers }: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <p className={base.muted}>{children}</p>
      <Answers {...answers} onCancel={onClose} />
      {otherwise}
    </Dialog>
  )
}

type AnswersProps = Pick<ConfirmDialogProps, 'cancel' | 'confirm' | 'danger' | 'busy' | 'onConfirm'> & {
  onCancel: () => void
}

/** They come with every opening of the dialog, whose own title has the focus first. */
function Answers({ cancel, confirm, danger = false, busy, onConfirm, onCancel }: AnswersProps) {
  const isAwake = useAwake()
  const asleep = isAwake ? undefined : true
  // The second half of a double click was meant for what was there before.
  const once = (answer: () => void) => (event: MouseEvent) => isAwake && event.detail < 2 && answer()
  return (
    <div className={base.pair}>
      <Button aria-disabled={asleep} onClick={once(onCancel)}>
        {cancel}
      </Button>
      <Button look={danger ? 'danger' : 'primary'} aria-disabled={asleep} busy={busy} onClick={once(onConfirm)}>
        {confirm}
      </Button>
    </div>
  )
}
