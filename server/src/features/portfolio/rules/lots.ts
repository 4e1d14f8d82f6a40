import type { CostMethod } from '@pusula/contract'
import { inSlices } from '../../../platform/slices.ts'
import { places, shareOf, unitsOf } from './exact.ts'
import { type AmountsOf, type Entry, salesOf } from './position.ts'

/** A part of a sale and the purchase it came from; amounts in units of the last place that is counted. */
export interface SoldLot {
  sale: Entry
  /** Undefined where the average of all purchases counts. */
  purchase: Entry | undefined
  quantity: bigint
  proceeds: bigint
  cost: bigint
  fee: bigint
}

/** FIFO: what is left of a purchase, to be taken by the next sale. */
interface OpenLot {
  purchase: Entry
  quantity: bigint
  cost: bigint
}

/** FIFO lots: which purchases each sale of one coin took, the oldest first (first in, first out). The lots of a sale add up to it, to the last unit. */
export async function lotsOf(entries: readonly Entry[], method: CostMethod, amountsOf: AmountsOf): Promise<SoldLot[]> {
  if (method === 'average') return averageLots(entries, amountsOf)
  const lots: SoldLot[] = []
  const open: OpenLot[] = []
  let first = 0
  await inSlices(entries, entry => {
    const quantity = unitsOf(entry.quantity, places)
    const { total, fee } = amountsOf(entry)
    if (entry.kind === 'buy') return void open.push({ purchase: entry, quantity, cost: total })
    const parts: SoldLot[] = []
    let left = quantity
    for (let lot = open[first]; lot && left > 0n; lot = open[first]) {
      const isAll = left >= lot.quantity
      const taken = isAll ? lot.quantity : left
      const cost = isAll ? lot.cost : shareOf(lot.cost, taken, lot.quantity)
      lot.quantity -= taken
      lot.cost -= cost
      left -= taken
      if (lot.quantity === 0n) first++
      parts.push({ sale: entry, purchase: lot.purchase, quantity: taken, proceeds: 0n, cost, fee: 0n })
    }
    share(parts, total, fee)
    lots.push(...parts)
  })
  return lots
}

/** Shares what a sale brought among its parts: each gets what the sum so far has, less what those before it got. */
function share(parts: SoldLot[], proceeds: bigint, fee: bigint): void {
  const all = parts.reduce((sum, { quantity }) => sum + quantity, 0n)
  let [quantity, shared, sharedFee] = [0n, 0n, 0n]
  for (const part of parts) {
    quantity += part.quantity
    part.proceeds = (proceeds * quantity) / all - shared
    part.fee = (fee * quantity) / all - sharedFee
    shared += part.proceeds
    sharedFee += part.fee
  }
}

async function averageLots(entries: readonly Entry[], amountsOf: AmountsOf): Promise<SoldLot[]> {
  const sales = await salesOf(entries, 'average', amountsOf)
  return sales.map(({ entry: sale, proceeds, cost }) => ({
    ...{ sale, purchase: undefined, quantity: unitsOf(sale.quantity, places) },
    ...{ proceeds, cost, fee: amountsOf(sale).fee },
  }))
}
