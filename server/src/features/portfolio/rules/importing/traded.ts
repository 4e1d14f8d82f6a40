import type { EntryKind } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import { isTrade } from '../stored-entry.ts'

/** What is compared of an entry, whether it is there already or comes from a file. */
export interface Traded {
  id: string
  kind: EntryKind
  coinSymbol: string
  quantity: string
  usdCostBasis: string
  feeUsd: string
  tradedAt: string
  /** Where no hour is known: then nothing can be told from the moment. */
  day?: string | undefined
  /** Coins that a transfer cost. */
  networkFee?: string | undefined
  /** Of a transfer: where it was noted. */
  notes?: string | null | undefined
}

export interface Coming extends Traded {
  isImplied: boolean
  /** By its first line, where several entries are one trade. */
  swap?: number | undefined
}

/** Two files tell of one trade when nothing but its second differs. */
export const sameMs = 2_000
export const isSameTime = (oneMs: number, otherMs: number) => Math.abs(oneMs - otherMs) <= sameMs

/** A statement has a deposit when it counts, the history of deposits when it was first seen: blocks lie between. */
const sameTransferMs = HOUR_MS
/** Whether two entries of one likeness are one. */
export function isSameEntry(one: Traded, oneMs: number, other: Traded, otherMs: number): boolean {
  if (isSameTime(oneMs, otherMs)) return true
  const isTransfer = !isTrade(one) && !one.day && !other.day && Boolean(one.notes) && one.notes === other.notes
  return isTransfer && Math.abs(oneMs - otherMs) <= sameTransferMs
}

export const likenessOf = ({ kind, coinSymbol, quantity }: Traded) => `${coinSymbol} ${kind} ${quantity}`

export function push<T>(lists: Map<string, T[]>, key: string, item: T) {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}
