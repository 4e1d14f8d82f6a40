import { type ReactNode, useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronDownIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { AlertChoice } from './AlertChoice.tsx'
import { AlertForm } from './AlertForm.tsx'
import styles from './Alerts.module.css'
import { type AlertCoin, type AlertLevels, type Figure, logoOf, useNow } from './alerts.ts'
import { buttonText } from './button-messages.ts'
import { formText } from './form-messages.ts'
import { alertsText } from './messages.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** Where the coin is known already. */
  coin?: AlertCoin | undefined
  levelsOf?: ((symbol: string) => AlertLevels | null) | undefined
  coinSearch?: ((onPick: (coin: AlertCoin) => void) => ReactNode) | undefined
  /** Says where prices come from. */
  originMark?: ((figures: readonly Figure[]) => ReactNode) | undefined
}

/** A coin first, then what to wait for. */
export function AlertSheet({ open, onClose, coin, levelsOf, coinSearch, originMark }: Props) {
  const t = useText(alertsText)
  const said = useText(formText)
  const { addFor } = useText(buttonText)
  const [picked, setPicked] = useState<AlertCoin | null>(null)
  const chosen = coin ?? picked
  const close = () => {
    setPicked(null)
    onClose()
  }
  const title = coin ? addFor(coin.name) : chosen ? said.title : said.pick
  return (
    <Sheet open={open} onClose={close} title={title} closeLabel={t.close}>
      {chosen ? (
        <div className={base.stack}>
          {!coin && (
            <button type="button" className={styles.coin} onClick={() => setPicked(null)}>
              <CoinLogo symbol={chosen.symbol} src={logoOf(chosen.symbol)} sizePx={28} />
              <b className={base.grow}>
                {chosen.name} <span className={base.faint}>{chosen.symbol}</span>
              </b>
              <Now symbol={chosen.symbol} originMark={originMark} />
              <VisuallyHidden>{said.otherCoin}</VisuallyHidden>
              <Icon shape={chevronDownIcon} sizePx={18} />
            </button>
          )}
          <AlertChoice saved={undefined} onDone={close}>
            <AlertForm key={chosen.symbol} coin={chosen} levels={levelsOf?.(chosen.symbol) ?? null} onDone={close} />
          </AlertChoice>
        </div>
      ) : (
        coinSearch?.(setPicked)
      )}
    </Sheet>
  )
}

function Now({ symbol, originMark }: { symbol: string; originMark: Props['originMark'] }) {
  const { price } = useMoney()
  const { usdOf, figures } = useNow([symbol])
  const nowUsd = usdOf(symbol)
  return nowUsd === undefined ? null : (
    <span className={styles.cost}>
      <Price text={price(nowUsd)} />
      {originMark?.(figures)}
    </span>
  )
}
