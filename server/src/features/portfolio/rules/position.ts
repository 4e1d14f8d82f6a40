import Big from 'big.js'

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

interface Lot {
  quantity: Big
  costUsd: Big
}

export const zero = Big(0)
const nothing: Position = { quantity: zero, costUsd: zero, realizedUsd: zero, feesUsd: zero, missing: zero }

/** Products of two numbers with eight places have sixteen. */
const costPlaces = 16

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

/** How one coin stands after each of its purchases and sales, the oldest first. First in, first out. */
export function* positionsOf(entries: Iterable<Entry>): Generator<Position> {
  const lots: Lot[] = []
  let { quantity, costUsd, realizedUsd, feesUsd, missing } = nothing
  for (const entry of entries) {
    const amount = Big(entry.quantity)
    if (entry.feeUsd !== '0') feesUsd = feesUsd.plus(entry.feeUsd)
    if (entry.kind === 'buy') {
      const lot = { quantity: amount, costUsd: Big(entry.totalUsd) }
      lots.push(lot)
      quantity = quantity.plus(lot.quantity)
      costUsd = costUsd.plus(lot.costUsd)
    } else {
      const taken = takeOldest(lots, amount)
      quantity = quantity.minus(amount).plus(taken.missing)
      costUsd = costUsd.minus(taken.costUsd)
      realizedUsd = realizedUsd.plus(entry.totalUsd).minus(taken.costUsd)
      missing = missing.plus(taken.missing)
    }
    yield { quantity, costUsd, realizedUsd, feesUsd, missing }
  }
}

/** How one coin stands after all of its purchases and sales. */
export function positionOf(entries: Iterable<Entry>): Position {
  let last = nothing
  for (const position of positionsOf(entries)) last = position
  return last
}

/** Takes coins out of the oldest lots; `missing` is what was not there. */
function takeOldest(lots: Lot[], wanted: Big): { costUsd: Big; missing: Big } {
  let [costUsd, left] = [zero, wanted]
  for (let lot = lots[0]; lot && left.gt(zero); lot = lots[0]) {
    const isWhole = lot.quantity.lte(left)
    const quantity = isWhole ? lot.quantity : left
    // The rest of a lot keeps the rest of its cost, so that nothing is lost to rounding.
    const share = isWhole ? lot.costUsd : lot.costUsd.times(quantity).div(lot.quantity).round(costPlaces)
    if (isWhole) lots.shift()
    else lots[0] = { quantity: lot.quantity.minus(quantity), costUsd: lot.costUsd.minus(share) }
    costUsd = costUsd.plus(share)
    left = left.minus(quantity)
  }
  return { costUsd, missing: left }
}
