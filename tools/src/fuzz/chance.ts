/** Choices that only look random: the same seed makes the same ones. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number
  below(limit: number): number
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T
  /** True in that share of the cases. */
  is(share: number): boolean
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: from => {
      const chosen = from[below(from.length)]
      if (chosen === undefined) throw new Error('nothing to choose from')
      return chosen
    },
    is: share => next() < share,
  }
}
