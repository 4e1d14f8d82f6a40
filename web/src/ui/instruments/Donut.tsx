import type { ReactNode } from 'react'
import base from '../base.module.css'
import { ringTick } from '../polar.ts'
import styles from './Donut.module.css'

export type Slice = {
  name: string
  /** 0 to 1. */
  share: number
  /** The share as it is written. */
  text: string
}

type Props = { slices: readonly Slice[]; label: string; children?: ReactNode }

/** Colours of shares, from the largest on. */
export const series = [styles.first, styles.second, styles.third, styles.fourth, styles.fifth]

const marks = Array.from({ length: 72 }, (_, index) => ({
  tick: ringTick(90, 60, index % 18 === 0 ? 7 : 3, index * 5),
  weight: index % 18 === 0 ? styles.major : undefined,
}))

const radius = 74
const circumference = 2 * Math.PI * radius
const gap = 3
const sizePx = 148

/** The dash and offset of each share on a ring that starts at north; shares need not add up to one. */
export function donutArcs(shares: readonly number[]) {
  const total = shares.reduce((sum, share) => sum + Math.max(0, share), 0)
  let passed = 0
  return shares.map(share => {
    const length = total > 0 ? (Math.max(0, share) / total) * circumference : 0
    const drawn = Math.max(0, length - (length < circumference ? gap : 0))
    const arc = { dash: `${hundredth(drawn)} ${hundredth(circumference - drawn)}`, offset: hundredth(-passed) }
    passed += length
    return arc
  })
}

const hundredth = (value: number) => Math.round(value * 100) / 100 || 0

/** The largest shares by name, the rest in one: more than `most` colours cannot be told apart. */
export function groupSmall<T extends { share: number }>(
  slices: readonly T[],
  most: number,
  rest: (share: number) => T,
) {
  const sorted = slices.toSorted((a, b) => b.share - a.share)
  if (sorted.length <= most) return sorted
  const small = sorted.slice(most - 1)
  return [...sorted.slice(0, most - 1), rest(small.reduce((sum, slice) => sum + slice.share, 0))]
}

/** At most five slices, largest first: see `groupSmall`. What stands in the middle comes as children. */
export function Donut({ slices, label, children }: Props) {
  return (
    <div className={styles.donut} style={{ width: sizePx, height: sizePx }}>
      <svg viewBox="0 0 180 180" width={sizePx} height={sizePx} role="img" aria-label={label}>
        <g className={styles.ticks}>
          {marks.map(({ tick, weight }) => (
            <line key={`${tick.x1} ${tick.y1}`} {...tick} className={weight} />
          ))}
        </g>
        <g className={styles.segments}>
          {donutArcs(slices.map(slice => slice.share)).map(({ dash, offset }, index) => (
            <circle
              key={slices[index]?.name}
              className={series[index]}
              cx="90"
              cy="90"
              r="74"
              strokeDasharray={dash}
              strokeDashoffset={offset}
              transform="rotate(-90 90 90)"
            />
          ))}
        </g>
      </svg>
      <div className={styles.centre}>{children}</div>
    </div>
  )
}

/** The shares in words, in the order of the ring. */
export function DonutLegend({ slices }: { slices: readonly Slice[] }) {
  return (
    <ul className={styles.legend}>
      {slices.map(({ name, text }, index) => (
        <li key={name}>
          <i className={series[index]} aria-hidden="true" />
          <span className={base.grow}>{name}</span>
          <b>{text}</b>
        </li>
      ))}
    </ul>
  )
}
