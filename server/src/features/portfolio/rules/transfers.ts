import { DAY_MS } from '@pusula/words'
import { decimalOfUnits, places, unitsOf } from './exact.ts'
import type { StoredEntry } from './stored-entry.ts'

interface Pair {
  out: StoredEntry
  in: StoredEntry
  /** Coins that did not arrive. */
  fee: string
}

/** A block may take days, and the clocks of two files a day apart are still one clock that nobody named. */
const [mostEarlyMs, mostLateMs] = [DAY_MS, 3 * DAY_MS]
/** Of what left; a larger one is paired by hand. */
const mostFeeShare = 10n

interface Half {
  entry: StoredEntry
  atMs: number
  units: bigint
}

/**
 * Withdrawals and deposits that look like one transfer: of one coin, with no more arriving than left and little less, within days. Each is
 * in one pair at most; the smallest fee comes first, then the shortest time. The order in which files came in has no say.
 */
export function proposedPairs(entries: readonly StoredEntry[]): Pair[] {
  const coins = new Map<string, { outs: Half[]; ins: Half[] }>()
  for (const entry of entries) {
    const { coinSymbol, kind, quantity, tradedAt } = entry
    const coin = coins.get(coinSymbol) ?? { outs: [], ins: [] }
    coins.set(coinSymbol, coin)
    const half = { entry, atMs: Date.parse(tradedAt), units: unitsOf(quantity, places) }
    if (kind === 'out') coin.outs.push(half)
    else if (kind === 'in') coin.ins.push(half)
  }
  const pairs = [...coins.values()].flatMap(({ outs, ins }) => pairsOf(outs, ins))
  return pairs.sort((one, other) => (one.out.tradedAt < other.out.tradedAt ? 1 : -1))
}

function pairsOf(outs: readonly Half[], ins: Half[]): Pair[] {
  ins.sort((one, other) => one.atMs - other.atMs)
  const found: { out: Half; into: Half; fee: bigint; apartMs: number }[] = []
  for (const out of outs)
    for (let i = firstFrom(ins, out.atMs - mostEarlyMs); i < ins.length; i++) {
      const into = ins[i]
      if (!into || into.atMs > out.atMs + mostLateMs) break
      const fee = out.units - into.units
      if (fee < 0n || fee * mostFeeShare > out.units || !isInOrder(out, into)) continue
      found.push({ out, into, fee, apartMs: Math.abs(into.atMs - out.atMs) })
    }
  found.sort(
    (one, other) =>
      (one.fee < other.fee ? -1 : one.fee > other.fee ? 1 : 0) ||
      one.apartMs - other.apartMs ||
      (one.out.entry.id + one.into.entry.id < other.out.entry.id + other.into.entry.id ? -1 : 1),
  )
  const taken = new Set<Half>()
  return found.flatMap(({ out, into, fee }) => {
    if (taken.has(out) || taken.has(into)) return []
    taken.add(out).add(into)
    return [{ out: out.entry, in: into.entry, fee: decimalOfUnits(fee, places) }]
  })
}

/** At one place the clock is one: what came before it left did not come from there. */
const isInOrder = (out: Half, into: Half): boolean =>
  into.atMs >= out.atMs ||
  out.entry.notes !== into.entry.notes ||
  out.entry.day !== undefined ||
  into.entry.day !== undefined

/** The place of the first that is no earlier. */
function firstFrom(halves: readonly Half[], atMs: number): number {
  let [low, high] = [0, halves.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((halves[middle]?.atMs ?? 0) < atMs) low = middle + 1
    else high = middle
  }
  return low
}
