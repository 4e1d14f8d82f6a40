import type { Candles, Forecast, Horizon, Timeframe } from '@pusula/engine'

/** The candles whose span is the horizon's. */
export const timeframeOf: Record<Horizon, Timeframe> = { '15min': '15m', '1hour': '1h', '4hour': '4h', '1day': '1d' }

const leastMoves = 50
const mostMoves = 500

/** Half of the coin's moves over one candle were smaller than this share of the price; null with too few of them. */
export function usualMoveRatio({ close }: Candles): number | null {
  const start = Math.max(1, close.length - mostMoves)
  const moves = Array.from(close.subarray(start), (price, i) =>
    Math.abs(Math.log(price / (close[start + i - 1] ?? price))),
  )
  if (moves.length < leastMoves) return null
  const middle = moves.sort((a, b) => a - b)[Math.floor(moves.length / 2)] ?? 0
  return middle > 0 ? middle : null
}

/** The expected move against the usual one: the half of the 50 % range is what half of the outcomes stay below. */
export function widthToUsual({ range50, priceUsd }: Forecast, candles: Candles): number | null {
  const usual = usualMoveRatio(candles)
  return usual === null ? null : (range50.highUsd - range50.lowUsd) / 2 / priceUsd / usual
}
