import base from './base.module.css'

export type Direction = 'up' | 'down' | 'flat'

/** The way from one value to another. */
export const directionOf = (from: number, to: number): Direction => (to > from ? 'up' : to < from ? 'down' : 'flat')

/** The colour a direction is written in. */
export const directionClass: Record<Direction, string | undefined> = { up: base.up, down: base.down, flat: base.flat }
