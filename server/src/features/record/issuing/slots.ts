import { horizonMs } from '@pusula/engine'
import { HOUR_MS, MINUTE_MS } from '@pusula/words'
import type { What } from '../log/claims.ts'

const quarterMs = horizonMs['15min']

/** Schedule of issues for every coin of the plan, asked or not: the shortest forecast each quarter hour, the rest each hour. */
export const planned = ['15min', '1hour', '4hour', '1day', 'touch'] as const satisfies readonly What[]
export type Planned = (typeof planned)[number]

export const slotMs = (what: What): number => (what === '15min' ? quarterMs : HOUR_MS)

/** The slot that a moment falls into. */
export const slotAt = (what: What, atMs: number): Date => new Date(Math.floor(atMs / slotMs(what)) * slotMs(what))

/**
 * When in its slot a coin has its turn: each coin at a minute of its own, so that they do not all ask at once, and early
 * enough that what fails can be tried again before the slot is over.
 */
function turnMs(symbol: string, what: What): number {
  let sum = 0
  for (const letter of symbol) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  const inQuarter = (sum % 10) * MINUTE_MS
  return what === '15min' ? inQuarter : inQuarter + (Math.floor(sum / 10) % 3) * quarterMs
}

/** Whether a coin's turn in the running slot has come. */
export const isTurn = (symbol: string, what: What, nowMs: number): boolean =>
  nowMs - slotAt(what, nowMs).getTime() >= turnMs(symbol, what)

/** The beginnings of the slots that begin and end between two moments. */
export function slotsBetween(what: What, fromMs: number, untilMs: number): number[] {
  const spanMs = slotMs(what)
  const first = Math.ceil(fromMs / spanMs) * spanMs
  return Array.from({ length: Math.max(0, Math.floor((untilMs - first) / spanMs)) }, (_, i) => first + i * spanMs)
}

export interface Gap {
  firstMs: number
  lastMs: number
  slots: number
}

/** Missing slots, those that follow each other as one, each with a reason. */
export function gapsOf<Reason>(
  what: What,
  missing: readonly { slotMs: number; reason: Reason }[],
): (Gap & { reason: Reason })[] {
  const gaps: (Gap & { reason: Reason })[] = []
  for (const { slotMs: atMs, reason } of missing) {
    const last = gaps.at(-1)
    if (last && last.reason === reason && last.lastMs + slotMs(what) === atMs) {
      last.lastMs = atMs
      last.slots++
    } else gaps.push({ firstMs: atMs, lastMs: atMs, slots: 1, reason })
  }
  return gaps
}
