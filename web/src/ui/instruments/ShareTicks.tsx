import { Lubber } from '../brand/Dial.tsx'
import { classes } from '../classes.ts'
import styles from './instruments.module.css'
import { Ticks } from './Ticks.tsx'

/** So many marks for each share and, last, for what is left: never more than there are, the largest rests first. */
export function tickShares(ratios: readonly number[], count: number): number[] {
  const known = ratios.map(ratio => Math.min(1, Math.max(0, ratio)))
  const sum = known.reduce((total, ratio) => total + ratio, 0)
  const whole = Math.max(1, sum)
  const wished = [...known, Math.max(0, 1 - sum)].map(ratio => (ratio / whole) * count)
  const counts = wished.map(Math.floor)
  const byRest = wished
    .map((wish, place) => ({ place, rest: wish - Math.floor(wish) }))
    .sort((one, other) => other.rest - one.rest)
  const left = count - counts.reduce((total, each) => total + each, 0)
  for (const { place } of byRest.slice(0, left)) counts[place] = (counts[place] ?? 0) + 1
  return counts
}

type Look = 'lit' | 'up' | 'down' | 'none'

/** A part of the whole, as a share of one. */
type Share = { ratio: number; look: Look }

type Props = {
  /** From the left; what they leave of the whole stays unlit. */
  shares: readonly Share[]
  count?: number | undefined
  /** Over the whole width of its place. */
  wide?: boolean | undefined
}

const lookClass = { lit: styles.shareLit, up: styles.up, down: styles.down, none: undefined }

/** Marks that are counted: so many of the whole are of each kind. What they mean stands beside them. */
export function ShareTicks({ shares, count = 20, wide }: Props) {
  const counts = tickShares(
    shares.map(({ ratio }) => ratio),
    count,
  )
  const looks = [...shares.map(({ look }) => look), 'none' as const].flatMap((look, place) =>
    Array.from({ length: counts[place] ?? 0 }, (_, tick) => ({ look, name: `${place} ${tick}` })),
  )
  return (
    <span className={classes(styles.shareTicks, wide && styles.wide)} aria-hidden="true">
      {looks.map(({ look, name }) => (
        <i key={name} className={lookClass[look]} />
      ))}
    </span>
  )
}

type ProgressTicksProps = { ratio: number; label: string; count?: number | undefined; heightPx?: number | undefined }

/** Work under way, from 0 to 1. */
export function ProgressTicks({ ratio, label, count = 61, heightPx }: ProgressTicksProps) {
  const percent = Math.round(Math.min(1, Math.max(0, ratio)) * 100)
  return (
    <div
      className={styles.scale}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span className={styles.current} style={{ left: `${percent}%` }}>
        <Lubber />
      </span>
      <Ticks count={count} majorEvery={10} heightPx={heightPx} litRatio={percent / 100} />
    </div>
  )
}
