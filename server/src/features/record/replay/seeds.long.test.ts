import { fromRows, timeframeMs } from '@pusula/engine'
import { createExchange } from '@pusula/simulator'
import { expect, it } from 'vitest'
import { recordStatsOf } from '../page/rules.ts'
import { type ReadCandles, readPast } from './candles.ts'
import { replayCoins } from './run.ts'

const symbols = ['BTC', 'ETH', 'XRP', 'BNB', 'SOL', 'DOGE']
const untilMs = Date.UTC(2026, 10, 17)
/** `SEEDS=16` looks at as many; the figures of all are in docs/measurements.md. */
const seeds = Array.from({ length: Number(process.env.SEEDS ?? 2) }, (_, i) => i + 1)

function readerOf(seed: number): ReadCandles {
  const exchange = createExchange({ seed })
  return async (symbol, timeframe, count, endMs) => {
    const spanMs = timeframeMs[timeframe]
    const rows: Parameters<typeof fromRows>[0][number][] = []
    for (let left = count; left > 0; left -= 1_000) {
      const lastMs = Math.floor(endMs / spanMs) * spanMs - 1 - (count - left) * spanMs
      const part = exchange.candles(symbol, timeframe, { limit: Math.min(left, 1_000), endMs: lastMs, nowMs: untilMs })
      rows.unshift(
        ...(part ?? []).map(
          ({ openMs, open, high, low, close, volumeBase }) => [openMs, open, high, low, close, volumeBase] as const,
        ),
      )
    }
    return { candles: fromRows(rows), venue: null }
  }
}

it.each(seeds)('a first record of seed %i holds about what it promises, after thirty days of run-in', async seed => {
  const read = readerOf(seed)
  const coins = []
  for (const symbol of symbols) coins.push({ symbol, untilMs, ...(await readPast(read, symbol, untilMs)) })
  const { sums, pooledHours } = await replayCoins(coins, {
    ...{ source: 'simulated', manner: 'thinned', pooledPath: undefined },
    pause: async () => {},
  })
  const since = new Date(untilMs - 90 * timeframeMs['1d'])
  const { horizons } = recordStatsOf(sums, '', since.toISOString().slice(0, 10))
  expect(pooledHours[0]?.atMs, 'it has learnt for thirty days before').toBeLessThan(
    since.getTime() - 29 * timeframeMs['1d'],
  )
  for (const { horizon, insideRatio, usual } of horizons) {
    console.log(seed, horizon, insideRatio.toFixed(3), usual?.lowRatio.toFixed(3), usual?.highRatio.toFixed(3))
    const [low, high] = horizon === '1day' ? [0.75, 0.85] : [0.77, 0.83]
    expect(insideRatio, horizon).toBeGreaterThan(low)
    expect(insideRatio, horizon).toBeLessThan(high)
  }
  expect(horizons).toHaveLength(4)
})
