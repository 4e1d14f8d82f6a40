import { Registry } from 'prom-client'
import { search, searchEntry } from '../../../server/src/features/market/coins/search.ts'
import type { Coin } from '../../../server/src/features/market/facts.ts'
import { startMarket } from '../../../server/src/features/market/starting/start.ts'
import { logoPath } from '../../../server/src/features/market/symbols.ts'
import { systemClock } from '../../../server/src/platform/clock.ts'
import { createLog } from '../../../server/src/platform/log.ts'
import { type Metric, quickestMs } from './results.ts'

const targetMs = 2
const rounds = 50

/** What is misspelled is compared letter by letter with every word of every coin. */
const slipTargetMs = 4

const metric = (id: string, value: number, target = targetMs): Metric => ({
  ...{ id, value, target },
  unit: 'ms',
  pass: value < target,
})

/** Ten thousand coins with names of the usual length. */
const manyCoins = (): Coin[] =>
  Array.from({ length: 10_000 }, (_, i) => {
    const symbol = `C${i.toString(36).toUpperCase()}`
    const name = `Coin of the ${['Moon', 'Sea', 'North', 'Light'][i % 4]} ${i}`
    return {
      id: name,
      symbol,
      name,
      image: logoPath(symbol),
      rank: i + 1,
      marketCapUsd: 1,
      supply: 1,
      exchanges: [],
      isPegged: false,
    }
  })

export async function benchMarket(): Promise<Metric[]> {
  const index = manyCoins().map(searchEntry)
  const market = await startMarket({
    config: { marketSource: 'simulated', simSeed: 1, isProduction: false },
    clock: systemClock,
    log: createLog('silent'),
    metrics: new Registry(),
  })
  const symbols = (await market.coins()).value.slice(0, 100).map(({ symbol }) => `${symbol}USDT`)
  await market.tickers(symbols)
  return [
    metric('market: search over 10,000 coins', await quickestMs(rounds, () => search(index, 'north 99', 20))),
    metric(
      'market: search over 10,000 coins with a slip',
      await quickestMs(rounds, () => search(index, 'norht 99', 20)),
      slipTargetMs,
    ),
    metric('market: prices of 100 coins from the cache', await quickestMs(rounds, () => market.tickers(symbols))),
  ]
}
