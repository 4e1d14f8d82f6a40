import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import base from '../base.module.css'
import { Lubber } from '../brand/Dial.tsx'
import { classes } from '../classes.ts'
import rangeScaleStyles from '../instruments/instruments.module.css'
import { ratioInRange } from '../instruments/scale.ts'
import { Ticks } from '../instruments/Ticks.tsx'
import styles from './fields.module.css'
import { type End, type Ends, nearerEnd, placed, type Scale, snapped, tickCount, valueForKey } from './range-slider.ts'

type Props = {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** The value as it is said. */
  valueText: string
  /** What stands under the scale, from left to right. */
  captions: readonly string[]
}

/** A native range, invisible over a scale with one mark per step. */
export function Slider({ label, value, min, max, onChange, valueText, captions }: Props) {
  const ratio = ratioInRange(min, max, value)
  return (
    <div className={styles.singleSlider}>
      <div className={`${base.row} ${base.between}`}>
        <span className={`${base.small} ${base.muted}`}>{label}</span>
        <b>{valueText}</b>
      </div>
      <div className={`${rangeScaleStyles.scale} ${styles.scale}`}>
        <span className={`${rangeScaleStyles.current} ${styles.mark}`} style={{ left: `${ratio * 100}%` }}>
          <Lubber />
        </span>
        <Ticks count={max - min + 1} majorEvery={max - min} heightPx={14} litRatio={ratio} />
        <input
          type="range"
          min={min}
          max={max}
          value={value}
          aria-label={label}
          aria-valuetext={valueText}
          onChange={event => onChange(event.target.valueAsNumber)}
        />
      </div>
      <div className={`${base.row} ${base.between} ${base.tiny} ${base.faint}`} aria-hidden="true">
        {captions.map(caption => (
          <span key={caption}>{caption}</span>
        ))}
      </div>
    </div>
  )
}

type RangeProps = {
  /** What the two ends are of. */
  label: string
  endLabels: Record<End, string>
  /** An end as it is said. */
  valueText: (value: number) => string
  scale: Scale
  ends: Ends
  /** The reading of now, under the triangle. */
  now: number
  /** Somebody has put the ends there; until then they are hollow, with nothing between them. */
  isSet: boolean
  minWidth: number
  onChange: (ends: Ends) => void
  disabled?: boolean | undefined
}

/** Drag state. */
interface Held {
  end: End
  /** How far beside the middle of the thumb it was taken. */
  offset: number
  /** Where the ends were: they go back when the finger turns out to scroll the page. */
  before: Ends
}

const percent = (ratio: number) => `${100 * ratio}%`

/** Two thumbs on one scale: a range that is dragged, tapped, or moved with the keys. */
export function RangeSlider(props: RangeProps) {
  const { label, endLabels, valueText, scale, ends, now, isSet, minWidth, onChange, disabled } = props
  const track = useRef<HTMLDivElement>(null)
  const held = useRef<Held | null>(null)
  const placeOf = (value: number) => ratioInRange(scale.min, scale.max, value)

  const valueAt = (clientX: number) => {
    const { left, width } = track.current?.getBoundingClientRect() ?? { left: 0, width: 0 }
    return width > 0 ? scale.min + ((clientX - left) / width) * (scale.max - scale.min) : now
  }
  const put = (end: End, value: number) => onChange(placed(ends, end, value, scale, minWidth))

  function take(event: PointerEvent<HTMLDivElement>) {
    if (disabled || event.button !== 0 || !track.current) return
    const value = valueAt(event.clientX)
    const thumb = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=slider]') : null
    const end = (thumb?.dataset.end as End | undefined) ?? nearerEnd(ends, value)
    held.current = { end, offset: thumb ? ends[end] - value : 0, before: ends }
    track.current.setPointerCapture(event.pointerId)
    track.current.querySelector<HTMLElement>(`[data-end=${end}]`)?.focus({ preventScroll: true })
    if (!thumb) put(end, snapped(scale, value))
  }

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!held.current) return
    const { end, offset } = held.current
    const value = snapped(scale, valueAt(event.clientX) + offset)
    if (value !== ends[end]) put(end, value)
  }

  function cancel() {
    if (held.current) onChange(held.current.before)
    held.current = null
  }

  function press(event: KeyboardEvent<HTMLButtonElement>, end: End) {
    const value = valueForKey(event.key, ends[end], scale)
    if (value === null || disabled) return
    event.preventDefault()
    put(end, value)
  }

  const limits: Record<End, Scale> = {
    low: { min: Math.min(scale.min, ends.low), max: ends.high - minWidth },
    high: { min: ends.low + minWidth, max: Math.max(scale.max, ends.high) },
  }
  return (
    <fieldset className={classes(styles.slider, disabled && styles.disabled)} aria-label={label}>
      <div
        ref={track}
        className={styles.track}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={() => {
          held.current = null
        }}
        onPointerCancel={cancel}
      >
        <span className={styles.now} style={{ left: percent(placeOf(now)) }}>
          <Lubber />
        </span>
        <div className={styles.ticks}>
          <Ticks count={tickCount + 1} majorEvery={10} heightPx={16} />
        </div>
        {isSet && (
          <span
            className={styles.band}
            style={{ left: percent(placeOf(ends.low)), right: percent(1 - placeOf(ends.high)) }}
          />
        )}
        {(['low', 'high'] as const).map(end => (
          <button
            key={end}
            type="button"
            role="slider"
            data-end={end}
            className={classes(styles.thumb, !isSet && styles.hollow)}
            style={{ left: percent(placeOf(ends[end])) }}
            aria-label={endLabels[end]}
            aria-valuemin={limits[end].min}
            aria-valuemax={limits[end].max}
            aria-valuenow={ends[end]}
            aria-valuetext={valueText(ends[end])}
            aria-disabled={disabled || undefined}
            onKeyDown={event => press(event, end)}
          >
            <i />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
