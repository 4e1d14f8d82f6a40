import { type ReactNode, useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { AlertForm } from './AlertForm.tsx'
import type { AlertCoin } from './alerts.ts'
import { alertsText } from './messages.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** Where the coin is known already. */
  coin?: AlertCoin | undefined
  nowUsd?: number | undefined
  coinSearch?: ((onPick: (coin: AlertCoin) => void) => ReactNode) | undefined
}

/** A coin first, then what to wait for. */
export function AlertSheet({ open, onClose, coin, nowUsd, coinSearch }: Props) {
  const t = useText(alertsText)
  const [picked, setPicked] = useState<AlertCoin | null>(null)
  const chosen = coin ?? picked
  const close = () => {
    setPicked(null)
    onClose()
  }
  return (
    <Sheet open={open} onClose={close} title={chosen ? t.addFor(chosen.name) : t.pick} closeLabel={t.close}>
      {chosen ? (
        <AlertForm key={chosen.symbol} coin={chosen} shownUsd={nowUsd} onDone={close} />
      ) : (
        coinSearch?.(setPicked)
      )}
    </Sheet>
  )
}
