import { useText } from '../../../lib/language.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { ShowFactor } from '../second-factor/ShowFactor.tsx'
import { ConfirmWays } from './ConfirmWays.tsx'
import { confirmText } from './confirm-text.ts'
import type { Proof } from './proof.ts'

type Props = { proof: Proof; open: boolean; onAnswer: (isShown: boolean) => void }

/** Stands over whatever was being done, so that nothing typed is lost; closing it calls the whole thing off. */
export default function ProofSheet({ proof, open, onAnswer }: Props) {
  const t = useText(confirmText)
  const shown = () => onAnswer(true)
  return (
    <Sheet
      open={open}
      onClose={() => onAnswer(false)}
      title={proof === 'factor' ? t.factor : t.title}
      closeLabel={t.close}
    >
      {proof === 'factor' ? <ShowFactor says={t.factorSays} onShown={shown} /> : <ConfirmWays onConfirmed={shown} />}
    </Sheet>
  )
}
