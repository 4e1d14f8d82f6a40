import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { type Candles, fromRows, type Timeframe } from '@pusula/engine'
import { parseCandles } from '../evaluate/candle-rows.ts'

/** Longer than any line. */
const lookBytes = 512
const newline = 10

/** The candles of a file such as SYMBOL_1m.csv from one moment on and before another; of years of others nothing is read. */
export function candlesIn(
  folder: string,
  symbol: string,
  timeframe: Timeframe | '1m',
  fromMs: number,
  untilMs: number,
): Candles {
  const name = `${symbol}_${timeframe}.csv`
  const path = join(folder, name)
  if (!existsSync(path)) return fromRows([])
  const file = openSync(path, 'r')
  try {
    const { header, text } = partOf(file, fromMs, untilMs)
    const from = new Date(fromMs).toISOString()
    return text ? parseCandles(`${name} from ${from} on`, timeframe, header + text) : fromRows([])
  } finally {
    closeSync(file)
  }
}

function partOf(file: number, fromMs: number, untilMs: number): { header: string; text: string } {
  const { size } = fstatSync(file)
  const read = (from: number, length: number): Buffer => {
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - from)))
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, from))
  }
  const header = read(0, lookBytes)
  const top = header.indexOf(newline) + 1

  /** Where the first line begins that does not begin before a place. */
  const lineFrom = (place: number): number => {
    if (place <= top) return top
    const end = read(place - 1, lookBytes).indexOf(newline)
    return end < 0 ? size : place + end
  }
  const openedMs = (place: number): number =>
    place >= size ? Number.POSITIVE_INFINITY : Number.parseInt(read(place, lookBytes).toString('latin1'), 10)
  /** Where the first candle stands that opened then or later: lines are in the order of time. */
  function placeOf(ms: number): number {
    let [low, high] = [top, size]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (openedMs(lineFrom(middle)) < ms) low = middle + 1
      else high = middle
    }
    return lineFrom(low)
  }
  const from = placeOf(fromMs)
  return { header: header.toString('utf8', 0, top), text: read(from, placeOf(untilMs) - from).toString() }
}
