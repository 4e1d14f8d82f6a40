import { DAY_MS } from '@pusula/words'
/** Reliability curve: stated probabilities beside frequencies. */
export interface Band {
  /** Chances from here up to `to`. */
  readonly from: number
  readonly to: number
  readonly n: number
  readonly said: number
  readonly was: number
  /** Of the difference; what was said on one day counts as one, since coins move together. */
  readonly standardError: number
}

interface Reliability {
  readonly add: (said: number, happened: boolean, atMs: number) => void
  readonly bands: () => Band[]
}

const bandWidth = 0.1

/** Collects chances and outcomes, and tells them in ten bands; bands without any are left out. */
export function startReliability(): Reliability {
  const bands = Array.from({ length: 10 }, () => ({ n: 0, said: 0, was: 0, days: new Map<number, number>() }))
  return {
    add(said, happened, atMs) {
      const band = bands[Math.min(Math.floor(said / bandWidth), bands.length - 1)]
      const day = Math.floor(atMs / DAY_MS)
      band.n++
      band.said += said
      if (happened) band.was++
      band.days.set(day, (band.days.get(day) ?? 0) + (happened ? 1 : 0) - said)
    },
    bands: () =>
      bands.flatMap(({ n, said, was, days }, i) => {
        if (n === 0) return []
        const squares = [...days.values()].reduce((sum, excess) => sum + excess ** 2, 0)
        const [from, to] = [i * bandWidth, (i + 1) * bandWidth].map(end => Math.round(100 * end) / 100)
        return { from, to, n, said: said / n, was: was / n, standardError: Math.sqrt(squares) / n }
      }),
  }
}
