import { DAY_MS } from '@pusula/words'
import { csvOf } from '../../../server/src/features/portfolio/rules/csv.ts'
import { historyOf } from '../../../server/src/features/portfolio/rules/history.ts'
import { coinsOf, holdingsOf, summaryOf } from '../../../server/src/features/portfolio/rules/holdings.ts'
import { planned } from '../../../server/src/features/portfolio/rules/importing/plan.ts'
import { entriesOf, type Worths } from '../../../server/src/features/portfolio/rules/importing/pricing.ts'
import { readFile } from '../../../server/src/features/portfolio/rules/importing/reading.ts'
import { dollarsOfDays } from '../../../server/src/features/portfolio/rules/money.ts'
import { byCoin, type Entry } from '../../../server/src/features/portfolio/rules/position.ts'
import { type Metric, quickestMs } from './results.ts'

const targetMs = 100
const entriesCount = 10_000
const rounds = 8

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

const dayCount = 365
const slots = Array.from({ length: dayCount }, (_, i) => 19_675 + i)
const closes = { slots, closesUsd: slots.map(slot => slot % 1_000) }
const noWorths: Worths = { usdOf: () => undefined, rateOf: () => undefined, said: () => undefined }

/** What a portfolio of ten thousand entries costs to count, and its other ways beside that, without its database. */
export async function benchPortfolio(): Promise<Metric[]> {
  const entries = manyEntries()
  const coins = byCoin(entries)
  const closesOfAll = new Map([...coins.keys()].map(symbol => [symbol, closes]))
  const counting = { slotMs: DAY_MS, method: 'fifo', money: dollarsOfDays, perDollarIn: () => 1 } as const
  const csv = await csvOf(entries)
  const drafts = entries.map(entry => ({ ...entry, isImplied: false }))
  const counted = await quickestMs(rounds, async () => {
    const held = await coinsOf(entries, 'fifo')
    const holdings = holdingsOf(held, quotes)
    return JSON.stringify({ summary: summaryOf(holdings), holdings })
  })
  const ways: { way: string; most: number; work: () => unknown }[] = [
    { way: 'drawn as a year', most: 1, work: () => historyOf(coins, closesOfAll, slots, counting) },
    { way: 'exported', most: 1, work: () => csvOf(entries) },
    { way: 'held against those that are there', most: 1, work: () => planned(entries, drafts, true) },
    {
      way: 'read from a file',
      most: 10,
      work: async () => (await readFile(csv))?.groups.map(({ reading }) => entriesOf(reading, noWorths)),
    },
  ]
  const id = 'portfolio: 10,000 entries counted and written'
  const metrics: Metric[] = [{ id, value: counted, unit: 'ms', target: targetMs, pass: counted < targetMs }]
  for (const { way, most, work } of ways) {
    const value = (await quickestMs(rounds, work)) / counted
    metrics.push({ id: `portfolio: 10,000 entries ${way}`, value, unit: '× counted', target: most, pass: value < most })
  }
  return metrics
}
