import type { Direction } from '../direction.ts'
import styles from './Arrow.module.css'

const shapes: Record<Direction, string> = {
  up: 'M5 1.2 9.4 8.8H.6Z',
  down: 'M5 8.8.6 1.2h8.8Z',
  flat: 'M1 4h8v2H1z',
}

/** Direction as a shape, so that it never rests on colour alone. */
export function Arrow({ direction, sizePx = 9 }: { direction: Direction; sizePx?: number | undefined }) {
  return (
    <svg className={styles.arrow} width={sizePx} height={sizePx} viewBox="0 0 10 10" aria-hidden="true">
      <path d={shapes[direction]} />
    </svg>
  )
}
