export type Direction = 'up' | 'down' | 'flat'

/** The way from one value to another. */
export const directionOf = (from: number, to: number): Direction => (to > from ? 'up' : to < from ? 'down' : 'flat')
