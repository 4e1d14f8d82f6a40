import type { Holding, LivePrices } from '@pusula/contract'
import type { Overview } from './queries.ts'

type Told = LivePrices['prices']

/** The portfolio at prices that arrived since the server counted it. What nothing arrived for stands as it was counted. */
export function atPrices(overview: Overview, told: Told, nowMs: number): Overview {
  const holdings = overview.holdings.map(holding => {
    const live = told[holding.coinSymbol]
    return live && holding.currentPrice !== null ? atPrice(holding, live, nowMs) : holding
  })
  const moved = (part: 'currentValue' | 'profitLoss' | 'change24hUsd') =>
    holdings.reduce(
      (sum, holding, i) => sum + Number(holding[part]) - Number(overview.holdings[i]?.[part]),
      Number(overview.summary[part]),
    )
  if (holdings.every((holding, i) => holding === overview.holdings[i])) return overview
  const [value, profit, change] = [moved('currentValue'), moved('profitLoss'), moved('change24hUsd')]
  const compared = holdings
    .flatMap(({ coinSymbol, profitLossPercentage }) =>
      profitLossPercentage === null ? [] : [{ coinSymbol, profitLossPercentage }],
    )
    .sort((a, b) => b.profitLossPercentage - a.profitLossPercentage)
  const summary = {
    ...overview.summary,
    currentValue: String(value),
    profitLoss: String(profit),
    profitLossPercentage: percentOf(profit, Number(overview.summary.pricedCostUsd)),
    change24hUsd: String(change),
    change24hPercentage: percentOf(change, value - change),
    best: compared.find(({ profitLossPercentage }) => profitLossPercentage > 0) ?? null,
    worst: compared.findLast(({ profitLossPercentage }) => profitLossPercentage < 0) ?? null,
  }
  return { ...overview, holdings, summary }
}

function atPrice(holding: Holding, { price, changePercent }: Told[string], nowMs: number): Holding {
  const value = Number(holding.totalQuantity) * price
  const profit = value - Number(holding.totalCost)
  return {
    ...holding,
    currentPrice: price,
    currentValue: String(value),
    profitLoss: String(profit),
    profitLossPercentage: percentOf(profit, Number(holding.totalCost)),
    change24hUsd: String(value - value / (1 + changePercent / 100)),
    pricedAt: new Date(nowMs).toISOString(),
    isPriceStale: false,
  }
}

const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole)
