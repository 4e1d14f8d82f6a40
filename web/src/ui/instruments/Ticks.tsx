import { memo } from 'react'
import styles from './instruments.module.css'
import { scaleTicks } from './scale.ts'

type Props = {
  count?: number | undefined
  majorEvery?: number | undefined
  heightPx?: number | undefined
  /** Lit from the left up to here, 0 to 1; null for an unlit scale. */
  litRatio?: number | null | undefined
}

/** The bare graduations, stretching with their place. Meaning comes from what they stand under. */
export const Ticks = memo(function Ticks({ count = 49, majorEvery = 12, heightPx = 12, litRatio = null }: Props) {
  return (
    <svg className={styles.tickRow} width="100%" height={heightPx} aria-hidden="true">
      {scaleTicks(count, majorEvery, litRatio).map(({ xPercent, lit, major }) => (
        <line
          key={xPercent}
          x1={`${xPercent}%`}
          x2={`${xPercent}%`}
          y1={major ? 0 : 3}
          y2={heightPx}
          className={lit ? styles.tickLit : undefined}
        />
      ))}
    </svg>
  )
})
