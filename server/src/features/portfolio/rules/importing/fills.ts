import { inSlices } from '../../../../platform/slices.ts'
import { places, unitsOf } from '../exact.ts'
import { type Coming, isSameTime, push, sameMs, type Traded } from './traded.ts'

interface Timed<T extends Traded> {
  entry: T
  atMs: number
  units: bigint
  /** With the coins that an exchange kept back as its fee: the files of orders say nothing of fees. */
  grossUnits: number
  usd: number
}

/** Entries of one coin and side, the oldest first. */
type Sides<T extends Traded> = Map<string, Timed<T>[]>
const sideOf = ({ coinSymbol, kind }: Traded) => `${coinSymbol} ${kind}`

async function sidesOf<T extends Traded>(entries: readonly T[]): Promise<Sides<T>> {
  const sides: Sides<T> = new Map()
  await inSlices(entries, entry => push(sides, sideOf(entry), timed(entry)))
  for (const side of sides.values()) side.sort((a, b) => a.atMs - b.atMs)
  return sides
}

function timed<T extends Traded>(entry: T): Timed<T> {
  const [units, unitUsd] = [unitsOf(entry.quantity, places), Number(entry.usdCostBasis)]
  const feeUnits = unitUsd > 0 ? (Number(entry.feeUsd) / unitUsd) * 10 ** places : 0
  const usd = Number(entry.quantity) * unitUsd
  return { entry, atMs: Date.parse(entry.tradedAt), units, grossUnits: Number(units) + feeUnits, usd }
}

/** How many entries are no later than this. */
function countUntil(side: readonly Timed<Traded>[], atMs: number): number {
  let [low, high] = [0, side.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((side[middle]?.atMs ?? 0) <= atMs) low = middle + 1
    else high = middle
  }
  return low
}

/** Those of one moment. */
function near<T extends Traded>(side: readonly Timed<T>[], atMs: number): Timed<T>[] {
  return side.slice(countUntil(side, atMs - sameMs - 1), countUntil(side, atMs + sameMs))
}

/** What was bought in a moment is smaller by what the exchange kept back, on either side. */
const maxDust = 200n

function isSum(parts: readonly Timed<Traded>[], { entry, units }: Timed<Traded>): boolean {
  const sum = parts.reduce((all, part) => all + part.units, 0n)
  const apart = sum > units ? sum - units : units - sum
  return apart === 0n || (entry.kind === 'buy' && apart * maxDust <= units)
}

/** Orders stay open for weeks; nobody fills one of more parts. */
const longestMs = 90 * 86_400_000
const maxFills = 1_000
/** Of a value that was changed into dollars on several days. */
const worthApart = 0.02

/**
 * The fills of an order that took its time: it is noted at the last of them, and going back from there they add up to it,
 * to the last digit and in their worth. Undefined where they do not.
 */
function fillsOf<T extends Traded>(
  side: readonly Timed<T>[],
  order: Timed<Traded>,
  isFree: (entry: T) => boolean,
): Timed<T>[] | undefined {
  const fills: Timed<T>[] = []
  let [units, gross, usd] = [0n, 0, 0]
  for (let i = countUntil(side, order.atMs + sameMs) - 1; i >= 0 && fills.length < maxFills; i--) {
    const fill = side[i]
    if (!fill || order.atMs - fill.atMs > longestMs) return undefined
    if (!fills.length && !isSameTime(fill.atMs, order.atMs)) return undefined
    if (!isFree(fill.entry)) continue
    fills.push(fill)
    units += fill.units
    gross += fill.grossUnits
    usd += fill.usd
    // Each fill was rounded for itself.
    const apart = units > order.units ? units - order.units : order.units - units
    const isNet = apart <= BigInt(fills.length)
    const isGross = Math.abs(gross - order.grossUnits) <= order.grossUnits * 1e-5
    const isWorth = Math.abs(usd - order.usd) <= order.usd * worthApart
    if (fills.length > 1 && (isNet || isGross) && isWorth) return fills
    if (Number(units) > order.grossUnits * (1 + 1e-5) + fills.length) return undefined
  }
  return undefined
}

/** New entries that are the order of fills which are there, or fills of an order which is there, with those. */
export async function inParts(
  there: readonly Traded[],
  fresh: readonly Coming[],
): Promise<Map<Coming, readonly Traded[]>> {
  const [old, coming] = [await sidesOf(there), await sidesOf(fresh.filter(entry => !entry.isImplied))]
  const [found, used] = [new Map<Coming, readonly Traded[]>(), new Set<Traded>()]
  await inSlices([...coming.values()].flat(), order => {
    const side = old.get(sideOf(order.entry)) ?? []
    const atOnce = near(side, order.atMs).filter(({ entry }) => !used.has(entry))
    const fills = atOnce.length && isSum(atOnce, order) ? atOnce : fillsOf(side, order, entry => !used.has(entry))
    if (!fills) return
    found.set(
      order.entry,
      fills.map(({ entry }) => entry),
    )
    for (const { entry } of fills) used.add(entry)
  })
  await inSlices([...old.values()].flat(), order => {
    if (used.has(order.entry)) return
    const side = coming.get(sideOf(order.entry)) ?? []
    const atOnce = near(side, order.atMs).filter(({ entry }) => !found.has(entry))
    const fills = atOnce.length > 1 && isSum(atOnce, order) ? atOnce : fillsOf(side, order, entry => !found.has(entry))
    for (const { entry } of fills ?? []) found.set(entry, [order.entry])
  })
  return found
}
