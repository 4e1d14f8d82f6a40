import type { CostMethod, OtherMoney } from '@pusula/contract'
import Big from 'big.js'
import { inSlices } from '../../../platform/slices.ts'
import { decimalOfUnits, dollarPlaces, drawnDollars, places, shareOf, unitsOf } from './exact.ts'

/** What was paid in other money than dollars, and what a dollar was worth that day. */
export interface PaidMoney {
  currency: OtherMoney
  unit: string
  fee: string
  perDollar: string
  /** Who said so, or the member. */
  source: string
}
export const ownRate = 'own'

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
  /** The calendar day, where no hour is known: then the instant only orders it. */
  day?: string | undefined
  notes: string | null
  /** A reward, an airdrop or a gift: it came at what it was worth. */
  isIncome?: boolean | undefined
  /** Nothing was sold: so much of a transfer did not arrive, and brought nothing. */
  isNetworkFee?: boolean | undefined
}

/** What an entry cost or brought with its fee, and the fee, in units of the last place that is counted, of one currency. */
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

/** Coins in units of their eighth place, money in units of its sixteenth; with and without fees, in each money that is counted. */
interface Lot {
  quantity: bigint
  costs: bigint[]
}

type RunningPosition = Record<keyof Position, bigint>

export const zero = Big(0)
const nothing: RunningPosition = {
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

/**
 * How one coin stands after each of its purchases and sales, the oldest first, in each money. Its lots are gone through once.
 * Ten thousand entries are counted while somebody waits: the standings are the same objects each time, with new figures.
 */
function* runningPositions(
  entries: Iterable<Entry>,
  method: CostMethod,
  moneys: readonly AmountsOf[],
): Generator<readonly RunningPosition[]> {
  const stock = method === 'fifo' ? oldestFirst() : allAlike()
  const counts = moneys.map(amountsOf => ({ amountsOf, now: { ...nothing } }))
  const all = counts.map(({ now }) => now)
  for (const entry of entries) {
    const quantity = unitsOf(entry.quantity, places)
    if (entry.kind === 'buy') {
      const costs: bigint[] = []
      for (const { amountsOf, now } of counts) {
        const { total, fee } = amountsOf(entry)
        costs.push(total, total - fee)
        now.fees += fee
        now.quantity += quantity
        now.cost += total
        now.bareCost += total - fee
        now.paidIn += total
      }
      stock.put({ quantity, costs })
    } else {
      const taken = stock.take(quantity)
      let place = 0
      for (const { amountsOf, now } of counts) {
        const { total, fee } = amountsOf(entry)
        const cost = taken.costs[place++] ?? 0n
        const bareCost = taken.costs[place++] ?? 0n
        now.fees += fee
        now.quantity -= taken.quantity
        now.cost -= cost
        now.realized += total - cost
        now.bareCost -= bareCost
        now.bareRealized += total + fee - bareCost
        now.takenOut += total
        now.missing += quantity - taken.quantity
      }
    }
    yield all
  }
}

/** The same in one money. */
function* runningPositionsIn(
  entries: Iterable<Entry>,
  method: CostMethod,
  amountsOf: AmountsOf,
): Generator<RunningPosition> {
  for (const [position = nothing] of runningPositions(entries, method, [amountsOf])) yield position
}

/** How one coin stands after all of its purchases and sales, in each money. */
export async function positionsOf(
  entries: Iterable<Entry>,
  method: CostMethod,
  moneys: readonly AmountsOf[],
): Promise<Position[]> {
  let last: readonly RunningPosition[] = moneys.map(() => nothing)
  await inSlices(runningPositions(entries, method, moneys), standings => {
    last = standings
  })
  return last.map(positionIn)
}

export async function positionOf(entries: Iterable<Entry>, method: CostMethod): Promise<Position> {
  const [position = positionIn(nothing)] = await positionsOf(entries, method, [inDollars])
  return position
}

function positionIn(last: RunningPosition): Position {
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

/** The sales that must go so that every other one is of coins that were there, the oldest first: one look at each entry. */
export function needing(entries: readonly Entry[]): Entry[] {
  let held = 0n
  return entries.filter(({ kind, quantity }) => {
    const units = unitsOf(quantity, places)
    // What stands before a sale stays as it is when the sale goes, so nothing is looked at again.
    if (kind === 'sell' && units > held) return true
    held += kind === 'buy' ? units : -units
    return false
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
  await inSlices(runningPositionsIn(entries, method, amountsOf), ({ quantity, cost, paidIn, takenOut }) =>
    held.push({
      quantity: Number(quantity) / 10 ** places,
      cost: drawnDollars(cost),
      paidIn: drawnDollars(paidIn),
      takenOut: drawnDollars(takenOut),
    }),
  )
  return held
}

/** A sale with what it brought after its fee and what its coins had cost, in units of the last place that is counted. */
interface Sale {
  entry: Entry
  proceeds: bigint
  cost: bigint
}

export async function salesOf(entries: readonly Entry[], method: CostMethod, amountsOf: AmountsOf): Promise<Sale[]> {
  const sales: Sale[] = []
  let [takenOut, cost, i] = [0n, 0n, 0]
  await inSlices(runningPositionsIn(entries, method, amountsOf), now => {
    const entry = entries[i++]
    if (entry?.kind === 'sell') sales.push({ entry, proceeds: now.takenOut - takenOut, cost: cost - now.cost })
    takenOut = now.takenOut
    cost = now.cost
  })
  return sales
}

/** Moves a part of a lot with its share of the costs; the rest keeps the rest, so that nothing is lost to rounding. */
function move(from: Lot, to: Lot, wanted: bigint): void {
  const isAll = wanted >= from.quantity
  const quantity = isAll ? from.quantity : wanted
  from.costs.forEach((cost, i) => {
    const part = isAll ? cost : shareOf(cost, wanted, from.quantity)
    to.costs[i] = (to.costs[i] ?? 0n) + part
    from.costs[i] = cost - part
  })
  to.quantity += quantity
  from.quantity -= quantity
}

const emptyLot = (): Lot => ({ quantity: 0n, costs: [] })

/** First in, first out. */
function oldestFirst() {
  const lots: Lot[] = []
  let first = 0
  return {
    put: (lot: Lot) => void lots.push(lot),
    take(wanted: bigint): Lot {
      const taken = emptyLot()
      for (let lot = lots[first]; lot && taken.quantity < wanted; lot = lots[first]) {
        move(lot, taken, wanted - taken.quantity)
        if (lot.quantity === 0n) first++
      }
      return taken
    },
  }
}

/** Every coin costs what all of them cost on average. */
function allAlike() {
  const all = emptyLot()
  return {
    put: (lot: Lot) => move(lot, all, lot.quantity),
    take(wanted: bigint): Lot {
      const taken = emptyLot()
      move(all, taken, wanted)
      return taken
    },
  }
}
