import type { CostMethod, OtherMoney } from '@pusula/contract'
import Big from 'big.js'
import { inSlices } from '../../../platform/slices.ts'
import { decimalOfUnits, dollarPlaces, places, shareOf, unitsOf } from './exact.ts'

/** What was paid in other money than dollars, and what a dollar was worth that day. */
export interface PaidMoney {
  currency: OtherMoney
  unit: string
  fee: string
  perDollar: string
  /** Who said so, or `own`. */
  source: string
}

/** A purchase or a sale. Decimals are text, exact; dollars where the name does not say otherwise. */
export interface Entry {
  id: string
  kind: 'buy' | 'sell'
  coinSymbol: string
  coinName: string
  quantity: string
  usdCostBasis: string
  feeUsd: string
  /** Paid with the fee, or received after it. */
  totalUsd: string
  paid?: PaidMoney | undefined
  /** ISO 8601, in UTC. */
  tradedAt: string
  notes: string | null
}

/** What an entry cost or brought with its fee, and the fee, in units of the sixteenth place of one currency. */
export interface Amounts {
  total: bigint
  fee: bigint
}
export type AmountsOf = (entry: Entry) => Amounts

export const inDollars: AmountsOf = ({ totalUsd, feeUsd }) => ({
  total: unitsOf(totalUsd, dollarPlaces),
  fee: feeUsd === '0' ? 0n : unitsOf(feeUsd, dollarPlaces),
})

/** Money is of the currency that entries were counted in. */
export interface Position {
  quantity: Big
  /** What the coins still held have cost. */
  cost: Big
  realized: Big
  fees: Big
  /** The same as if there were no fees. */
  bareCost: Big
  bareRealized: Big
  /** All that was paid for coins, and all that sales brought. */
  paidIn: Big
  takenOut: Big
  /** Coins that were sold without being there; a portfolio that may be kept has none. */
  missing: Big
}

/** Coins in units of their eighth place, money in units of its sixteenth. */
interface Lot {
  quantity: bigint
  cost: bigint
}

type Standing = Record<keyof Position, bigint>

export const zero = Big(0)
const nothing: Standing = {
  ...{ quantity: 0n, missing: 0n, cost: 0n, realized: 0n, fees: 0n },
  ...{ bareCost: 0n, bareRealized: 0n, paidIn: 0n, takenOut: 0n },
}

/** Entries by the symbol of their coin, in the order in which they come. */
export function byCoin(entries: readonly Entry[]): Map<string, Entry[]> {
  const coins = new Map<string, Entry[]>()
  for (const entry of entries) {
    const ofCoin = coins.get(entry.coinSymbol)
    if (ofCoin) ofCoin.push(entry)
    else coins.set(entry.coinSymbol, [entry])
  }
  return coins
}

/** How one coin stands after each of its purchases and sales, the oldest first. */
function* standingsOf(entries: Iterable<Entry>, method: CostMethod, amountsOf: AmountsOf): Generator<Standing> {
  const [stock, bareStock] = method === 'fifo' ? [oldestFirst(), oldestFirst()] : [allAlike(), allAlike()]
  let now = nothing
  for (const entry of entries) {
    const quantity = unitsOf(entry.quantity, places)
    const { total, fee } = amountsOf(entry)
    const fees = now.fees + fee
    if (entry.kind === 'buy') {
      const bare = total - fee
      stock.put({ quantity, cost: total })
      bareStock.put({ quantity, cost: bare })
      now = {
        ...now,
        fees,
        quantity: now.quantity + quantity,
        cost: now.cost + total,
        bareCost: now.bareCost + bare,
        paidIn: now.paidIn + total,
      }
    } else {
      const [taken, bareTaken] = [stock.take(quantity), bareStock.take(quantity)]
      now = {
        ...now,
        fees,
        quantity: now.quantity - taken.quantity,
        cost: now.cost - taken.cost,
        realized: now.realized + total - taken.cost,
        bareCost: now.bareCost - bareTaken.cost,
        bareRealized: now.bareRealized + total + fee - bareTaken.cost,
        takenOut: now.takenOut + total,
        missing: now.missing + quantity - taken.quantity,
      }
    }
    yield now
  }
}

/** How one coin stands after all of its purchases and sales. */
export async function positionOf(
  entries: Iterable<Entry>,
  method: CostMethod,
  amountsOf: AmountsOf = inDollars,
): Promise<Position> {
  let last = nothing
  await inSlices(standingsOf(entries, method, amountsOf), standing => {
    last = standing
  })
  const money = (units: bigint) => Big(decimalOfUnits(units, dollarPlaces))
  const coins = (units: bigint) => Big(decimalOfUnits(units, places))
  return {
    quantity: coins(last.quantity),
    missing: coins(last.missing),
    cost: money(last.cost),
    realized: money(last.realized),
    fees: money(last.fees),
    bareCost: money(last.bareCost),
    bareRealized: money(last.bareRealized),
    paidIn: money(last.paidIn),
    takenOut: money(last.takenOut),
  }
}

/** How many coins are missing for the sales that are not covered. */
export function missingIn(entries: readonly Entry[]): string {
  let [held, missing] = [0n, 0n]
  for (const { kind, quantity } of entries) {
    const units = unitsOf(quantity, places)
    const lacking = kind === 'sell' && units > held ? units - held : 0n
    held += kind === 'buy' ? units : lacking - units
    missing += lacking
  }
  return decimalOfUnits(missing, places)
}

/** The first sale of coins that were not there; undefined where every sale is covered. */
export function firstUncovered(entries: readonly Entry[]): Entry | undefined {
  let held = 0n
  return entries.find(({ kind, quantity }) => {
    held += kind === 'buy' ? unitsOf(quantity, places) : -unitsOf(quantity, places)
    return held < 0n
  })
}

/** What was held, had cost and had gone in and out after a purchase or a sale, as plain numbers for a drawing. */
export interface Held {
  quantity: number
  cost: number
  paidIn: number
  takenOut: number
}

export async function heldAfterEach(
  entries: Iterable<Entry>,
  method: CostMethod,
  amountsOf: AmountsOf,
): Promise<Held[]> {
  const held: Held[] = []
  const money = (units: bigint) => Number(units) / 10 ** dollarPlaces
  await inSlices(standingsOf(entries, method, amountsOf), ({ quantity, cost, paidIn, takenOut }) =>
    held.push({
      quantity: Number(quantity) / 10 ** places,
      cost: money(cost),
      paidIn: money(paidIn),
      takenOut: money(takenOut),
    }),
  )
  return held
}

/** A sale with what it brought after its fee and what its coins had cost, in units of the sixteenth place. */
export interface Sale {
  entry: Entry
  proceeds: bigint
  cost: bigint
}

export async function salesOf(entries: readonly Entry[], method: CostMethod, amountsOf: AmountsOf): Promise<Sale[]> {
  const sales: Sale[] = []
  let [before, i] = [nothing, 0]
  await inSlices(standingsOf(entries, method, amountsOf), now => {
    const entry = entries[i++]
    if (entry?.kind === 'sell')
      sales.push({ entry, proceeds: now.takenOut - before.takenOut, cost: before.cost - now.cost })
    before = now
  })
  return sales
}

/** A part of a lot with its share of the cost; the rest keeps the rest, so that nothing is lost to rounding. */
function cut(lot: Lot, wanted: bigint): Lot {
  const taken =
    wanted >= lot.quantity ? { ...lot } : { quantity: wanted, cost: shareOf(lot.cost, wanted, lot.quantity) }
  lot.quantity -= taken.quantity
  lot.cost -= taken.cost
  return taken
}

/** First in, first out. */
function oldestFirst() {
  const lots: Lot[] = []
  let first = 0
  return {
    put: (lot: Lot) => lots.push(lot),
    take(wanted: bigint): Lot {
      const taken = { quantity: 0n, cost: 0n }
      for (let lot = lots[first]; lot && taken.quantity < wanted; lot = lots[first]) {
        const part = cut(lot, wanted - taken.quantity)
        if (lot.quantity === 0n) first++
        taken.quantity += part.quantity
        taken.cost += part.cost
      }
      return taken
    },
  }
}

/** Every coin costs what all of them cost on average. */
function allAlike() {
  const lot = { quantity: 0n, cost: 0n }
  return {
    put({ quantity, cost }: Lot) {
      lot.quantity += quantity
      lot.cost += cost
    },
    take: (wanted: bigint): Lot => cut(lot, wanted),
  }
}
