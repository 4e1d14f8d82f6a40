import type { CostMethod } from '@pusula/contract'
import Big from 'big.js'
import { inSlices } from '../../../platform/slices.ts'
import { decimalOfUnits, dollarPlaces, places, shareOf, unitsOf } from './exact.ts'

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
  /** ISO 8601, in UTC. */
  tradedAt: string
  notes: string | null
}

export interface Position {
  quantity: Big
  /** What the coins still held have cost. */
  costUsd: Big
  realizedUsd: Big
  feesUsd: Big
  /** Coins that were sold without being there; a portfolio that may be kept has none. */
  missing: Big
}

/** Coins in units of their eighth place, dollars in units of their sixteenth. */
interface Lot {
  quantity: bigint
  costUsd: bigint
}

interface Standing extends Lot {
  realizedUsd: bigint
  feesUsd: bigint
  missing: bigint
}

export const zero = Big(0)
const nothing: Standing = { quantity: 0n, costUsd: 0n, realizedUsd: 0n, feesUsd: 0n, missing: 0n }

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
function* standingsOf(entries: Iterable<Entry>, method: CostMethod): Generator<Standing> {
  const stock = method === 'fifo' ? oldestFirst() : allAlike()
  let { quantity, costUsd, realizedUsd, feesUsd, missing } = nothing
  for (const entry of entries) {
    const amount = unitsOf(entry.quantity, places)
    const totalUsd = unitsOf(entry.totalUsd, dollarPlaces)
    if (entry.feeUsd !== '0') feesUsd += unitsOf(entry.feeUsd, dollarPlaces)
    if (entry.kind === 'buy') {
      stock.put({ quantity: amount, costUsd: totalUsd })
      quantity += amount
      costUsd += totalUsd
    } else {
      const taken = stock.take(amount)
      quantity -= taken.quantity
      costUsd -= taken.costUsd
      realizedUsd += totalUsd - taken.costUsd
      missing += amount - taken.quantity
    }
    yield { quantity, costUsd, realizedUsd, feesUsd, missing }
  }
}

/** How one coin stands after all of its purchases and sales. */
export async function positionOf(entries: Iterable<Entry>, method: CostMethod): Promise<Position> {
  let last = nothing
  await inSlices(standingsOf(entries, method), standing => {
    last = standing
  })
  const dollars = (units: bigint) => Big(decimalOfUnits(units, dollarPlaces))
  return {
    quantity: Big(decimalOfUnits(last.quantity, places)),
    costUsd: dollars(last.costUsd),
    realizedUsd: dollars(last.realizedUsd),
    feesUsd: dollars(last.feesUsd),
    missing: Big(decimalOfUnits(last.missing, places)),
  }
}

/** What was held, and had cost, after a purchase or a sale, as plain numbers for a drawing. */
export interface Held {
  quantity: number
  costUsd: number
}

export async function heldAfterEach(entries: Iterable<Entry>, method: CostMethod): Promise<Held[]> {
  const held: Held[] = []
  await inSlices(standingsOf(entries, method), ({ quantity, costUsd }) =>
    held.push({ quantity: Number(quantity) / 10 ** places, costUsd: Number(costUsd) / 10 ** dollarPlaces }),
  )
  return held
}

/** A part of a lot with its share of the cost; the rest keeps the rest, so that nothing is lost to rounding. */
function cut(lot: Lot, wanted: bigint): Lot {
  const taken =
    wanted >= lot.quantity ? { ...lot } : { quantity: wanted, costUsd: shareOf(lot.costUsd, wanted, lot.quantity) }
  lot.quantity -= taken.quantity
  lot.costUsd -= taken.costUsd
  return taken
}

/** First in, first out. */
function oldestFirst() {
  const lots: Lot[] = []
  let first = 0
  return {
    put: (lot: Lot) => lots.push(lot),
    take(wanted: bigint): Lot {
      const taken = { quantity: 0n, costUsd: 0n }
      for (let lot = lots[first]; lot && taken.quantity < wanted; lot = lots[first]) {
        const part = cut(lot, wanted - taken.quantity)
        if (lot.quantity === 0n) first++
        taken.quantity += part.quantity
        taken.costUsd += part.costUsd
      }
      return taken
    },
  }
}

/** Every coin costs what all of them cost on average. */
function allAlike() {
  const lot = { quantity: 0n, costUsd: 0n }
  return {
    put({ quantity, costUsd }: Lot) {
      lot.quantity += quantity
      lot.costUsd += costUsd
    },
    take: (wanted: bigint): Lot => cut(lot, wanted),
  }
}
