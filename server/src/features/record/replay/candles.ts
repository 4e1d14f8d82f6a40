import { type evaluation, fromRows, type Timeframe, timeframeMs } from '@pusula/engine'
import type { Market } from '../../market/index.ts'

/** So far back the record is worked out. */
export const replayedDays = 90
/** What a forecast of the first day looks back on: quarter hours for a week, hours for a month, days for 500 of them. */
const warmUp = { '15m': 673, '1h': 721, '1d': 501 } as const
const dayMs = timeframeMs['1d']

/** The candles behind a coin's last days, as the exchange still tells them. */
export async function readPast(
  market: Pick<Market, 'candlesUntil'>,
  symbol: string,
  endMs: number,
): Promise<evaluation.CoinCandles> {
  const read = async (timeframe: keyof typeof warmUp) => {
    const count = (replayedDays * dayMs) / timeframeMs[timeframe satisfies Timeframe] + warmUp[timeframe]
    return fromRows((await market.candlesUntil(symbol, timeframe, count, endMs)).value)
  }
  return { candles15m: await read('15m'), candles1h: await read('1h'), candles1d: await read('1d') }
}
