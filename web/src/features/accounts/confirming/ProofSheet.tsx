import { useText } from '../../../lib/language.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { ConfirmWays } from './ConfirmWays.tsx'
import { confirmText } from './confirm-text.ts'

type Props = { open: boolean; onAnswer: (isShown: boolean) => void }

/** Stands over whatever was being done, so that nothing typed is lost; closing it calls the whole thing off. */
export default function ProofSheet({ open, onAnswer }: Props) {
  const t = useText(confirmText)
  return (
    <Sheet open={open} onClose={() => onAnswer(false)} title={t.title} closeLabel={t.close}>
      <ConfirmWays onConfirmed={() => onAnswer(true)} />
    </Sheet>
  )
}
