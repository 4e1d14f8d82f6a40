import { DAY_MS } from '@pusula/words'
import { decimalOfUnits, places, unitsOf } from './exact.ts'
import type { StoredEntry } from './stored-entry.ts'

interface Pair {
  out: StoredEntry
  in: StoredEntry
  /** Coins that did not arrive. */
  fee: string
}

/** Time window of a pair: a block may take days, and two files without a time zone may be a day apart. */
const [mostEarlyMs, mostLateMs] = [DAY_MS, 3 * DAY_MS]
/** Of what left; a larger one is paired by hand. */
const mostFeeShare = 10n
/**
 * Every withdrawal beside every deposit would be billions where a file has thousands of them on one day. Beyond so many of one coin within
 * days, more come into sight as the first are paired.
 */
const [mostLooks, mostFits] = [500, 10]

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

interface Fit {
  out: Half
  into: Half
  fee: bigint
  apartMs: number
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const byFeeThenTime = (one: Fit, other: Fit): number =>
  (one.fee < other.fee ? -1 : one.fee > other.fee ? 1 : 0) ||
  one.apartMs - other.apartMs ||
  byText(one.out.entry.id, other.out.entry.id) ||
  byText(one.into.entry.id, other.into.entry.id)

function pairsOf(outs: readonly Half[], ins: Half[]): Pair[] {
  ins.sort((one, other) => one.atMs - other.atMs || (one.entry.id < other.entry.id ? -1 : 1))
  const found = outs.flatMap(out => fitsOf(out, ins)).sort(byFeeThenTime)
  const taken = new Set<Half>()
  return found.flatMap(({ out, into, fee }) => {
    if (taken.has(out) || taken.has(into)) return []
    taken.add(out).add(into)
    return [{ out: out.entry, in: into.entry, fee: decimalOfUnits(fee, places) }]
  })
}

/** The best deposits for a withdrawal, of those nearest to it in time. */
function fitsOf(out: Half, ins: readonly Half[]): Fit[] {
  const fits: Fit[] = []
  let after = firstFrom(ins, out.atMs)
  let before = after - 1
  for (let looks = 0; looks < mostLooks; looks++) {
    const [earlyMs, lateMs] = [out.atMs - atMsOf(ins[before]), atMsOf(ins[after]) - out.atMs]
    const [isEarly, isLate] = [earlyMs <= mostEarlyMs, lateMs <= mostLateMs]
    const into = isLate && !(isEarly && earlyMs < lateMs) ? ins[after++] : isEarly ? ins[before--] : undefined
    if (!into) break
    const fee = out.units - into.units
    if (fee >= 0n && fee * mostFeeShare <= out.units && isInOrder(out, into))
      fits.push({ out, into, fee, apartMs: Math.abs(into.atMs - out.atMs) })
  }
  return fits.sort(byFeeThenTime).slice(0, mostFits)
}

/** Not a number where there is none: nothing is near to it. */
const atMsOf = (half: Half | undefined): number => half?.atMs ?? Number.NaN

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
