import { withoutCurrency } from '@pusula/words'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { useMoney } from '../../lib/money/money.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import linkStyles from '../../ui/actions/Button.module.css'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { chevronRightIcon } from '../../ui/icons/icons.ts'
import { ratioInRange, scaleTicks } from '../../ui/instruments/scale.ts'
import { useLive, usePrices } from '../market/index.ts'
import { gradesText } from './grades-messages.ts'
import type { TodaySummary } from './queries.ts'
import styles from './Today.module.css'

/** The range takes the middle of the scale. */
const [from, to] = [18, 82]

/** What was worth so much when the range was said, at the prices of now. */
function useWorthNow(portfolio: TodaySummary['portfolio']): number {
  const coins = portfolio?.coins ?? []
  const symbols = coins.map(({ symbol }) => symbol)
  const { data: prices } = usePrices(symbols)
  useLive(symbols)
  const movedUsd = coins.map(({ symbol, valueUsd, priceUsd }) => {
    const nowUsd = prices?.[symbol]?.price
    return nowUsd === undefined ? 0 : valueUsd * (nowUsd / priceUsd - 1)
  })
  return (portfolio?.valueUsd ?? 0) + movedUsd.reduce((sum, usd) => sum + usd, 0)
}

/** Where the whole portfolio may end tomorrow; how often such ranges held is said where they are measured, on its own screen. */
export function PortfolioCard({ summary: { portfolio } }: { summary: TodaySummary }) {
  const t = useText(gradesText)
  const address = useAddress()
  const { roughPrices, money, dayTime } = useMoney()
  const valueUsd = useWorthNow(portfolio)
  if (!portfolio) return null
  const { lowUsd, highUsd, endsAt } = portfolio
  const [low = '', high = ''] = roughPrices([lowUsd, highUsd])
  const unitUsd = (highUsd - lowUsd) / (to - from)
  const place = `${100 * ratioInRange(lowUsd - from * unitUsd, highUsd + (100 - to) * unitUsd, valueUsd)}%`
  return (
    <section className={`${cards.card} ${styles.card}`}>
      <div className={styles.head}>
        <h2 className={base.subheading}>{t.portfolio(dayTime(new Date(endsAt), new Date(serverNowMs())))}</h2>
        <a className={linkStyles.action} href={address('/dashboard/portfolio')}>
          {t.toPortfolio}
          <Icon shape={chevronRightIcon} sizePx={16} />
        </a>
      </div>
      <p className={styles.amount}>
        {low} – {withoutCurrency(high)}
      </p>
      <div role="img" aria-label={t.band(low, high, money(valueUsd))}>
        <svg className={styles.scale} aria-hidden="true">
          {scaleTicks(31, 10, null).map(({ xPercent, major }) => (
            <line key={xPercent} x1={`${xPercent}%`} x2={`${xPercent}%`} y1={major ? 9 : 14} y2="21" />
          ))}
          <rect className={styles.band} x={`${from}%`} y="9" width={`${to - from}%`} height="12" rx="3" />
          <svg x={place} y="0" overflow="visible" aria-hidden="true">
            <path className={styles.pointer} d="M-5 0h10L0 6Z" />
          </svg>
        </svg>
      </div>
      <p className={styles.ends}>
        <span>{t.endsHere}</span>
        <span>
          {t.worthNow} <b>{money(valueUsd)}</b>
        </span>
      </p>
    </section>
  )
}
