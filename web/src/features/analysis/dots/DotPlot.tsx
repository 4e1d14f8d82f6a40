import { withoutCurrency } from '@pusula/words'
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import { serverNowMs } from '../../../lib/server-time.ts'
import linkStyles from '../../../ui/actions/Button.module.css'
import { Lubber } from '../../../ui/brand/Dial.tsx'
import { classes } from '../../../ui/classes.ts'
import { avoidOverlap } from '../../../ui/instruments/avoid-overlap.ts'
import { besideRange, columnCount, type Dot, placeDots, rangeColumns } from '../../../ui/instruments/dots.ts'
import { ratioInRange } from '../../../ui/instruments/scale.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { AnalysisResult } from '../select/run.ts'
import styles from './DotsCard.module.css'
import { dotsText } from './messages.ts'

export type Forecast = AnalysisResult['forecasts'][number]
type Range = Pick<Forecast, 'low80Usd' | 'high80Usd'>

/** Its fifty ends as dots. */
export const dotsOf = ({ endsUsd, low80Usd, high80Usd }: Pick<Forecast, 'endsUsd'> & Range): Dot[] =>
  placeDots(endsUsd, low80Usd, high80Usd)

/** The price between two columns: 0 is the left end of the plot, 20 its right one. */
export const priceAt = ({ low80Usd, high80Usd }: Range, edge: number): number =>
  low80Usd + ((edge - besideRange) * (high80Usd - low80Usd)) / rangeColumns

/** Between which columns a price stands, or the nearest end. */
export const edgeNear = ({ low80Usd, high80Usd }: Range, usd: number): number =>
  clampEdge(besideRange + Math.round(((usd - low80Usd) / (high80Usd - low80Usd)) * rangeColumns))

const clampEdge = (edge: number): number => Math.min(columnCount, Math.max(0, edge))

/** What can be counted on the left of an edge. */
export const countBelow = (dots: readonly Dot[], edge: number): number =>
  dots.filter(({ column }) => column < edge).length

/** Where the grip stands first: at the price that a plan waits for, where that is inside the range; else at the price of now. */
export const firstPrice = (range: Range, conditionUsd: number | undefined, nowUsd: number): number =>
  conditionUsd !== undefined && conditionUsd > range.low80Usd && conditionUsd < range.high80Usd ? conditionUsd : nowUsd

const keys: Record<string, (edge: number) => number> = {
  ArrowLeft: edge => edge - 1,
  ArrowDown: edge => edge - 1,
  ArrowRight: edge => edge + 1,
  ArrowUp: edge => edge + 1,
  PageDown: edge => edge - besideRange,
  PageUp: edge => edge + besideRange,
  Home: () => 0,
  End: () => columnCount,
}

/** Where a key takes the grip; null for one that does not move it. */
export function edgeAfter(key: string, edge: number): number | null {
  const move = keys[key]
  return move ? clampEdge(move(edge)) : null
}

const promisedRatio = 0.8

/** How a range did against its promise: days count as one each, since what happens within one belongs together. */
export function measuredAs({ heldRatio, days }: NonNullable<Forecast['record']>): 'kept' | 'narrow' | 'wide' {
  const error = 2 * Math.sqrt((promisedRatio * (1 - promisedRatio)) / Math.max(1, days))
  if (Math.abs(heldRatio - promisedRatio) <= error) return 'kept'
  return heldRatio < promisedRatio ? 'narrow' : 'wide'
}

/** Fewer results say nothing of a rate. */
const enough = 30

/** What a range is meant to hold and what it held, in one sentence: neither stands without the other. */
export function Measured({
  forecast: { horizon, dueAt, record },
}: {
  forecast: Pick<Forecast, 'horizon' | 'dueAt' | 'record'>
}) {
  const t = useText(dotsText)
  const { count, plain, moment } = useFormat()
  const address = useAddress()
  const known = record && record.graded >= enough ? record : null
  const held = plain(100 * (known?.heldRatio ?? 0))
  const said = () => {
    if (!known) return t.unmeasured(horizon, moment(new Date(dueAt), new Date(serverNowMs())))
    if (known.kind === 'replayed') return t.replayedMeasured(held, count(known.graded))
    return t.measured(count(known.days), held, count(known.graded))
  }
  const against = known ? measuredAs(known) : 'kept'
  return (
    <p className={styles.measured}>
      {known?.kind === 'replayed' && <span className={styles.replayed}>{t.replayed}</span>}
      {said()} {against !== 'kept' && `${t[against]} `}
      <a className={linkStyles.link} href={address('/track-record')}>
        {t.record}
      </a>
    </p>
  )
}

type Props = {
  forecast: Forecast
  nowUsd: number
  /** Where the grip stands before anybody moves it. */
  firstUsd: number
}

/** In the units of the drawing: from dot to dot, and half a dot. */
const pitch = 16
const radius = 6.25
/** So much of the width a price takes under the plot, in percent. */
const labelGap = 25
const announceMs = 1_000

/** Fifty ends with a grip between their columns: what it says can be counted. */
export function DotPlot({ forecast, nowUsd, firstUsd }: Props) {
  const t = useText(dotsText)
  const { roughPrice, roughPrices } = useMoney()
  const [gripUsd, setGripUsd] = useState(firstUsd)
  const [announced, setAnnounced] = useState('')
  const grip = useRef<HTMLSpanElement>(null)
  const dots = useMemo(() => dotsOf(forecast), [forecast])
  const edge = edgeNear(forecast, gripUsd)
  const below = countBelow(dots, edge)
  const price = roughPrice(priceAt(forecast, edge))
  const sentence = useSentence(forecast.horizon, below)
  const said = `${price}; ${sentence.before}${sentence.count}${sentence.after}`
  const [low = '', high = ''] = roughPrices([forecast.low80Usd, forecast.high80Usd])
  const isMoved = gripUsd !== firstUsd

  // Who hears the page is told of a drag once it rests; of a key the slider tells by itself.
  useEffect(() => {
    if (!isMoved || document.activeElement !== grip.current) return
    const timer = setTimeout(() => setAnnounced(said), announceMs)
    return () => clearTimeout(timer)
  }, [said, isMoved])

  const move = (to: number) => setGripUsd(priceAt(forecast, clampEdge(to)))
  function follow(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width > 0) move(Math.round(((event.clientX - left) / width) * columnCount))
  }

  return (
    <>
      <div
        className={styles.plot}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          grip.current?.focus({ preventScroll: true })
          follow(event)
        }}
        onPointerMove={event => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      >
        <Dots dots={dots} edge={edge} label={t.plot(low, high)} />
        <Axis forecast={forecast} nowUsd={nowUsd} />
        <span
          ref={grip}
          className={styles.grip}
          style={{ left: `${(edge / columnCount) * 100}%` }}
          role="slider"
          tabIndex={0}
          aria-label={t.grip}
          aria-valuemin={0}
          aria-valuemax={columnCount}
          aria-valuenow={edge}
          aria-valuetext={said}
          onKeyDown={event => {
            const to = edgeAfter(event.key, edge)
            if (to === null) return
            event.preventDefault()
            move(to)
          }}
        >
          <b style={{ transform: `translateX(-${(edge / columnCount) * 100}%)` }}>
            <Price text={price} />
          </b>
          <i />
        </span>
      </div>
      <p className={styles.says}>
        <b>
          <Price text={price} />
        </b>{' '}
        · {sentence.before}
        <b>{sentence.count}</b>
        {sentence.after}
      </p>
      <VisuallyHidden>
        <span aria-live="polite">{announced}</span>
      </VisuallyHidden>
    </>
  )
}

/** What is left and right of the grip; at the ends, that next to none is beyond it. */
function useSentence(horizon: Forecast['horizon'], below: number): { before: string; count: string; after: string } {
  const t = useText(dotsText)
  if (below === 0) return { before: t.noneBelow(horizon), count: '', after: '' }
  if (below === 50) return { before: t.noneAbove(horizon), count: '', after: '' }
  return { before: t.beforeCount(horizon), count: t.count(below), after: t.afterCount(horizon, 50 - below) }
}

type DotsProps = { dots: ReturnType<typeof dotsOf>; edge: number; label: string }

function Dots({ dots, edge, label }: DotsProps) {
  const rows = Math.max(...dots.map(({ row }) => row)) + 1
  return (
    <svg
      className={styles.dots}
      viewBox={`0 0 ${columnCount * pitch} ${rows * pitch}`}
      width="100%"
      role="img"
      aria-label={label}
    >
      {dots.map(({ column, row, isInside }) => (
        <circle
          key={`${column} ${row}`}
          className={classes(isInside ? styles.inside : styles.outside, column >= edge && styles.beyond)}
          cx={column * pitch + pitch / 2}
          cy={(rows - row) * pitch - pitch / 2}
          r={isInside ? radius : radius - 0.75}
        />
      ))}
    </svg>
  )
}

/** Graduations between the columns, the two edges of the range, and the price now. */
function Axis({ forecast, nowUsd }: Pick<Props, 'forecast' | 'nowUsd'>) {
  const t = useText(dotsText)
  const { roughPrice, roughPrices } = useMoney()
  const place = (usd: number) => 100 * ratioInRange(priceAt(forecast, 0), priceAt(forecast, columnCount), usd)
  const [low = '', high = ''] = roughPrices([forecast.low80Usd, forecast.high80Usd])
  const labels = [
    { name: 'low', text: withoutCurrency(low), at: 25 },
    { name: 'now', text: `${t.now} ${withoutCurrency(roughPrice(nowUsd))}`, at: place(nowUsd) },
    { name: 'high', text: withoutCurrency(high), at: 75 },
  ].toSorted((one, other) => one.at - other.at)
  const apart = avoidOverlap(
    labels.map(({ at, name }) => ({ position: at, weight: name === 'now' ? 1 : 4 })),
    labelGap,
    [labelGap / 2, 100 - labelGap / 2],
  )
  return (
    <div className={styles.axis} aria-hidden="true">
      <svg width="100%" height="8" aria-hidden="true">
        {Array.from({ length: columnCount + 1 }, (_, edge) => edge).map(edge => (
          <line
            key={edge}
            className={edge === 5 || edge === 15 ? styles.edge : undefined}
            x1={`${(100 * edge) / columnCount}%`}
            x2={`${(100 * edge) / columnCount}%`}
            y1="0"
            y2={edge % 5 === 0 ? 8 : 4}
          />
        ))}
      </svg>
      <span className={styles.now} style={{ left: `${place(nowUsd)}%` }}>
        <Lubber />
      </span>
      <div className={styles.labels}>
        {labels.map(({ name, text }, index) => (
          <span key={name} className={name === 'now' ? styles.current : undefined} style={{ left: `${apart[index]}%` }}>
            <Price text={text} />
          </span>
        ))}
      </div>
    </div>
  )
}
