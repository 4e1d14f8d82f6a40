import { useText } from '../../../lib/language.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { CoinSearch } from '../../market/index.ts'
import { labText } from './messages.ts'

type Props = { open: boolean; onClose: () => void; onPick: (symbol: string) => void }

/** Chooses a coin. */
export function CoinSheet({ open, onClose, onPick }: Props) {
  const t = useText(labText)
  return (
    <Sheet open={open} onClose={onClose} title={t.chooseCoin} closeLabel={t.close}>
      <CoinSearch
        onPick={({ symbol }) => {
          onPick(symbol)
          onClose()
        }}
      />
    </Sheet>
  )
}
