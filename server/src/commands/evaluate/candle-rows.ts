import { type Candles, type FineTimeframe, fromRows, type Timeframe, timeframeMs } from '@pusula/engine'
import { InputError } from './input-error.ts'

const header = 'time,open,high,low,close,volume'
/** Where an exchange counts them, they make the ranges of the next hours better. */
const withTrades = `${header},trades`

/** Candles from the text of one file. Stops at the first line that cannot be one, and names it. */
export function parseCandles(fileName: string, timeframe: Timeframe | FineTimeframe, text: string): Candles {
  const lines = text.trimEnd().split(/\r?\n/)
  const wrong = (index: number, what: string) => new InputError(`${fileName}, line ${index + 1}: ${what}`)
  if (lines[0] !== header && lines[0] !== withTrades)
    throw wrong(0, `the header must be ${header}, or end with ,trades`)
  const count = lines[0].split(',').length
  if (lines.length === 1) throw wrong(0, 'there are no candles below the header')
  let before = Number.NEGATIVE_INFINITY
  const rows = lines.slice(1).map((line, i) => {
    const row = line.split(',').map(cell => (cell.trim() === '' ? Number.NaN : Number(cell)))
    const fault = faultOf(row, count, timeframeMs[timeframe], before)
    if (fault) throw wrong(i + 1, fault)
    before = row[0] ?? before
    return row
  })
  return fromRows(rows)
}

function faultOf(row: number[], count: number, spanMs: number, before: number): string | undefined {
  if (row.length !== count) return `${count} values are needed, there are ${row.length}`
  if (!row.every(Number.isFinite)) return 'a value is not a number'
  const [time = 0, open = 0, high = 0, low = 0, close = 0, volume = 0, trades = 0] = row
  if (time % spanMs !== 0) return `the time ${time} does not start a candle of ${spanMs / 60_000} minutes`
  if (time <= before) return 'the time is not later than the one above'
  if (!(low > 0)) return 'prices must be above zero'
  if (high < Math.max(open, close) || low > Math.min(open, close)) return 'open and close must lie between low and high'
  if (volume < 0 || trades < 0) return 'a volume or a count is below zero'
  return undefined
}
