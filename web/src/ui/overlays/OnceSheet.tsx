import { type ReactNode, useState } from 'react'
import { Sheet } from './Sheet.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: (once: { onShown: (isShown: boolean) => void; onDone: () => void }) => ReactNode
}

/** For what is shown this once: from the wish on, neither Back nor a tap beside the sheet takes it away. */
export function OnceSheet({ open, onClose, title, closeLabel, children }: Props) {
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
