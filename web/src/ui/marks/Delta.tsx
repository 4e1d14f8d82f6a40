import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { Direction } from '../direction.ts'
import { Arrow } from './Arrow.tsx'

/** A change: shape, colour and the signed figure that comes as children. */
export function Delta({ direction, children }: { direction: Direction; children: ReactNode }) {
  return (
    <span className={classes('delta', direction)}>
      <Arrow direction={direction} />
      {children}
    </span>
  )
}
