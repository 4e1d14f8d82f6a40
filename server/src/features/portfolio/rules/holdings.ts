import type { CostMethod, Counted, Holding, PortfolioSummary, Purchase } from '@pusula/contract'
import Big from 'big.js'
import { decimalOfBig, priceOf } from './exact.ts'
import { formerCoin } from './former-coins.ts'
import type { DayOf } from './moments.ts'
import { type DayMoney, dollarsOfDays, paidTotal } from './money.ts'
import { byCoin, type Entry, inDollars, type Position, positionsOf, zero } from './position.ts'
import { isTrade, type StoredEntry } from './stored-entry.ts'

/** Price of a coin now and a day ago. */
export interface Quote {
  priceUsd: number
  dayAgoUsd: number
  at: Date
  isStale: boolean
  listing?: Holding['listing']
}

const percentPlaces = 4

const percentOf = (part: Big, whole: Big): number | null =>
  whole.gt(zero) ? part.times(100).div(whole).round(percentPlaces).toNumber() : null

/** What of a coin depends on no price. */
export interface HeldCoin {
  symbol: string
  name: string
  /** In dollars, and in the currency that was asked for. */
  position: Position
  counted: Counted
  entryCount: number
}

/** Entries come coin by coin, the oldest first. */
export async function coinsOf(
  entries: readonly Entry[],
  method: CostMethod,
  money: DayMoney = dollarsOfDays,
): Promise<HeldCoin[]> {
  const coins: HeldCoin[] = []
  for (const [symbol, ofCoin] of byCoin(entries)) {
    const moneys = money === dollarsOfDays ? [inDollars] : [inDollars, money.amountsOf]
    const [position, counted = position] = await positionsOf(ofCoin, method, moneys)
    if (!position || !counted) continue
    coins.push({
      symbol,
      name: ofCoin.at(-1)?.coinName ?? symbol,
      position,
      counted: shownCount(counted),
      entryCount: ofCoin.filter(({ isNetworkFee }) => !isNetworkFee).length,
    })
  }
  return coins
}

const countedParts = ['cost', 'realized', 'fees', 'bareCost', 'bareRealized', 'paidIn', 'takenOut'] as const

const shownCount = (position: Position): Counted =>
  Object.fromEntries(countedParts.map(part => [part, decimalOfBig(position[part])])) as Counted

/** The coins at today's prices, the most valuable first. */
export function holdingsOf(coins: readonly HeldCoin[], quotes: ReadonlyMap<string, Quote>): Holding[] {
  const worth = ({ currentValue, totalCost }: Holding) => Number(currentValue ?? totalCost)
  return coins
    .map(coin => holdingOf(coin, quotes.get(coin.symbol)))
    .sort((a, b) => worth(b) - worth(a) || (a.coinSymbol < b.coinSymbol ? -1 : 1))
}

function holdingOf({ symbol, name, position, counted, entryCount }: HeldCoin, quote: Quote | undefined): Holding {
  const { quantity, cost, realized, fees } = position
  const average = quantity.gt(zero) ? cost.div(quantity) : zero
  return {
    coinSymbol: symbol,
    coinName: name,
    totalQuantity: decimalOfBig(quantity),
    averageCost: priceOf(average),
    totalCost: decimalOfBig(cost),
    ...worthOf(quantity, cost, quote),
    realizedProfitUsd: decimalOfBig(realized),
    feesUsd: decimalOfBig(fees),
    counted,
    entryCount,
    listing: quote?.listing ?? (formerCoin(symbol) && !quote ? 'former' : 'market'),
  }
}

function worthOf(quantity: Big, costUsd: Big, quote: Quote | undefined) {
  // What was sold completely is worth nothing, whatever it costs.
  const price = quote ? Big(quote.priceUsd) : quantity.eq(zero) ? zero : undefined
  const value = price && quantity.times(price)
  const profit = value?.minus(costUsd)
  const change = price && quantity.times(price.minus(quote?.dayAgoUsd ?? price))
  return {
    currentPrice: quote?.priceUsd ?? null,
    currentValue: value ? decimalOfBig(value) : null,
    profitLoss: profit ? decimalOfBig(profit) : null,
    profitLossPercentage: profit ? percentOf(profit, costUsd) : null,
    change24hUsd: change ? decimalOfBig(change) : null,
    pricedAt: quote?.at.toISOString() ?? null,
    isPriceStale: quote?.isStale ?? false,
  }
}

export const shownEntry = (entry: StoredEntry, dayOf: DayOf, { rateOf }: DayMoney = dollarsOfDays): Purchase => {
  const { id, kind, quantity, usdCostBasis, feeUsd, totalUsd, paid, tradedAt, day, notes } = entry
  return {
    id,
    kind,
    quantity,
    usdCostBasis,
    feeUsd,
    totalUsd,
    paid: paid && isTrade(entry) ? { ...paid, total: paidTotal(entry, paid) } : null,
    perDollar: isTrade(entry) ? rateOf(entry) : null,
    purchaseDate: tradedAt,
    day: dayOf(entry),
    isWholeDay: day !== undefined,
    isIncome: entry.isIncome ?? false,
    notes,
    pairId: entry.pairId ?? null,
    networkFee: entry.networkFee ?? null,
  }
}

/** The sums of what the holdings show, digit by digit. */
export function summaryOf(holdings: readonly Holding[]): PortfolioSummary {
  const sum = (some: readonly Holding[], part: (holding: Holding) => string | null) =>
    some.reduce((total, holding) => total.plus(part(holding) ?? zero), zero)
  const priced = holdings.filter(({ currentValue }) => currentValue !== null)
  const isKnown = priced.length > 0 || holdings.length === 0
  const known = (total: Big) => (isKnown ? decimalOfBig(total) : null)

  const pricedCost = sum(priced, holding => holding.totalCost)
  const value = sum(priced, holding => holding.currentValue)
  const profit = sum(priced, holding => holding.profitLoss)
  const change = sum(priced, holding => holding.change24hUsd)
  return {
    totalCost: decimalOfBig(sum(holdings, holding => holding.totalCost)),
    pricedCostUsd: decimalOfBig(pricedCost),
    currentValue: known(value),
    profitLoss: known(profit),
    profitLossPercentage: percentOf(profit, pricedCost),
    change24hUsd: known(change),
    change24hPercentage: percentOf(change, value.minus(change)),
    realizedProfitUsd: decimalOfBig(sum(holdings, holding => holding.realizedProfitUsd)),
    feesUsd: decimalOfBig(sum(holdings, holding => holding.feesUsd)),
    counted: Object.fromEntries(
      countedParts.map(part => [part, decimalOfBig(sum(priced, holding => holding.counted[part]))]),
    ) as Counted,
    ...extremesOf(holdings),
    unpriced: holdings.filter(({ currentValue }) => currentValue === null).map(({ coinSymbol }) => coinSymbol),
  }
}

function extremesOf(holdings: readonly Holding[]): Pick<PortfolioSummary, 'best' | 'worst'> {
  const compared = holdings
    .flatMap(({ coinSymbol, profitLossPercentage }) =>
      profitLossPercentage === null ? [] : [{ coinSymbol, profitLossPercentage }],
    )
    .sort((a, b) => b.profitLossPercentage - a.profitLossPercentage)
  const [best, worst] = [compared[0], compared.at(-1)]
  return {
    best: best && best.profitLossPercentage > 0 ? best : null,
    worst: worst && worst.profitLossPercentage < 0 ? worst : null,
  }
}
