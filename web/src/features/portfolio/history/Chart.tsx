import type { History } from '@pusula/contract'
import { currencySigns, dayAt, type Format } from '@pusula/words'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { cssVars } from '../../../ui/classes.ts'
import { spreadPlaces } from '../../../ui/instruments/axis.ts'
import { Table } from '../../../ui/Table.tsx'
import { Amount, useSpoken } from '../discreet/Amount.tsx'
import type { Money } from '../money.ts'
import styles from '../portfolio.module.css'
import { historyText } from './messages.ts'
import { dayOf, flowMarks, momentOf, netOf, type Point, valueLine } from './value-line.ts'

type Flow = History['flows'][number]
type Props = { points: readonly Point[]; flows: readonly Flow[]; money: Money; isHourly: boolean }

/** Chart of the value; its head shows the moment under the pointer. */
export function Chart({ points, flows, money, isHourly }: Props) {
  const t = useText(historyText)
  const format = useFormat()
  const place = useRef<HTMLDivElement>(null)
  const spoken = useSpoken()
  const [pointed, setPointed] = useState<number | null>(null)
  const line = valueLine(points)
  const last = points.length - 1
  const index = pointed === null ? last : Math.min(pointed, last)
  const shown = points[index]
  if (!line || !shown) return <p className={`${base.small} ${base.muted}`}>{t.tooShort}</p>
  const when = pointed === null ? t.now : whenOf(shown, isHourly, format)
  const flow = pointed === null ? undefined : flows.find(({ date }) => date === dayOf(shown))
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
  const { compactPrice } = format.in(currencySigns[money.currency])
  const rules = line.rules.map(rule => ({ y: line.yOf(rule), says: money.isHidden ? '' : compactPrice(rule) }))
  return (
    <>
      <div className={styles.head} style={cssVars({ '--n': worth.length + paid.length })}>
        <span>
          <small>{pointed === null ? t.value : when}</small>
          <b>
            <Amount text={worth} />
          </b>
        </span>
        <span>
          <small>{t.paid}</small>
          <b>
            <Amount text={paid} />
          </b>
        </span>
      </div>
      <div
        ref={place}
        className={styles.chart}
        style={cssVars({ '--n': Math.max(0, ...rules.map(({ says }) => says.length)) })}
        role="slider"
        tabIndex={0}
        aria-label={t.title}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={spoken(says)}
        onPointerDown={point}
        onPointerMove={event => (event.pointerType === 'mouse' || event.buttons > 0) && point(event)}
        onPointerUp={event => event.pointerType !== 'mouse' && setPointed(null)}
        onPointerCancel={() => setPointed(null)}
        onPointerLeave={() => setPointed(null)}
        onKeyDown={press}
        onBlur={() => setPointed(null)}
      >
        <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {rules.map(({ y }) => (
            <path key={y} className={styles.rule} d={`M0 ${y}H100`} />
          ))}
          <path className={styles.gain} d={line.gain} />
          <path className={styles.loss} d={line.loss} />
          <path className={styles.paid} d={line.paid} />
          <path className={styles.valueLine} d={line.value} />
        </svg>
        {rules.map(({ y, says }) => (
          <small key={y} className={styles.ruleLabel} style={{ top: heightOf(y) }} aria-hidden="true">
            {says}
          </small>
        ))}
        <i className={styles.end} style={{ left: `${line.xOf(index)}%`, top: heightOf(line.yOf(shown.value)) }} />
        <span className={styles.moments} aria-hidden="true">
          {spreadPlaces(points.length, 3).map(i => (
            <small key={i} style={{ left: `${line.xOf(i)}%` }}>
              {axisLabel(
                momentOf(points[i]!, isHourly),
                isHourly ? 'hour' : points.length > 100 ? 'month' : 'day',
                format,
              )}
            </small>
          ))}
        </span>
        {pointed !== null && <i className={styles.pointer} style={{ left: `${line.xOf(index)}%` }} />}
        {!isHourly && <Flows flows={flows} points={points} xOf={line.xOf} />}
      </div>
      <p className={`${styles.readout} ${base.tiny} ${base.muted}`} aria-live="polite">
        {flow && <FlowText flow={flow} money={money} />}
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
      <Figures points={points} money={money} isHourly={isHourly} />
    </>
  )
}

/** Percent of the drawing, in the pixels of its height. */
const heightOf = (y: number) => `calc(168px * ${y / 100})`

/** What a moment is called where there is room for it. */
function whenOf(point: Point, isHourly: boolean, { date, shortDay, time }: Format): string {
  const at = momentOf(point, isHourly)
  return isHourly ? `${shortDay(at)}, ${time(at)}` : date(at)
}

/** What a moment is called on the axis. */
const axisLabel = (at: Date, by: 'hour' | 'day' | 'month', format: Format) =>
  by === 'hour' ? format.time(at) : by === 'day' ? format.shortDay(at) : format.axisMonth(at)

/** What came in and went out; days that lie close together share a mark. */
function Flows({ flows, points, xOf }: Pick<Props, 'flows' | 'points'> & { xOf: (index: number) => number }) {
  const places = new Map(points.map((point, i) => [dayOf(point), i]))
  const seen = flows.flatMap(({ date, paidIn, takenOut }) => {
    const place = places.get(date)
    return place === undefined ? [] : [{ x: xOf(place), net: paidIn - takenOut }]
  })
  return flowMarks(seen).map(({ x, net }) => (
    <i key={x} className={styles.flow} style={{ left: `${x}%` }} aria-hidden="true">
      {net >= 0 ? '+' : '−'}
    </i>
  ))
}

const maxRows = 12

/** The same in rows, for who hears it: evenly over the time that is shown. */
function Figures({ points, money, isHourly }: Pick<Props, 'points' | 'money' | 'isHourly'>) {
  const t = useText(historyText)
  const format = useFormat()
  const step = Math.max(1, Math.ceil(points.length / maxRows))
  const rows = points.filter((_, i) => (points.length - 1 - i) % step === 0)
  return (
    <Table
      look="heard"
      caption={t.title}
      rows={rows}
      keyOf={({ at }) => at}
      columns={[
        { key: 'moment', head: t.moment, cell: point => whenOf(point, isHourly, format) },
        { key: 'value', head: t.value, cell: ({ value }) => <Amount text={money.paid(value)} /> },
        { key: 'paid', head: t.paid, cell: point => <Amount text={money.paid(netOf(point))} /> },
      ]}
    />
  )
}

/** A drop that is no loss says so. */
function FlowText({ flow, money }: { flow: Flow; money: Money }) {
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
