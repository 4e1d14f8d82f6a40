import type { ReactNode } from 'react'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { adminText } from './text.ts'

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
    <Dialog open={open} onClose={onClose} title={title}>
      <p className="muted sm">{children}</p>
      <div className="two">
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button look="danger" busy={busy && t.working} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  )
}
