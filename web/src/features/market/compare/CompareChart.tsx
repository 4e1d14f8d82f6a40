import { compareSpans } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes, cssVars } from '../../../ui/classes.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { avoidOverlap } from '../../../ui/instruments/avoid-overlap.ts'
import { Table } from '../../../ui/Table.tsx'
import { useWide } from '../coin-card/use-wide.ts'
import styles from './Compare.module.css'
import { compareText } from './messages.ts'
import type { Compared, Comparison } from './queries.ts'

/** One coin's change since the start, a value for every time; null before it was traded. */
interface Line {
  symbol: string
  line: readonly (number | null)[]
}

interface Drawn {
  symbol: string
  path: string
  /** Where the name stands, and the last change. */
  labelY: number
  last: number
}

interface Drawing {
  lines: Drawn[]
  zeroY: number
  marks: { y: number; ratio: number }[]
}

export const labelGapPx = 28
const edgePx = 18
const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]
const maxMarks = 4

const tenth = (value: number) => Math.round(value * 10) / 10

/** Lines from one start on one scale; the names beside them never lie on each other. */
export function drawLines(lines: readonly Line[], widthPx: number, heightPx: number): Drawing {
  const values = [0, ...lines.flatMap(({ line }) => line.flatMap(value => value ?? []))]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = high - low || 0.01
  const toY = (value: number) => tenth(heightPx - edgePx - ((value - low) / span) * (heightPx - 2 * edgePx))
  const drawn = lines.map(({ symbol, line }) => {
    const toX = (place: number) => tenth((place / Math.max(1, line.length - 1)) * widthPx)
    const points = line.flatMap((value, place) => (value === null ? [] : [`${toX(place)} ${toY(value)}`]))
    return { symbol, path: points.length ? `M${points.join('L')}` : '', last: line.findLast(one => one !== null) ?? 0 }
  })
  const order = drawn.map(({ last }, place) => ({ place, y: toY(last) })).sort((one, other) => one.y - other.y)
  const apart = avoidOverlap(
    order.map(({ y }) => ({ position: y, weight: 1 })),
    labelGapPx,
    [edgePx / 2, heightPx - edgePx],
  )
  const labelY = new Map(order.map(({ place }, index) => [place, tenth(apart[index] ?? 0)]))
  return {
    lines: drawn.map((one, place) => ({ ...one, labelY: labelY.get(place) ?? 0 })),
    zeroY: toY(0),
    marks: marksBetween(low, high).map(ratio => ({ ratio, y: toY(ratio) })),
  }
}

/** Round changes to draw a line at, a few at most; the start has a line of its own. */
function marksBetween(low: number, high: number): number[] {
  const step = steps.find(size => (high - low) / size <= maxMarks) ?? high - low
  const [first, last] = [Math.ceil(low / step), Math.floor(high / step)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => (first + place) * step).filter(
    ratio => Math.abs(ratio) > step / 2,
  )
}

/** From here on days look alike, and up to there they do not. */
const [alikeFrom, unlikeTo] = [0.7, 0.3]

/** How alike the days of each two were. */
export function Together({ of: { coins, together } }: { of: Comparison }) {
  const t = useText(compareText)
  const { plain } = useFormat()
  const pairs = together.flatMap((row, one) => row.filter((rho, other) => other > one && rho !== null))
  return (
    <section className={`${cards.card} ${styles.together}`}>
      <h2 className={base.subheading}>{t.together}</h2>
      <p className={`${base.small} ${base.muted}`}>{t.togetherSays}</p>
      <Table
        className={styles.matrix}
        caption={t.together}
        rows={coins.map(({ symbol }, one) => ({ symbol, one }))}
        keyOf={({ symbol }) => symbol}
        columns={[
          { key: 'coin', head: t.coins, isHeadHidden: true, cell: ({ symbol }) => symbol },
          ...coins.map((other, place) => ({
            key: other.symbol,
            head: other.symbol,
            cell: ({ one }: { one: number }) => {
              const rho = together[one]?.[place] ?? null
              return (
                <span
                  className={one === place ? styles.self : styles.pair}
                  style={cssVars({ '--likeness': Math.max(0, rho ?? 0) })}
                >
                  {one === place ? '1' : plain(rho, 2)}
                </span>
              )
            },
          })),
        ]}
      />
      {pairs.length > 0 && <p className={`${base.small} ${base.muted}`}>{t[likenessOf(pairs)]}</p>}
    </section>
  )
}

/** Of all pairs: the least alike decides for alike, the most alike for unlike. */
function likenessOf(pairs: readonly (number | null)[]): 'alike' | 'unlike' | 'between' {
  const known = pairs.flatMap(rho => rho ?? [])
  if (Math.min(...known) >= alikeFrom) return 'alike'
  return Math.max(...known) <= unlikeTo ? 'unlike' : 'between'
}

/** How a coin is told from the others: by dash as well as by tone. The first is brass. */
export const lineLooks = [styles.first, styles.second, styles.third, styles.fourth]

/** Room for a name and its figure at the end of a line. */
const labelsPx = 62
const axisPx = 22

type Props = { of: Comparison; span: Compared['span']; onSpan: (span: Compared['span']) => void }

/** All coins from one start, at the true width of the page: its letters never shrink. */
export function CompareChart({ of, span, onSpan }: Props) {
  const t = useText(compareText)
  const { part } = useFormat()
  const isWide = useWide()
  const spans = (
    <Segmented
      full={!isWide}
      className={isWide ? undefined : styles.spans}
      label={t.span}
      segments={compareSpans.map(value => ({ value, label: t[value] }))}
      value={span}
      onChange={onSpan}
    />
  )
  return (
    <section className={cards.card}>
      <div className={styles.chartHead}>
        <h2 className={base.subheading}>{t.sameStart}</h2>
        {isWide ? spans : <small className={base.faint}>{t.zero(part(0))}</small>}
      </div>
      <Lines of={of} />
      {!isWide && spans}
      <Young of={of} />
    </section>
  )
}

function Lines({ of: { coins, times, span } }: { of: Comparison }) {
  const t = useText(compareText)
  const { ratio, shortDay } = useFormat()
  const frame = useRef<HTMLDivElement>(null)
  const [widthPx, setWidth] = useState(316)
  useEffect(() => {
    const look = () => setWidth(frame.current?.clientWidth || 316)
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [])
  const heightPx = widthPx > 480 ? 320 : 210
  const plotPx = Math.max(80, widthPx - labelsPx)
  const { lines, zeroY, marks } = drawLines(coins, plotPx, heightPx)
  const [firstMs = 0, middleMs = 0] = [times[0], times[Math.floor(times.length / 2)]]
  const label = `${t[`in.${span}`]}: ${lines.map(({ symbol, last }) => `${symbol} ${ratio(last)}`).join(', ')}`
  const axisY = heightPx + axisPx - 6
  return (
    <div ref={frame}>
      <svg className={styles.chart} width={widthPx} height={heightPx + axisPx} role="img">
        <title>{label}</title>
        {marks.map(mark => (
          <g key={mark.ratio}>
            <path className={styles.grid} d={`M0 ${mark.y}H${plotPx}`} />
            <text x="0" y={mark.y - 4}>
              {ratio(mark.ratio).replace(/[.,]00/, '')}
            </text>
          </g>
        ))}
        <path className={styles.zero} d={`M0 ${zeroY}H${plotPx}`} />
        {lines.map(({ symbol, path }, place) => (
          <path key={symbol} className={lineLooks[place]} d={path} />
        ))}
        {lines.map(({ symbol, labelY, last }, place) => (
          <g key={symbol}>
            <text className={classes(styles.name, place === 0 && styles.brass)} x={plotPx + 8} y={labelY}>
              {symbol}
            </text>
            <text x={plotPx + 8} y={labelY + 13}>
              {ratio(last)}
            </text>
          </g>
        ))}
        <text x="0" y={axisY}>
          {shortDay(new Date(firstMs))}
        </text>
        <text x={plotPx / 2} y={axisY} textAnchor="middle">
          {shortDay(new Date(middleMs))}
        </text>
        <text x={plotPx} y={axisY} textAnchor="end">
          {t.today}
        </text>
      </svg>
    </div>
  )
}

/** A coin that was not traded yet when the others start. */
function Young({ of: { coins, times } }: { of: Comparison }) {
  const t = useText(compareText)
  const { date } = useFormat()
  const young = coins.flatMap(({ symbol, line }) => {
    const beginsMs = times[line.findIndex(value => value !== null)] ?? 0
    return beginsMs - (times[0] ?? 0) > DAY_MS ? [{ symbol, beginsMs }] : []
  })
  return young.map(({ symbol, beginsMs }) => (
    <p key={symbol} className={`${base.tiny} ${base.faint}`}>
      {t.young(symbol, date(new Date(beginsMs)))}
    </p>
  ))
}
