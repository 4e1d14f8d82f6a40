/** 1 where a price rose, -1 where it fell, 0 where it went nowhere, nobody says where to, or coins went both ways. */
export type Move = -1 | 0 | 1

/**
 * What one clause says of a price: a move; nothing of its own, as a label or a reason does; something else; or a move in
 * a way that is not read here, such as one that may come.
 */
export type Clause = Move | 'nothing' | 'something else' | 'unclear'

/** What is known of the whole headline. */
export interface Setting {
  readonly isQuestion: boolean
  /** Whether any clause names a coin or the market. */
  readonly hasCoin: boolean
}

export type Sign = -1 | 1

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words that speak of rising and those that speak of falling, with their sign. */
export function signed(rising: string, falling: string): ReadonlyMap<string, Sign> {
  const entries = (words: string, sign: Sign) => words.split(/\s+/).map((word): [string, Sign] => [word, sign])
  return new Map([...entries(rising, 1), ...entries(falling, -1)])
}
