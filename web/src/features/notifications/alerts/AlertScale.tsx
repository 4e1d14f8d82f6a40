import { Lubber } from '../../../ui/brand/Lubber.tsx'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import styles from './Alerts.module.css'
import { placeBand, placeOn } from './scale.ts'

const percent = (ratio: number) => `${ratio * 100}%`

/** The price of now and where it is waited for, at their true distance. */
export function TargetScale({ now, target, label }: { now: number; target: number; label: string }) {
  const placed = placeOn(now, target)
  return (
    <div className={styles.scale} role="img" aria-label={label}>
      <Ticks count={31} majorEvery={10} heightPx={13} />
      <span className={styles.now} style={{ left: percent(placed.now) }}>
        <Lubber />
      </span>
      <span className={styles.target} style={{ left: percent(placed.target) }} />
    </div>
  )
}

/** The price of now in its likely range. */
export function BandScale({ low, high, now, label }: { low: number; high: number; now: number; label: string }) {
  const placed = placeBand(low, high, now)
  return (
    <div className={styles.scale} role="img" aria-label={label}>
      <Ticks count={31} majorEvery={10} heightPx={13} />
      <span className={styles.band} style={{ left: percent(placed.low), right: percent(1 - placed.high) }} />
      <span className={styles.now} style={{ left: percent(placed.now) }}>
        <Lubber />
      </span>
    </div>
  )
}
