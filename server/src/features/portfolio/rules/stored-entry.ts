import type { EntryKind } from '@pusula/contract'
import type { Entry } from './position.ts'

/** Database row of an entry: a trade, or one half of a transfer. */
export interface StoredEntry extends Omit<Entry, 'kind' | 'isNetworkFee'> {
  kind: EntryKind
  /** The other half, where it is known. */
  pairId?: string | undefined
  /** Coins that left and did not arrive, as far as they count. */
  networkFee?: string | undefined
}

export const isTrade = <T extends { kind: EntryKind }>(entry: T): entry is T & { kind: Entry['kind'] } =>
  entry.kind === 'buy' || entry.kind === 'sell'

/** What counts of all entries: trades, and the coins that transfers have cost. */
export function tradesIn(entries: readonly StoredEntry[]): Entry[] {
  const trades: Entry[] = []
  for (const entry of entries) {
    const { networkFee, pairId: _, ...rest } = entry
    if (isTrade(rest)) trades.push(rest)
    else if (networkFee && networkFee !== '0')
      trades.push({ ...rest, kind: 'sell', quantity: networkFee, isNetworkFee: true })
  }
  return trades
}
