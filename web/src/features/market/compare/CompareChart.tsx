import { compareSpans } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { useWide } from '../coin-card/use-wide.ts'
import styles from './Compare.module.css'
import { drawLines } from './chart.ts'
import type { Compared } from './coins.ts'
import { compareText } from './messages.ts'
import type { Comparison } from './queries.ts'

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
