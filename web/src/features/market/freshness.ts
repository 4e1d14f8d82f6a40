import { freshMs } from './prices/rule.ts'

/** Where a figure comes from and when it was true. */
export interface Origin {
  atMs: number
  isStale: boolean
  isSimulated: boolean
}

/** One missed refresh is no news; two are. */
const oldMs = 2 * freshMs

/** Whether a figure needs its age beside it instead of the word live. */
export const isOld = ({ atMs, isStale }: Origin, nowMs: number, isOnline: boolean): boolean =>
  isStale || !isOnline || nowMs - atMs > oldMs

/** What can be said of several figures at once: the worst of each. Null when there are none. */
export function originOf(figures: readonly Origin[]): Origin | null {
  if (figures.length === 0) return null
  return {
    atMs: Math.min(...figures.map(({ atMs }) => atMs)),
    isStale: figures.some(({ isStale }) => isStale),
    isSimulated: figures.some(({ isSimulated }) => isSimulated),
  }
}
