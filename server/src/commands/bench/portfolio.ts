import { coinsOf, holdingsOf, summaryOf } from '../../features/portfolio/rules/holdings.ts'
import type { Entry } from '../../features/portfolio/rules/position.ts'
import { type Figure, quickestMs } from './figures.ts'

const targetMs = 100
const entriesCount = 10_000
const rounds = 20

/** Ten thousand trades of twenty coins, every third of them a sale of a little of what was bought. */
const manyEntries = (): Entry[] =>
  Array.from({ length: 20 }, (_, coin) =>
    Array.from({ length: entriesCount / 20 }, (_, i) => {
      const kind = i % 3 === 2 ? ('sell' as const) : ('buy' as const)
      const [quantity, unit] = [kind === 'buy' ? '1.23456789' : '0.5', `${1000 + i}.12345678`]
      return {
        id: `${coin}-${i}`,
        kind,
        coinSymbol: `C${coin}`,
        coinName: `Coin ${coin}`,
        quantity,
        usdCostBasis: unit,
        feeUsd: '0.1',
        totalUsd: `${1234 + i}.1234567890123456`,
        tradedAt: new Date(1_700_000_000_000 + i * 60_000).toISOString(),
        notes: null,
      }
    }),
  ).flat()

const at = new Date(0)
const quotes = new Map(
  Array.from({ length: 20 }, (_, coin) => [`C${coin}`, { priceUsd: 1234.56, dayAgoUsd: 1200, at, isStale: false }]),
)

/** What a portfolio of ten thousand entries costs to count and to write down, without its database. */
export async function benchPortfolio(): Promise<Figure[]> {
  const entries = manyEntries()
  const value = await quickestMs(rounds, async () => {
    const coins = await coinsOf(entries, 'fifo')
    const holdings = holdingsOf(coins, quotes)
    return JSON.stringify({ summary: summaryOf(holdings), holdings })
  })
  const id = 'portfolio: 10,000 entries counted and written'
  return [{ id, value, unit: 'ms', target: targetMs, pass: value < targetMs }]
}
