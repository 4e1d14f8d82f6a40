import { useText } from '../../lib/language.ts'
import { useMoney } from '../../lib/money/money.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { CoinRow } from './CoinRow.tsx'
import { gradesText } from './grades-messages.ts'
import type { TodaySummary } from './queries.ts'
import styles from './Today.module.css'

/** At most three things to keep an eye on until tomorrow. */
export function WatchCard({ summary: { watch } }: { summary: TodaySummary }) {
  const t = useText(gradesText)
  if (watch.length === 0) return null
  return (
    <section className={`${cards.card} ${styles.card}`}>
      <h2 className={base.subheading}>{t.watch}</h2>
      <div className={styles.rows}>
        {watch.map(one => (
          <WatchRow key={`${one.kind} ${one.kind === 'wide' ? one.symbol : one.plan.id}`} watched={one} />
        ))}
      </div>
    </section>
  )
}

function WatchRow({ watched }: { watched: TodaySummary['watch'][number] }) {
  const t = useText(gradesText)
  const { size, prose, outOf, dayTime } = useMoney()
  if (watched.kind === 'wide') {
    const { symbol, name, usualRatio, halfRatio } = watched
    return (
      <CoinRow
        symbol={symbol}
        name={name}
        says={t.wider(size(usualRatio))}
        figure={`±${size(halfRatio)}`}
        under={t.tomorrow}
      />
    )
  }
  const { name, plan } = watched
  if (watched.kind === 'ending') {
    const ends = new Date((plan.state === 'met' ? plan.limitAt : null) ?? plan.validUntil)
    return <CoinRow symbol={plan.symbol} name={name} says={t.planEnds(dayTime(ends, new Date(serverNowMs())))} />
  }
  return (
    <CoinRow
      symbol={plan.symbol}
      name={name}
      says={t[`${plan.side}Starts`](prose(plan.trigger))}
      figure={outOf(plan.chances.met, 20)}
      under={t.byTomorrow}
    />
  )
}
