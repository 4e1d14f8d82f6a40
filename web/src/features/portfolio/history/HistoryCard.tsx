import type { History, PortfolioSummary } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { directionOf } from '../../../ui/direction.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { SkeletonArea } from '../../../ui/states/SkeletonText.tsx'
import { portfolioText } from '../messages.ts'
import { type Money, useMoney } from '../money.ts'
import styles from '../portfolio.module.css'
import { useHistory } from '../queries.ts'
import { Chart } from './Chart.tsx'
import { historyText } from './messages.ts'
import { dayOf, momentOf, type Point, type Range, ranges, within } from './value-line.ts'

type Props = { money: Money; coin?: string; summary?: Pick<PortfolioSummary, 'currentValue'> | undefined }

/** What everything, or one coin, was worth beside the money that went in; by finger, mouse or arrow keys day by day. */
export function HistoryCard({ money, coin, summary }: Props) {
  const t = useText(historyText)
  const { waiting } = useText(portfolioText)
  const { count } = useFormat()
  const [range, setRange] = useState<Range>('all')
  const whole = useHistory(money.currency, coin)
  const query = useHistory(money.currency, coin, range === 'day' ? 'day' : undefined)
  const allLabel = whole.data && isCut(whole.data) ? t.longest(count(whole.data.points.length)) : t.all
  return (
    <Loaded
      query={query}
      waiting={
        <SkeletonArea label={waiting} className={cards.card}>
          <Skeleton heightPx={220} />
        </SkeletonArea>
      }
    >
      {history => (
        <section className={coin ? styles.history : `${cards.card} ${styles.history}`} aria-label={t.title}>
          <Drawn history={history} range={range} summary={summary} />
          <Segmented
            full
            label={t.range}
            segments={ranges.map(value => ({
              value,
              label: value === 'all' ? allLabel : t[value],
            }))}
            value={range}
            onChange={setRange}
          />
          <Returns history={history} />
        </section>
      )}
    </Loaded>
  )
}

/** The history is longer than what is told of it. */
const isCut = ({ flows: [flow], points: [point] }: History): boolean =>
  flow !== undefined && point !== undefined && flow.date < dayOf(point)

/** In the money that the days were counted in. */
function Drawn({ history, range, summary }: { history: History; range: Range; summary: Props['summary'] }) {
  const money = useMoney(history.currency)
  const points = within(endingNow(history.points, summary, money), range)
  return <Chart points={points} flows={history.flows} money={money} isHourly={range === 'day'} />
}

/** Now is worth what the sums say it is: two figures for one moment would only raise questions. */
function endingNow(points: readonly Point[], summary: Props['summary'], { perDollar }: Money): readonly Point[] {
  const last = points.at(-1)
  const worth = summary?.currentValue
  if (!last || worth === null || worth === undefined) return points
  return [...points.slice(0, -1), { ...last, value: Number(worth) * perDollar }]
}

const yearDays = 365

/** Two ways to say how it went over the whole time, since when, and by the year from one year on; what is not known is not explained. */
function Returns({ history: { points, timeWeighted, moneyWeighted } }: { history: History }) {
  const t = useText(historyText)
  const { ratio, date } = useFormat()
  const [first, last] = [points[0], points.at(-1)]
  const days = first && last ? (Date.parse(last.at) - Date.parse(first.at)) / DAY_MS : 0
  const perYear = (rate: number) => (days >= yearDays && rate > -1 ? (1 + rate) ** (yearDays / days) - 1 : null)
  const returns = [
    { name: t.timeWeighted, says: t.timeWeightedSays, value: timeWeighted },
    { name: t.moneyWeighted, says: t.moneyWeightedSays, value: moneyWeighted },
  ].flatMap(({ value, ...one }) => (value === null ? [] : [{ ...one, value, yearly: perYear(value) }]))
  if (returns.length === 0 || !first) return null
  return (
    <>
      <dl className={cards.facts}>
        {returns.map(({ name, says, value, yearly }) => (
          <div key={name}>
            <dt title={says}>{name}</dt>
            <dd>
              <Delta direction={directionOf(0, value)}>{ratio(value)}</Delta>
              {yearly !== null && <small className={styles.yearly}>{t.perYear(ratio(yearly))}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={`${base.tiny} ${base.faint}`}>
        {[...returns.map(({ says }) => says), t.since(date(momentOf(first, false)))].join(' ')}
      </p>
    </>
  )
}
