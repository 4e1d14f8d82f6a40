import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { type Direction, directionClass } from '../direction.ts'
import styles from './marks.module.css'

type Props = { direction: Direction; small?: boolean | undefined; children: ReactNode }

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

/** A change: shape, colour and the signed figure that comes as children. */
export function Delta({ direction, small, children }: Props) {
  return (
    <span className={classes(styles.delta, directionClass[direction], small && styles.small)}>
      <Arrow direction={direction} />
      {children}
    </span>
  )
}
