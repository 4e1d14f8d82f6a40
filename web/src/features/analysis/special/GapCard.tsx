import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import base from '../../../ui/base.module.css'
import { Lubber } from '../../../ui/brand/Dial.tsx'
import cards from '../../../ui/cards.module.css'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import rangeStyles from '../range.module.css'
import type { CoinKind } from './kind.ts'
import { specialText } from './messages.ts'
import styles from './special.module.css'

/** Round axis ends, as ratios. */
const halves = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5]

/** The nearest round end that holds all gaps, and is not nearer than the least. */
export function halfOf(gaps: readonly number[], least = 0): number {
  const farthest = Math.max(least, ...gaps.map(Math.abs))
  return halves.find(half => half >= farthest) ?? 1
}

/** Where a gap stands between minus and plus a half, in percent from the left or the bottom. */
export const placeOf = (gap: number, half: number): number =>
  Math.round(Math.min(1, Math.max(0, (gap + half) / (2 * half))) * 10_000) / 100

/** The gaps of thirty days as the points of a line in a square of a hundred, the newest at the right. */
export const lineOf = (history: readonly number[], half: number): string =>
  history
    .map((gap, i) => `${Math.round((i / Math.max(1, history.length - 1)) * 10_000) / 100},${100 - placeOf(gap, half)}`)
    .join(' ')

type Gap = NonNullable<CoinKind['gap']>
type Props = { gap: Gap; isDollar: boolean }

/** The scales begin where leaving would be seen: half a percent from a dollar, one percent from another coin. */
const minHalf = { dollar: 0.005, coin: 0.01 }

/** Hundredths of a percent; what is smaller is no distance. */
function useGap(): (gapRatio: number) => string {
  const { ratio } = useFormat()
  return gapRatio => ratio(Math.round(1e4 * gapRatio) / 1e4)
}

/** How far a coin is from what it follows: the large figure, the band of thirty days and its way through them. */
export function GapCard({ gap, isDollar }: Props) {
  const t = useText(specialText)
  const gapOf = useGap()
  const [now, low, high] = [gapOf(gap.nowRatio), gapOf(gap.lowRatio), gapOf(gap.highRatio)]
  return (
    <section className={cards.card}>
      <h3 className={`${base.small} ${base.muted} ${styles.label}`}>
        {isDollar ? t.fromDollar : t.fromCoin(gap.toName)}
      </h3>
      <p className={base.figure}>{now}</p>
      <p className={`${base.small} ${base.muted}`}>{t.between(low, high)}</p>
      <Band gap={gap} isDollar={isDollar} says={t.gapSays(now, low, high)} />
      <Line gap={gap} isDollar={isDollar} />
      {!isDollar && (
        <div className={styles.facts}>
          <Facts gap={gap} />
        </div>
      )}
    </section>
  )
}

function Band({ gap, isDollar, says }: Props & { says: string }) {
  const t = useText(specialText)
  const { ratio } = useFormat()
  const half = halfOf([gap.lowRatio, gap.highRatio, gap.nowRatio], isDollar ? minHalf.dollar : minHalf.coin)
  const place = (gapRatio: number) => placeOf(gapRatio, half)
  const [low, high] = [place(gap.lowRatio), place(gap.highRatio)]
  return (
    <div className={styles.band} role="img" aria-label={says}>
      <div className={`${rangeStyles.scale} ${styles.scale}`}>
        <span className={styles.current} style={{ left: `${place(gap.nowRatio)}%` }}>
          <Lubber />
        </span>
        <Ticks count={51} majorEvery={50} heightPx={12} />
        <span className={rangeStyles.band} style={{ left: `${low}%`, width: `${Math.max(1, high - low)}%` }} />
        <span className={rangeStyles.now} style={{ left: '50%' }} />
      </div>
      <p className={styles.axis}>
        <span>{ratio(-half)}</span>
        <b>{isDollar ? t.exactDollar : t.priceOf(gap.toName)}</b>
        <span>{ratio(half)}</span>
      </p>
    </div>
  )
}

function Line({ gap, isDollar }: Props) {
  const t = useText(specialText)
  const { ratio, priceTag } = useFormat()
  const half = halfOf(gap.history)
  return (
    <div className={styles.history} aria-hidden="true">
      <div className={styles.picture}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {[0, 50, 100].map(y => (
            <line key={y} x1="0" x2="100" y1={y} y2={y} className={y === 50 ? styles.middle : undefined} />
          ))}
          <polyline points={lineOf(gap.history, half)} />
        </svg>
        <i className={styles.dot} style={{ top: `${100 - placeOf(gap.nowRatio, half)}%` }} />
        <small style={{ top: 0 }}>{ratio(half)}</small>
        <small style={{ top: '50%' }}>{isDollar ? priceTag(1) : gap.to}</small>
        <small style={{ top: '100%' }}>{ratio(-half)}</small>
      </div>
      <p>
        <span>{t.monthAgo}</span>
        <b>{t.now}</b>
      </p>
    </div>
  )
}

function Facts({ gap, marketCapUsd = null }: { gap: Gap; marketCapUsd?: number | null }) {
  const t = useText(specialText)
  const { shortDay, count } = useFormat()
  const { compactPrice } = useMoney()
  const gapOf = useGap()
  return (
    <dl className={cards.facts}>
      <div>
        <dt>{t.farthest}</dt>
        <dd>
          {gapOf(gap.farthestRatio)} · {shortDay(new Date(gap.farthestAt))}
        </dd>
      </div>
      {gap.daysOff !== null && (
        <div>
          <dt>{t.daysOff}</dt>
          <dd>{count(gap.daysOff)}</dd>
        </div>
      )}
      {marketCapUsd !== null && (
        <div>
          <dt>{t.cap}</dt>
          <dd>{compactPrice(marketCapUsd)}</dd>
        </div>
      )}
    </dl>
  )
}

type DollarProps = { gap: Gap; text: NonNullable<CoinKind['text']>; marketCapUsd: number | null }

/** Beside the distance from a dollar: its worst days, its size, and why there is nothing to analyse. */
export function DollarFacts({ gap, text, marketCapUsd }: DollarProps) {
  const t = useText(specialText)
  return (
    <>
      <section className={cards.card}>
        <Facts gap={gap} marketCapUsd={marketCapUsd} />
      </section>
      <section className={`${cards.card} ${base.stackTight}`}>
        <h3 className={base.subheading}>{t.why}</h3>
        <p className={`${base.small} ${base.muted}`}>{text.instead}</p>
        <p className={`${base.small} ${base.muted}`}>{text.changes}</p>
      </section>
    </>
  )
}
