import { type Candles, type evaluation, type Timeframe, timeframeMs } from '@pusula/engine'
import { DAY_MS } from '@pusula/words'

/** Reach of the replay. */
export const replayedDays = 90
/** Before them forecasts are made that are not shown: an untaught forecast would be judged, which nobody has met. */
const runInDays = 30
/** What a forecast of the first day looks back on: quarter hours for a week, hours for a month, days for 500 of them. */
const warmUp = { '15m': 673, '1h': 721, '1d': 501 } as const

/** Candles that were over by a moment, so many of them, and whose they are. */
export type ReadCandles = (
  symbol: string,
  timeframe: Timeframe,
  count: number,
  endMs: number,
) => Promise<{ candles: Candles; venue: string | null }>

/** The candles behind a coin's last days, as they are still told. */
export async function readPast(
  read: ReadCandles,
  symbol: string,
  endMs: number,
): Promise<evaluation.CoinCandles & { venue: string }> {
  const past = (timeframe: keyof typeof warmUp) =>
    read(symbol, timeframe, ((replayedDays + runInDays) * DAY_MS) / timeframeMs[timeframe] + warmUp[timeframe], endMs)
  const quarters = await past('15m')
  return {
    candles15m: quarters.candles,
    candles1h: (await past('1h')).candles,
    candles1d: (await past('1d')).candles,
    venue: quarters.venue ?? '',
  }
}
