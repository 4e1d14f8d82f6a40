/** Seeded random numbers (mulberry32): 0 up to 1. */
export function createChance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Turns a list into any of its orders, in place. */
export function shuffle(list: number[], chance: () => number) {
  for (let i = list.length - 1; i > 0; i--) {
    const other = Math.floor(chance() * (i + 1))
    ;[list[i], list[other]] = [list[other]!, list[i]!]
  }
}
