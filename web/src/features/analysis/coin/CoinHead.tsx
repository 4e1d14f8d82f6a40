import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { CurrencySwitch } from '../../../lib/money/CurrencySwitch.tsx'
import { useMoney } from '../../../lib/money/money.ts'
import { IconLink } from '../../../ui/actions/IconLink.tsx'
import { directionOf } from '../../../ui/direction.ts'
import { arrowLeftIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { BigPrice, OriginMark, type Overview } from '../../market/index.ts'
import type { AnalyzedCoin } from '../select/run.ts'
import styles from './CoinHead.module.css'
import { coinText } from './messages.ts'

type Props = {
  coin: AnalyzedCoin
  /** Undefined until the price is here. */
  overview: Overview | undefined
  /** No price comes: none is waited for. */
  isSilent?: boolean
  /** Stablecoin, wrapped coin: where it is no ordinary one. */
  kind?: string | undefined
  /** What other features offer for the coin. */
  actions: ReactNode
}

/** The coin, the way back, what can be done with it, and its one large price. */
export function CoinHead({ coin, overview, isSilent, kind, actions }: Props) {
  const t = useText(coinText)
  const { count } = useFormat()
  const address = useAddress()
  const rank = overview?.rank ?? null
  return (
    <div className={styles.head}>
      <div className={styles.names}>
        <IconLink label={t.back} href={address('/dashboard/home')} icon={arrowLeftIcon} />
        <CoinLogo src={coin.image} symbol={coin.symbol} sizePx={40} />
        <p className={styles.name}>
          <b>{coin.name}</b>
          <small>
            {rank === null ? coin.symbol : t.rank(coin.symbol, count(rank))}
            {kind && ` · ${kind}`}
          </small>
        </p>
        <div className={styles.actions}>{actions}</div>
      </div>
      {!isSilent && (
        <div className={styles.price} data-part="price">
          {overview && <PriceNow overview={overview} />}
        </div>
      )}
    </div>
  )
}

function PriceNow({ overview: { price, origin } }: { overview: Overview }) {
  const t = useText(coinText)
  const { percent, changePercent } = useMoney()
  const change = changePercent(price.priceChangePercent)
  return (
    <>
      <div className={styles.figure}>
        <BigPrice priceUsd={price.lastPrice} />
        <CurrencySwitch />
      </div>
      <p className={styles.day}>
        <Delta direction={directionOf(0, change)}>{percent(change)}</Delta>
        <span>{t.day}</span>
        <OriginMark origin={origin} className={styles.origin} />
      </p>
    </>
  )
}
