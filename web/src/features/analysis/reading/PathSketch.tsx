import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import type { AnalysisResult } from '../select/run.ts'
import { readingText } from './messages.ts'
import styles from './PathSketch.module.css'

type Path = NonNullable<AnalysisResult['terms'][number]['path']>

const heightPx = 72
/** A label in the middle keeps so far from the edges, in percent of the width. */
const keep = 22

const tenths = (value: number) => Math.round(10 * value) / 10

/** How the price got where it is: the line of the term with its beginning, where it turned, and now. */
export function PathSketch({ points, turns }: Path) {
  const t = useText(readingText)
  const { prose, returnRate, day } = useMoney()
  const prices = points.map(point => Math.log(point.priceUsd))
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const last = points.length - 1
  const at = (i: number) => ({
    x: (100 * i) / last,
    y: high > low ? (heightPx * (high - (prices[i] ?? low))) / (high - low) : heightPx / 2,
  })
  const usd = (i: number) => points[i]?.priceUsd ?? 0
  const change = (from: number, to: number) => {
    const ratio = usd(to) / usd(from) - 1
    return returnRate(ratio, Math.abs(ratio) < 0.1 ? 1 : 0)
  }
  const line = points.map((_, i) => `${tenths(at(i).x)} ${tenths(at(i).y)}`).join('L')
  const turn = turns.at(-1) ?? 0
  const before = turns.length > 1 ? (turns[0] ?? 0) : 0
  const said = [0, ...turns].map(i => `${day(new Date(points[i]?.at ?? 0))} ${prose(usd(i))}`)
  const isLow = at(turn).y > heightPx / 2
  return (
    <div className={styles.path} role="img" aria-label={[...said, `${t.now} ${prose(usd(last))}`].join(', ')}>
      <svg viewBox={`0 0 100 ${heightPx}`} preserveAspectRatio="none" height={heightPx} aria-hidden="true">
        <path d={`M${line}`} />
      </svg>
      {[0, ...turns, last].map(i => (
        <i
          key={i}
          className={i === last ? styles.now : undefined}
          style={{ left: `${at(i).x}%`, top: `${at(i).y}px` }}
        />
      ))}
      <Label x={0} at={at(0).y} isBelow={!isLow} price={prose(usd(0))} />
      <Label
        x={Math.min(100 - keep, Math.max(keep, at(turn).x))}
        at={at(turn).y}
        isBelow={isLow}
        price={prose(usd(turn))}
        change={change(before, turn)}
      />
      <Label x={100} at={at(last).y} isBelow={!isLow} price={prose(usd(last))} change={change(turn, last)} />
    </div>
  )
}

type LabelProps = { x: number; at: number; isBelow: boolean; price: string; change?: string }

/** A price above its point, or below it, and how far the line went to get there. */
function Label({ x, at, isBelow, price, change }: LabelProps) {
  const shift = x === 0 ? 0 : x === 100 ? -100 : -50
  const style = { left: `${x}%`, top: `${at + (isBelow ? 8 : -24)}px`, transform: `translateX(${shift}%)` }
  return (
    <span className={styles.label} style={style}>
      <b>
        <Price text={price} />
      </b>
      {change && ` · ${change}`}
    </span>
  )
}
