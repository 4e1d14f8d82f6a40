import { Lubber } from '../brand/Lubber.tsx'
import styles from './RangeScale.module.css'
import { Ticks } from './Ticks.tsx'

type Props = { ratio: number; label: string; count?: number | undefined; heightPx?: number | undefined }

/** Work under way, from 0 to 1. */
export function ProgressTicks({ ratio, label, count = 61, heightPx }: Props) {
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
