import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { type Direction, directionClass } from '../direction.ts'
import { Arrow } from './Arrow.tsx'
import styles from './Delta.module.css'

type Props = { direction: Direction; small?: boolean | undefined; children: ReactNode }

/** A change: shape, colour and the signed figure that comes as children. */
export function Delta({ direction, small, children }: Props) {
  return (
    <span className={classes(styles.delta, directionClass[direction], small && styles.small)}>
      <Arrow direction={direction} />
      {children}
    </span>
  )
}
