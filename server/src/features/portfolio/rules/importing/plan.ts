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

/**
 * What becomes of each entry of a file beside those that are there. One that has the id of another, or is of the same coin,
 * side and quantity at the same time, is there already, and each one there stands for one of the file. Of the others, a sale
 * of more than there was is not taken.
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
  const alike = new Map<string, number[]>()
  await inSlices(there, entry => {
    if (!taken.has(entry)) push(alike, likenessOf(entry), Date.parse(entry.tradedAt))
  })
  await inSlices(coming, entry => {
    if (states.has(entry)) return
    const others = alike.size ? alike.get(likenessOf(entry)) : undefined
    const atMs = others ? Date.parse(entry.tradedAt) : 0
    const place = others?.findIndex(otherMs => Math.abs(otherMs - atMs) <= sameMs) ?? -1
    if (place >= 0) others?.splice(place, 1)
    states.set(entry, place >= 0 ? 'already' : 'fresh')
  })
  const fresh = coming.filter(entry => states.get(entry) === 'fresh')
  for (const entry of await uncovered(there, fresh)) states.set(entry, 'notHeld')
  return states
}

const likenessOf = ({ kind, coinSymbol, quantity }: Traded) => `${coinSymbol} ${kind} ${quantity}`

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
