import { memo } from 'react'
import styles from './MarketScreen.module.css'

const tickCount = 17
/** The mark of a usual day: each stands for a quarter of it. */
const usualTick = 4

/** Ticks from one place up to another as one line of a drawing, since thirty rows of seventeen elements would be felt. */
const ticks = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
    .filter(place => place !== usualTick)
    .map(place => `M${2 + 3.5 * place} 8v10`)
    .join('')

/** How much was traded against a usual day, whose mark is brass; the figure stands beside it. */
export const VolumeTicks = memo(function VolumeTicks({ ratio }: { ratio: number }) {
  const lit = Math.min(tickCount, Math.floor(usualTick * ratio) + 1)
  return (
    <svg className={styles.volume} width={60} height={20} viewBox="0 0 60 20" aria-hidden="true">
      <path d={ticks(lit, tickCount)} />
      <path className={styles.lit} d={ticks(0, lit)} />
      <path className={styles.usual} d="M16 3v15" />
    </svg>
  )
})
