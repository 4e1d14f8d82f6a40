import type { PortfolioSummary } from '@pusula/contract'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { directionClass, directionOf } from '../../../ui/direction.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { SkeletonArea } from '../../../ui/states/SkeletonArea.tsx'
import { portfolioText, summaryText } from '../messages.ts'
import type { Money } from '../money.ts'
import styles from '../portfolio.module.css'
import { useHistory } from '../queries.ts'
import { type Day, valueLine } from './value-line.ts'

/** What the portfolio was worth on each day since the first purchase. */
export function HistoryCard({ summary, money }: { summary: PortfolioSummary; money: Money }) {
  const t = useText(summaryText)
  const { waiting } = useText(portfolioText)
  return (
    <Loaded
      query={useHistory()}
      waiting={
        <SkeletonArea label={waiting} className={cards.card}>
          <Skeleton heightPx={168} />
        </SkeletonArea>
      }
    >
      {({ days }) => (
        <section className={`${cards.card} ${styles.history}`}>
          <h2 className={base.subheading}>{t.history}</h2>
          <Drawing days={endingWith(summary, days)} money={money} />
        </section>
      )}
    </Loaded>
  )
}

/** Today is worth what the sums say it is: two figures for one moment would only raise questions. */
function endingWith({ currentValue, pricedCostUsd }: PortfolioSummary, days: readonly Day[]): readonly Day[] {
  const today = days.at(-1)
  if (!today || currentValue === null) return days
  return [...days.slice(0, -1), { ...today, valueUsd: Number(currentValue), costUsd: Number(pricedCostUsd) }]
}

function Drawing({ days, money }: { days: readonly Day[]; money: Money }) {
  const t = useText(summaryText)
  const { date } = useFormat()
  const line = valueLine(days)
  const [first] = days
  const last = days.at(-1)
  if (!line || !first || !last) return <p className={`${base.small} ${base.muted}`}>{t.tooShort}</p>
  const direction = directionOf(last.costUsd, last.valueUsd)
  const from = date(new Date(first.date))
  const label = t.historySays(
    from,
    money.money(first.valueUsd),
    money.money(last.valueUsd),
    money.money(line.lowUsd),
    money.money(line.highUsd),
  )
  return (
    <>
      <svg
        className={`${styles.line} ${directionClass[direction]}`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={styles.lineArea} d={line.area} />
        <path className={styles.lineCost} d={line.cost} />
        <path className={styles.lineValue} d={line.value} />
      </svg>
      <p className={`${base.row} ${base.between} ${base.tiny} ${base.faint}`}>
        <span>{from}</span>
        <span>{t.todayMark}</span>
      </p>
      <p className={`${styles.lineKey} ${base.tiny}`}>
        <span>
          <i className={directionClass[direction]} aria-hidden="true" />
          {t.valueLine} <b>{money.money(last.valueUsd)}</b>
        </span>
        <span>
          <i className={styles.keyCost} aria-hidden="true" />
          {t.costLine} <b>{money.money(last.costUsd)}</b>
        </span>
      </p>
    </>
  )
}
