import type { Candle, Exchange, Timeframe } from '../index.ts'

/** The newest `calls` thousand closed candles. */
export function longHistory(exchange: Exchange, symbol: string, timeframe: Timeframe, calls: number): Candle[] {
  const nowMs = Date.UTC(2026, 6, 1)
  let candles: Candle[] = []
  for (let call = 0; call < calls; call++) {
    const endMs = (candles[0]?.openMs ?? nowMs) - 1
    candles = [...(exchange.candles(symbol, timeframe, { limit: 1000, endMs, nowMs }) ?? []), ...candles]
  }
  return candles
}

export const logReturns = (candles: readonly Candle[]) =>
  candles.slice(1).map((candle, i) => Math.log(candle.close / candles[i].close))

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export const deviation = (values: readonly number[]) => {
  const middle = mean(values)
  return Math.sqrt(mean(values.map(value => (value - middle) ** 2)))
}

export function excessKurtosis(values: readonly number[]): number {
  const middle = mean(values)
  return mean(values.map(value => (value - middle) ** 4)) / deviation(values) ** 4 - 3
}

export function correlation(left: readonly number[], right: readonly number[]): number {
  const [leftMean, rightMean] = [mean(left), mean(right)]
  const together = mean(left.map((value, i) => (value - leftMean) * (right[i] - rightMean)))
  return together / (deviation(left) * deviation(right))
}

export const autocorrelation = (values: readonly number[], lag: number) =>
  correlation(values.slice(lag), values.slice(0, -lag))
