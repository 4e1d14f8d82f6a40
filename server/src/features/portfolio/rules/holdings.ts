import type { CostMethod, Holding, PortfolioSummary, Purchase } from '@pusula/contract'
import Big from 'big.js'
import { byCoin, type Entry, positionOf, zero } from './position.ts'

/** What a coin costs now and cost a day ago. */
export interface Quote {
  priceUsd: number
  dayAgoUsd: number
  at: Date
  isStale: boolean
}

const averagePlaces = 8
const percentPlaces = 4

const percentOf = (part: Big, whole: Big): number | null =>
  whole.gt(zero) ? part.times(100).div(whole).round(percentPlaces).toNumber() : null

/** Coins with their entries, the most valuable first; entries come coin by coin, the oldest first. */
export function holdingsOf(
  entries: readonly Entry[],
  quotes: ReadonlyMap<string, Quote>,
  method: CostMethod,
): Holding[] {
  const worth = ({ currentValue, totalCost }: Holding) => Number(currentValue ?? totalCost)
  return [...byCoin(entries)]
    .map(([symbol, ofCoin]) => holdingOf(symbol, ofCoin, quotes.get(symbol), method))
    .sort((a, b) => worth(b) - worth(a) || (a.coinSymbol < b.coinSymbol ? -1 : 1))
}

function holdingOf(
  coinSymbol: string,
  entries: readonly Entry[],
  quote: Quote | undefined,
  method: CostMethod,
): Holding {
  const { quantity, costUsd, realizedUsd, feesUsd } = positionOf(entries, method)
  const average = quantity.gt(zero) ? costUsd.div(quantity).round(averagePlaces) : zero
  return {
    coinSymbol,
    coinName: entries.at(-1)?.coinName ?? coinSymbol,
    totalQuantity: quantity.toFixed(),
    averageCost: average.toFixed(),
    totalCost: costUsd.toFixed(),
    ...worthOf(quantity, costUsd, quote),
    realizedProfitUsd: realizedUsd.toFixed(),
    feesUsd: feesUsd.toFixed(),
    purchases: entries.map(shownEntry).reverse(),
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
    currentValue: value?.toFixed() ?? null,
    profitLoss: profit?.toFixed() ?? null,
    profitLossPercentage: profit ? percentOf(profit, costUsd) : null,
    change24hUsd: change?.toFixed() ?? null,
    pricedAt: quote?.at.toISOString() ?? null,
    isPriceStale: quote?.isStale ?? false,
  }
}

export const shownEntry = ({
  id,
  kind,
  quantity,
  usdCostBasis,
  feeUsd,
  totalUsd,
  tradedAt,
  notes,
}: Entry): Purchase => ({
  id,
  kind,
  quantity,
  usdCostBasis,
  feeUsd,
  totalUsd,
  purchaseDate: tradedAt,
  notes,
})

/** The sums of what the holdings show, digit by digit. */
export function summaryOf(holdings: readonly Holding[]): PortfolioSummary {
  const sum = (some: readonly Holding[], part: (holding: Holding) => string | null) =>
    some.reduce((total, holding) => total.plus(part(holding) ?? zero), zero)
  const priced = holdings.filter(({ currentValue }) => currentValue !== null)
  const isKnown = priced.length > 0 || holdings.length === 0
  const known = (total: Big) => (isKnown ? total.toFixed() : null)

  const pricedCost = sum(priced, holding => holding.totalCost)
  const value = sum(priced, holding => holding.currentValue)
  const profit = sum(priced, holding => holding.profitLoss)
  const change = sum(priced, holding => holding.change24hUsd)
  return {
    totalCost: sum(holdings, holding => holding.totalCost).toFixed(),
    pricedCostUsd: pricedCost.toFixed(),
    currentValue: known(value),
    profitLoss: known(profit),
    profitLossPercentage: percentOf(profit, pricedCost),
    change24hUsd: known(change),
    change24hPercentage: percentOf(change, value.minus(change)),
    realizedProfitUsd: sum(holdings, holding => holding.realizedProfitUsd).toFixed(),
    feesUsd: sum(holdings, holding => holding.feesUsd).toFixed(),
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
  return { best: compared[0] ?? null, worst: compared.length > 1 ? (compared.at(-1) ?? null) : null }
}
