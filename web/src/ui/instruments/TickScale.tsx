import { Lubber } from '../brand/Dial.tsx'
import styles from './instruments.module.css'
import { Ticks } from './Ticks.tsx'

type Props = {
  /** The reading, 0 to 1. */
  ratio: number
  /** The reading as a sentence. */
  label: string
  count?: number | undefined
  majorEvery?: number | undefined
  heightPx?: number | undefined
}

/** A quantity on a scale: marks carry how much, the triangle carries where. */
export function TickScale({ ratio, label, count = 51, majorEvery = 10, heightPx }: Props) {
  return (
    <div className={styles.scale} role="img" aria-label={label}>
      <span className={styles.current} style={{ left: `${ratio * 100}%` }}>
        <Lubber />
      </span>
      <Ticks count={count} majorEvery={majorEvery} heightPx={heightPx} litRatio={ratio} />
    </div>
  )
}
