import { inSlices } from '../../../../platform/slices.ts'
import { decimalOfUnits, places, unitsOf } from '../exact.ts'
import { isTrade } from '../stored-entry.ts'
import { inParts } from './fills.ts'
import { onOtherClock } from './other-clock.ts'
import { type Coming, isSameEntry, likenessOf, push, type Traded } from './traded.ts'

export type State = 'fresh' | 'already' | 'notHeld'

export interface Plan {
  states: Map<Coming, State>
  /** By how many minutes a file without a clock tells of trades that are there; null where it does not. */
  movedMinutes: number | null
  /** By coin, what would have to be bought so that every sale of the file is taken. */
  missing: Map<string, string>
}

/**
 * What becomes of each entry of a file beside those that are there. One that has the id of another, or is of the same coin,
 * side and quantity at the same time, is there already, and each one there stands for one of the file; so do the fills of
 * an order for the order, and the order for its fills. A file that names no clock may have been brought in on another one.
 * Of the others, a sale of more than there was is not taken.
 */
export async function planned(there: readonly Traded[], coming: readonly Coming[], hasClock: boolean): Promise<Plan> {
  const states = new Map<Coming, State>()
  const byId = new Map(there.map(entry => [entry.id, entry]))
  const taken = new Set<Traded>()
  /** What is there of each entry that is there already. */
  const twins = new Map<Coming, readonly Traded[]>()
  const isThere = (entry: Coming, same: readonly Traded[]) => {
    states.set(entry, 'already')
    twins.set(entry, same)
    for (const one of same) taken.add(one)
  }
  const ids = new Set<string>()
  await inSlices(coming, entry => {
    // Nothing is written under one id twice: counted twice, it would cover sales of coins that never come.
    if (ids.has(entry.id)) return void states.set(entry, 'already')
    ids.add(entry.id)
    const same = byId.get(entry.id)
    if (same && !taken.has(same)) isThere(entry, [same])
  })
  const alike = new Map<string, { entry: Traded; atMs: number }[]>()
  await inSlices(there, entry => {
    if (!taken.has(entry)) push(alike, likenessOf(entry), { entry, atMs: Date.parse(entry.tradedAt) })
  })
  await inSlices(coming, entry => {
    if (states.has(entry)) return
    const others = alike.size ? alike.get(likenessOf(entry)) : undefined
    const atMs = others ? Date.parse(entry.tradedAt) : 0
    const place = others?.findIndex(other => isSameEntry(other.entry, other.atMs, entry, atMs)) ?? -1
    const [same] = place >= 0 ? (others?.splice(place, 1) ?? []) : []
    if (same) isThere(entry, [same.entry])
    else states.set(entry, 'fresh')
  })
  const freshOnes = () => coming.filter(entry => states.get(entry) === 'fresh')
  // Fills of an order and another clock are known by their moments, which days have not.
  const hasMoment = ({ day }: Traded) => day === undefined
  const hasFills = (entry: Traded) => hasMoment(entry) && isTrade(entry)
  const left = () => there.filter(entry => hasMoment(entry) && !taken.has(entry))
  const moved = hasClock ? undefined : await onOtherClock(left(), freshOnes().filter(hasMoment))
  for (const [entry, same] of moved?.same ?? []) isThere(entry, [same])
  const others = left().filter(hasFills)
  if (others.length)
    for (const [entry, same] of await inParts(others, freshOnes().filter(hasFills))) isThere(entry, same)
  for (const leg of legsThere(there, coming, twins)) if (states.get(leg) === 'fresh') states.set(leg, 'already')
  const missing: Plan['missing'] = new Map()
  // A swap goes whole: what its sale was to bring goes with it, and may leave another sale without its coins.
  for (let isOver = false; !isOver; ) {
    const { gone, missing: lacking } = await uncovered(there, freshOnes())
    for (const [coin, lack] of lacking) if (!missing.has(coin)) missing.set(coin, lack)
    const swaps = new Set(gone.flatMap(({ isImplied, swap }) => (swap === undefined || isImplied ? [] : swap)))
    for (const entry of gone) states.set(entry, 'notHeld')
    if (swaps.size)
      for (const entry of freshOnes())
        if (entry.swap !== undefined && swaps.has(entry.swap)) states.set(entry, 'notHeld')
    isOver = swaps.size === 0
  }
  return { states, movedMinutes: moved?.minutes ?? null, missing }
}

/**
 * What went with trades that are there: where something of the same coin went with them at their moment, it is that, though
 * another file rounded it, or said nothing of fees.
 */
function legsThere(there: readonly Traded[], coming: readonly Coming[], twins: ReadonlyMap<Coming, readonly Traded[]>) {
  const legs = coming.filter(({ isImplied, swap }) => isImplied && swap !== undefined)
  if (!legs.length) return []
  const secondOf = ({ tradedAt }: Traded) => Math.floor(Date.parse(tradedAt) / 1_000)
  const keyOf = ({ coinSymbol, kind }: Traded, second: number) => `${coinSymbol} ${kind} ${second}`
  const moments = new Set(there.map(entry => keyOf(entry, secondOf(entry))))
  const trades = new Map<string, Coming[]>()
  for (const entry of coming) if (!entry.isImplied && entry.swap !== undefined) push(trades, `${entry.swap}`, entry)
  return legs.filter(leg => {
    const own = trades.get(`${leg.swap}`) ?? []
    const same = own.flatMap(entry => twins.get(entry) ?? [])
    return own.every(entry => twins.has(entry)) && same.some(one => moments.has(keyOf(leg, secondOf(one))))
  })
}

/**
 * The newest sales of the file that must go so that no sale, old or new, is of coins that were not there, and what they
 * lack.
 */
async function uncovered(there: readonly Traded[], fresh: readonly Coming[]) {
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
  const missing: Plan['missing'] = new Map()
  for (const [coinSymbol, entries] of coins) {
    const timed = entries.map(one => ({ ...one, atMs: Date.parse(one.entry.tradedAt) }))
    // At one moment coins are bought before they are sold.
    timed.sort((a, b) => a.atMs - b.atMs || Number(a.entry.kind === 'sell') - Number(b.entry.kind === 'sell'))
    const sales: { entry: Coming; units: bigint }[] = []
    // The second counts every sale, also those that go: how far it falls below nothing is what was missing.
    let [held, balance, lowest] = [0n, 0n, 0n]
    await inSlices(timed, ({ entry, isNew }) => {
      const units = unitsOf(isTrade(entry) ? entry.quantity : (entry.networkFee ?? '0'), places)
      const moved = entry.kind === 'buy' ? units : -units
      held += moved
      balance += moved
      if (balance < lowest) lowest = balance
      if (isNew && entry.kind === 'sell') sales.push({ entry: entry as Coming, units })
      while (held < 0n) {
        const last = sales.pop()
        if (!last) break
        gone.push(last.entry)
        held += last.units
      }
    })
    if (lowest < 0n) missing.set(coinSymbol, decimalOfUnits(-lowest, places))
  }
  return { gone, missing }
}
