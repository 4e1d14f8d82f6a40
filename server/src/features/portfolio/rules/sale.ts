import type { CostMethod } from '@pusula/contract'
import { decimalOfUnits, dollarPlaces, places, unitsOf } from './exact.ts'
import { type Entry, inDollars, salesOf } from './position.ts'

/** Sellable quantity of a coin at a moment. */
export interface Sellable {
  held: string
  /** Less than was held where a later sale needs some of it. */
  most: string
  /** What the coins that are to be sold had cost; null where there are not so many. */
  costUsd: string | null
}

/** Entries are of one coin, the oldest first. A sale that is noted now comes after all others of its moment. */
export async function sellableAt(
  entries: readonly Entry[],
  tradedAt: string,
  quantity: string | undefined,
  method: CostMethod,
): Promise<Sellable> {
  const before = entries.filter(entry => entry.tradedAt <= tradedAt)
  const held = before.reduce((units, entry) => units + changeBy(entry), 0n)
  let [most, then] = [held, held]
  for (const entry of entries.slice(before.length)) {
    then += changeBy(entry)
    if (then < most) most = then
  }
  const costUsd =
    quantity !== undefined && unitsOf(quantity, places) <= held
      ? await costOf([...before, saleOf(quantity, tradedAt)], method)
      : null
  return { held: decimalOfUnits(held, places), most: decimalOfUnits(most, places), costUsd }
}

const changeBy = ({ kind, quantity }: Entry): bigint => (kind === 'buy' ? 1n : -1n) * unitsOf(quantity, places)

const saleOf = (quantity: string, tradedAt: string): Entry => ({
  ...{ id: '', kind: 'sell', coinSymbol: '', coinName: '', quantity, tradedAt, notes: null },
  ...{ usdCostBasis: '0', feeUsd: '0', totalUsd: '0' },
})

async function costOf(entries: readonly Entry[], method: CostMethod): Promise<string> {
  const sale = (await salesOf(entries, method, inDollars)).at(-1)
  return decimalOfUnits(sale?.cost ?? 0n, dollarPlaces)
}
