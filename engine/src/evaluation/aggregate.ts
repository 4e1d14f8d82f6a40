import { type Candles, fromRows, joined, slice, type Timeframe, timeframeMs } from '../candles.ts'

/** Calendar candles of a longer timeframe. Only those whose first and last part are there: half a candle misleads. */
export function aggregate(candles: Candles, from: Timeframe, to: Timeframe): Candles {
  const spanMs = timeframeMs[to]
  const lastPartMs = spanMs - timeframeMs[from]
  const rows: number[][] = []
  let row: number[] | undefined
  candles.time.forEach((time, i) => {
    const opened = Math.floor(time / spanMs) * spanMs
    if (time === opened) row = [opened, candles.open[i], candles.high[i], candles.low[i], candles.close[i], 0]
    if (!row || row[0] !== opened) return
    row[2] = Math.max(row[2], candles.high[i])
    row[3] = Math.min(row[3], candles.low[i])
    row[4] = candles.close[i]
    row[5] += candles.volume[i]
    if (time === opened + lastPartMs) rows.push(row)
  })
  return fromRows(rows)
}

/** The given candles, continued by others where they end; without any, the others alone. */
export function continued(candles: Candles | undefined, others: Candles): Candles {
  if (!candles || candles.time.length === 0) return others
  const end = candles.time[candles.time.length - 1]
  const start = others.time.findIndex(time => time > end)
  return start < 0 ? candles : joined(candles, slice(others, start))
}
