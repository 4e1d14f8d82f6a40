import { type CoinChange, type CoinWarning, ownCoinLimit, type WarningReason } from '@pusula/contract'
import { Problem } from '../../../platform/problem.ts'
import { inSlices } from '../../../platform/slices.ts'
import type { OwnCoin } from '../../market/index.ts'
import { type Fault, folded, isFault, isSame, type ReadRow } from './rules.ts'

/** What is there already. */
interface Known {
  /** What the market lists by itself: its names are not the owner's to change. */
  market: readonly OwnCoin[]
  own: readonly OwnCoin[]
}

/** What rows would do to the owner's coins. */
export interface Plan {
  rows: number
  added: CoinChange[]
  updated: CoinChange[]
  unchanged: number
  faults: Fault[]
  warnings: CoinWarning[]
  /** The ids of coins whose symbol or id passes to a coin that is not them. */
  gone: string[]
}

/** Works out what rows would change. The market's coins keep their names; a change to one of the owner's is a warning. */
export async function planChanges(rows: readonly ReadRow[], known: Known): Promise<Plan> {
  const [market, own] = [await lookup(known.market), await lookup(known.own)]
  const plan: Plan = { rows: rows.length, added: [], updated: [], unchanged: 0, faults: [], warnings: [], gone: [] }

  function place(line: number, coin: OwnCoin) {
    const listed = market.bySymbol.get(coin.symbol)
    const [sameId, sameSymbol] = [own.byId.get(folded(coin.id)), own.bySymbol.get(coin.symbol)]
    if (listed && !isSame(listed, coin)) plan.faults.push({ line, fault: 'marketCoin' })
    else if (listed || (sameId && sameId === sameSymbol && isSame(sameId, coin))) plan.unchanged++
    else if (market.byId.has(folded(coin.id))) plan.faults.push({ line, fault: 'marketId' })
    else {
      const before = sameId ?? sameSymbol ?? null
      const change = { line, coin, before }
      ;(before ? plan.updated : plan.added).push(change)
      const reasons = reasonsOf(coin, sameId, sameSymbol)
      if (before && reasons.length) plan.warnings.push({ ...change, before, reasons })
      for (const other of [sameId, sameSymbol]) if (other && other.id !== coin.id) plan.gone.push(other.id)
    }
  }

  await inSlices(rows, row => {
    if (!isFault(row)) place(row.line, row.coin)
    // What was exported comes back unchanged, also where the market spells a coin as we would not take it.
    else if (row.cells && isMarkets(market, row.cells)) plan.unchanged++
    else plan.faults.push(row)
  })
  return withoutReassigned(plan, known.own)
}

interface Lookup {
  byId: ReadonlyMap<string, OwnCoin>
  bySymbol: ReadonlyMap<string, OwnCoin>
}

async function lookup(coins: readonly OwnCoin[]): Promise<Lookup> {
  const byId = new Map<string, OwnCoin>()
  const bySymbol = new Map<string, OwnCoin>()
  await inSlices(coins, coin => {
    byId.set(folded(coin.id), coin)
    bySymbol.set(coin.symbol, coin)
  })
  return { byId, bySymbol }
}

function isMarkets({ bySymbol }: Lookup, cells: readonly string[]): boolean {
  const [id = '', symbol = '', name = ''] = cells.map(cell => cell.trim())
  const listed = bySymbol.get(symbol)
  return !!listed && isSame(listed, { id, symbol, name })
}

/** Another spelling of a name is no other name. */
function reasonsOf(coin: OwnCoin, sameId: OwnCoin | undefined, sameSymbol: OwnCoin | undefined): WarningReason[] {
  const before = sameId ?? sameSymbol
  const reasons: WarningReason[] = []
  if (before && folded(before.name) !== folded(coin.name)) reasons.push('renamed')
  if (sameId && sameId.symbol !== coin.symbol) reasons.push('moved')
  if (sameSymbol && sameSymbol.id !== coin.id) reasons.push('replaced')
  return reasons
}

/** A coin that loses its symbol is gone only if no row gives it another one; then what is left must not be too much. */
function withoutReassigned(plan: Plan, own: readonly OwnCoin[]): Plan {
  const retained = new Set([...plan.added, ...plan.updated].map(({ coin }) => coin.id))
  const gone = [...new Set(plan.gone)].filter(id => !retained.has(id))
  const after = new Set([...own.map(({ id }) => id), ...retained])
  for (const id of gone) after.delete(id)
  if (after.size > ownCoinLimit) throw new Problem('admin.tooManyCoins', { coins: after.size, limit: ownCoinLimit })
  return { ...plan, gone }
}
