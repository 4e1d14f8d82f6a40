import type { portfolio, ReplyOf } from '@pusula/contract'
import { fixed } from '@pusula/words'
import { sampleCoin } from './coins.ts'

type Overview = ReplyOf<typeof portfolio.overview>
type Holding = Overview['holdings'][number]

const dayMs = 86_400_000
/** What the person of the demo owns: symbol, quantity, what one cost, and how many days ago. */
const owned = [
  ['BTC', 0.25, 41_000, 60],
  ['ETH', 3, 2_500, 35],
] as const

const exact = (value: number) => String(Number(fixed(value, 2)))
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const costOf = ([, quantity, cost]: (typeof owned)[number]) => quantity * cost
const worthOf = ([symbol, quantity]: (typeof owned)[number]) => quantity * sampleCoin(symbol).priceUsd
/** Of the value of now, the part that the last day brought. */
const dayOf = (row: (typeof owned)[number]) => {
  const ratio = sampleCoin(row[0]).changePercent / 100
  return (worthOf(row) * ratio) / (1 + ratio)
}

function holdingOf(row: (typeof owned)[number]): Holding {
  const [symbol, quantity, cost, days] = row
  const { name, priceUsd } = sampleCoin(symbol)
  const gain = worthOf(row) - costOf(row)
  return {
    coinSymbol: symbol,
    coinName: name,
    totalQuantity: String(quantity),
    averageCost: exact(cost),
    totalCost: exact(costOf(row)),
    currentPrice: priceUsd,
    currentValue: exact(worthOf(row)),
    profitLoss: exact(gain),
    profitLossPercentage: (100 * gain) / costOf(row),
    change24hUsd: exact(dayOf(row)),
    pricedAt: new Date().toISOString(),
    isPriceStale: false,
    realizedProfitUsd: '0',
    feesUsd: '0',
    purchases: [
      {
        id: `demo-${symbol}`,
        kind: 'buy',
        quantity: String(quantity),
        usdCostBasis: exact(cost),
        feeUsd: '0',
        totalUsd: exact(costOf(row)),
        purchaseDate: new Date(Date.now() - days * dayMs).toISOString(),
        notes: null,
      },
    ],
  }
}

export const demoHoldings = (): Holding[] => owned.map(holdingOf)

export function demoPortfolio(): Overview {
  const holdings = demoHoldings()
  const [cost, worth, day] = [sum(owned.map(costOf)), sum(owned.map(worthOf)), sum(owned.map(dayOf))]
  const gains = holdings.map(({ coinSymbol, profitLossPercentage }) => ({
    coinSymbol,
    profitLossPercentage: profitLossPercentage ?? 0,
  }))
  const ordered = gains.sort((one, other) => other.profitLossPercentage - one.profitLossPercentage)
  return {
    summary: {
      totalCost: exact(cost),
      pricedCostUsd: exact(cost),
      currentValue: exact(worth),
      profitLoss: exact(worth - cost),
      profitLossPercentage: (100 * (worth - cost)) / cost,
      change24hUsd: exact(day),
      change24hPercentage: (100 * day) / (worth - day),
      realizedProfitUsd: '0',
      feesUsd: '0',
      best: ordered[0] ?? null,
      worst: ordered.at(-1) ?? null,
      unpriced: [],
    },
    holdings,
    settings: { costMethod: 'fifo', currency: 'USD' },
  }
}

/** A straight way from what was paid to what it is worth now. */
export function demoWorth(): ReplyOf<typeof portfolio.history> {
  const days = Array.from({ length: 61 }, (_, at) => {
    const back = 60 - at
    const held = owned.filter(([, , , boughtDaysAgo]) => boughtDaysAgo >= back)
    const costUsd = sum(held.map(costOf))
    const valueUsd = costUsd + ((sum(held.map(worthOf)) - costUsd) * at) / 60
    return { date: new Date(Date.now() - back * dayMs).toISOString().slice(0, 10), valueUsd, costUsd }
  })
  return { days, unpriced: [] }
}

export const demoRates = (): ReplyOf<typeof portfolio.rates> => ({
  EUR: 0.92,
  TRY: 30.5,
  at: new Date().toISOString(),
  provenance: { source: 'simulated', venue: 'demo', ageMs: 0, isStale: false },
})
