import { inSlices } from '../../../../platform/slices.ts'
import { places, unitsOf } from '../exact.ts'

/** What is compared of an entry, whether it is there already or comes from a file. */
export interface Traded {
  id: string
  kind: 'buy' | 'sell'
  coinSymbol: string
  quantity: string
  tradedAt: string
}

export interface Coming extends Traded {
  isImplied: boolean
}

export type State = 'fresh' | 'already' | 'notHeld'

/** Two files tell of one trade when nothing but its second differs. */
const sameMs = 2_000

/** An order's file has no fees: what was bought is larger there by the coins that the exchange kept back. */
const mostKeptBack = 200n

/**
 * What becomes of each entry of a file beside those that are there. One that has the id of another, or is of the same coin,
 * side and quantity at the same time, is there already, and each one there stands for one of the file; so do the fills of
 * an order for the order, and the order for its fills. Of the others, a sale of more than there was is not taken.
 */
export async function planned(there: readonly Traded[], coming: readonly Coming[]): Promise<Map<Coming, State>> {
  const states = new Map<Coming, State>()
  const byId = new Map(there.map(entry => [entry.id, entry]))
  const taken = new Set<Traded>()
  await inSlices(coming, entry => {
    const same = byId.get(entry.id)
    if (!same || taken.has(same)) return
    taken.add(same)
    states.set(entry, 'already')
  })
  const alike = new Map<string, { entry: Traded; atMs: number }[]>()
  await inSlices(there, entry => {
    if (!taken.has(entry)) push(alike, likenessOf(entry), { entry, atMs: Date.parse(entry.tradedAt) })
  })
  await inSlices(coming, entry => {
    if (states.has(entry)) return
    const others = alike.size ? alike.get(likenessOf(entry)) : undefined
    const atMs = others ? Date.parse(entry.tradedAt) : 0
    const place = others?.findIndex(other => isSameTime(other.atMs, atMs)) ?? -1
    const [same] = place >= 0 ? (others?.splice(place, 1) ?? []) : []
    if (same) taken.add(same.entry)
    states.set(entry, same ? 'already' : 'fresh')
  })
  const left = there.filter(entry => !taken.has(entry))
  if (left.length) for (const entry of await inParts(left, coming, states)) states.set(entry, 'already')
  const fresh = coming.filter(entry => states.get(entry) === 'fresh')
  for (const entry of await uncovered(there, fresh)) states.set(entry, 'notHeld')
  return states
}

const likenessOf = ({ kind, coinSymbol, quantity }: Traded) => `${coinSymbol} ${kind} ${quantity}`

const isSameTime = (oneMs: number, otherMs: number) => Math.abs(oneMs - otherMs) <= sameMs

interface Timed<T extends Traded> {
  entry: T
  atMs: number
  units: bigint
}

/** Entries of one coin and side by their time, so that those of a moment are found without looking at all. */
type Moments<T extends Traded> = Map<string, Timed<T>[]>
const momentOf = ({ coinSymbol, kind }: Traded, atMs: number) => `${coinSymbol} ${kind} ${Math.floor(atMs / sameMs)}`

async function momentsOf<T extends Traded>(entries: readonly T[]): Promise<Moments<T>> {
  const moments: Moments<T> = new Map()
  await inSlices(entries, entry => {
    const atMs = Date.parse(entry.tradedAt)
    push(moments, momentOf(entry, atMs), { entry, atMs, units: unitsOf(entry.quantity, places) })
  })
  return moments
}

const near = <T extends Traded>(moments: Moments<T>, { entry, atMs }: Timed<Traded>): Timed<T>[] =>
  [-sameMs, 0, sameMs]
    .flatMap(apart => moments.get(momentOf(entry, atMs + apart)) ?? [])
    .filter(other => isSameTime(other.atMs, atMs))

/** New entries that are the order of fills which are there, or fills of an order which is there. */
async function inParts(
  there: readonly Traded[],
  coming: readonly Coming[],
  states: ReadonlyMap<Coming, State>,
): Promise<Set<Coming>> {
  const [old, fresh] = [
    await momentsOf(there),
    await momentsOf(coming.filter(entry => states.get(entry) === 'fresh' && !entry.isImplied)),
  ]
  const [found, used] = [new Set<Coming>(), new Set<Traded>()]
  await inSlices([...fresh.values()].flat(), one => {
    const fills = near(old, one).filter(({ entry }) => !used.has(entry))
    if (!fills.length || !isSum(fills, one)) return
    found.add(one.entry)
    for (const { entry } of fills) used.add(entry)
  })
  await inSlices([...old.values()].flat(), order => {
    if (used.has(order.entry)) return
    const fills = near(fresh, order).filter(({ entry }) => !found.has(entry))
    if (fills.length > 1 && isSum(fills, order)) for (const { entry } of fills) found.add(entry)
  })
  return found
}

/** Whether parts make up the whole; of a purchase something may be kept back on either side. */
function isSum(parts: readonly Timed<Traded>[], { entry, units }: Timed<Traded>): boolean {
  const sum = parts.reduce((all, part) => all + part.units, 0n)
  const apart = sum > units ? sum - units : units - sum
  return apart === 0n || (entry.kind === 'buy' && apart * mostKeptBack <= units)
}

function push<T>(lists: Map<string, T[]>, key: string, item: T) {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

/** The newest sales of the file that must go so that no sale, old or new, is of coins that were not there. */
async function uncovered(there: readonly Traded[], fresh: readonly Coming[]): Promise<Coming[]> {
  const coins = new Map<string, { entry: Traded; isNew: boolean }[]>()
  const sold = new Set(fresh.filter(({ kind }) => kind === 'sell').map(({ coinSymbol }) => coinSymbol))
  for (const [entries, isNew] of [
    [there, false],
    [fresh, true],
  ] as const)
    await inSlices(entries, entry => {
      if (sold.has(entry.coinSymbol)) push(coins, entry.coinSymbol, { entry, isNew })
    })
  const gone: Coming[] = []
  for (const entries of coins.values()) {
    const timed = entries.map(one => ({ ...one, atMs: Date.parse(one.entry.tradedAt) }))
    // At one moment coins are bought before they are sold.
    timed.sort((a, b) => a.atMs - b.atMs || Number(a.entry.kind === 'sell') - Number(b.entry.kind === 'sell'))
    const sales: { entry: Coming; units: bigint }[] = []
    let held = 0n
    await inSlices(timed, ({ entry, isNew }) => {
      const units = unitsOf(entry.quantity, places)
      held += entry.kind === 'buy' ? units : -units
      if (isNew && entry.kind === 'sell') sales.push({ entry: entry as Coming, units })
      while (held < 0n) {
        const last = sales.pop()
        if (!last) break
        gone.push(last.entry)
        held += last.units
      }
    })
  }
  return gone
}
