import type { ReactNode } from 'react'
import { useText } from '../../../lib/language.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { adminText } from './messages.ts'

type Props = {
  open: boolean
  title: string
  /** What the button that goes through with it says. */
  action: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** What cannot be undone is asked twice. */
export function Confirm({ open, title, action, busy, onConfirm, onClose, children }: Props) {
  const t = useText(adminText)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      cancel={t.cancel}
      confirm={action}
      danger
      busy={busy && t.working}
      onConfirm={onConfirm}
    >
      {children}
    </ConfirmDialog>
  )
}
