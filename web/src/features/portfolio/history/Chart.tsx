import type { History } from '@pusula/contract'
import { dayAt } from '@pusula/words'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { cssVars } from '../../../ui/css-vars.ts'
import type { Money } from '../money.ts'
import styles from './history.module.css'
import { historyText } from './messages.ts'
import { netOf, type Point, valueLine } from './value-line.ts'

type Flow = History['flows'][number]
type Props = { points: readonly Point[]; flows: readonly Flow[]; money: Money; isHourly: boolean }

const dateOf = ({ at }: Point) => at.slice(0, 10)

/** The drawing; while somebody points at it, the head tells of that moment. */
export function Chart({ points, flows, money, isHourly }: Props) {
  const t = useText(historyText)
  const format = useFormat()
  const place = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const line = valueLine(points)
  const last = points.length - 1
  const index = pointed === null ? last : Math.min(pointed, last)
  const shown = points[index]
  if (!line || !shown) return <p className={`${base.small} ${base.muted}`}>{t.tooShort}</p>
  const at = new Date(shown.at)
  const when = pointed === null ? t.now : isHourly ? `${format.shortDay(at)}, ${format.time(at)}` : format.date(at)
  const flow = pointed === null ? undefined : flows.find(({ date }) => date === dateOf(shown))
  const says = t.said(when, money.paid(shown.value), money.paid(netOf(shown)))

  function point(event: PointerEvent) {
    const box = place.current?.getBoundingClientRect()
    if (!box || box.width === 0) return
    setPointed(Math.max(0, Math.min(last, Math.round(((event.clientX - box.left) / box.width) * last))))
  }
  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }
    if (event.key === 'Escape') return setPointed(null)
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    setPointed(Math.max(0, Math.min(last, next)))
  }

  const [worth, paid] = [money.paid(shown.value), money.paid(netOf(shown))]
  return (
    <>
      <div className={styles.head} style={cssVars({ '--n': worth.length + paid.length })}>
        <span>
          <small>{pointed === null ? t.value : when}</small>
          <b>{worth}</b>
        </span>
        <span>
          <small>{t.paid}</small>
          <b>{paid}</b>
        </span>
      </div>
      <div
        ref={place}
        className={styles.chart}
        role="slider"
        tabIndex={0}
        aria-label={t.title}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={says}
        onPointerDown={point}
        onPointerMove={event => (event.pointerType === 'mouse' || event.buttons > 0) && point(event)}
        onPointerUp={event => event.pointerType !== 'mouse' && setPointed(null)}
        onPointerCancel={() => setPointed(null)}
        onPointerLeave={() => setPointed(null)}
        onKeyDown={press}
        onBlur={() => setPointed(null)}
      >
        <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.gain} d={line.gain} />
          <path className={styles.loss} d={line.loss} />
          <path className={styles.paid} d={line.paid} />
          <path className={styles.value} d={line.value} />
        </svg>
        {pointed !== null && <i className={styles.pointer} style={{ left: `${line.xOf(index)}%` }} />}
        {!isHourly && <Flows flows={flows} points={points} xOf={line.xOf} />}
      </div>
      <p className={`${styles.told} ${base.tiny} ${base.muted}`} aria-live="polite">
        {flow && <Told flow={flow} money={money} />}
      </p>
      <p className={`${styles.key} ${base.tiny}`}>
        <span>
          <i aria-hidden="true" />
          {t.valueKey}
        </span>
        <span>
          <i className={styles.keyPaid} aria-hidden="true" />
          {t.paidKey}
        </span>
        <span>
          <i className={styles.keyFlow} aria-hidden="true">
            +
          </i>
          {t.flowKey}
        </span>
      </p>
    </>
  )
}

/** More would touch each other. */
const mostMarks = 40

/** What came in and went out, one mark for a day. */
function Flows({ flows, points, xOf }: Pick<Props, 'flows' | 'points'> & { xOf: (index: number) => number }) {
  const places = new Map(points.map((point, i) => [dateOf(point), i]))
  const seen = flows.flatMap(flow => {
    const place = places.get(flow.date)
    return place === undefined ? [] : [{ flow, place }]
  })
  if (seen.length > mostMarks) return null
  return seen.map(({ flow: { date, paidIn, takenOut }, place }) => (
    <i key={date} className={styles.flow} style={{ left: `${xOf(place)}%` }} aria-hidden="true">
      {paidIn >= takenOut ? '+' : '−'}
    </i>
  ))
}

/** A drop that is no loss says so. */
function Told({ flow, money }: { flow: Flow; money: Money }) {
  const t = useText(historyText)
  const { shortDay } = useFormat()
  const trades = flow.trades.map(
    ({ kind, coinSymbol, quantity: coins }) =>
      `${money.quantity(coins)} ${coinSymbol} ${kind === 'buy' ? t.bought : t.sold}`,
  )
  const more = flow.tradeCount - flow.trades.length
  const named = `${trades.join(', ')}${more > 0 ? ` +${more}` : ''}`
  const day = shortDay(dayAt(flow.date))
  const net = flow.paidIn - flow.takenOut
  return net >= 0 ? t.cameIn(day, money.paid(net), named) : t.wentOut(day, money.paid(-net), named)
}
