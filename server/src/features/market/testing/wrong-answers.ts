import { timeframeMs } from '@pusula/engine'
import type { CandleRow } from '../checks/candles.ts'
import type { Ticker } from '../facts.ts'
import type { CandlesAsked } from './dialects.ts'

/** Ways in which an answer can have the right shape and be wrong. */
export const wrongAnswers = [
  'negative',
  'crossed',
  'scaled',
  'ahead',
  'behind',
  'twice',
  'holes',
  'shuffled',
  'half',
  'quiet',
] as const
export type WrongAnswer = (typeof wrongAnswers)[number]

const onDay: Record<WrongAnswer, (tickers: Ticker[], factor: number) => Ticker[]> = {
  negative: tickers => tickers.map(ticker => ({ ...ticker, lastPrice: -ticker.lastPrice })),
  crossed: tickers => tickers.map(day => ({ ...day, highPrice: day.lowPrice, lowPrice: day.highPrice * 1.05 })),
  scaled: (tickers, factor) =>
    tickers.map(day => ({
      ...day,
      lastPrice: day.lastPrice * factor,
      openPrice: day.openPrice * factor,
      highPrice: day.highPrice * factor,
      lowPrice: day.lowPrice * factor,
      volumeQuote: day.volumeQuote * factor,
    })),
  ahead: tickers => tickers.map(day => ({ ...day, atMs: day.atMs + 3_600_000 })),
  behind: tickers => tickers.map(day => ({ ...day, atMs: day.atMs - 7_200_000 })),
  twice: tickers => [...tickers, ...tickers],
  holes: () => [],
  shuffled: tickers => tickers.map(day => ({ ...day, lastPrice: day.highPrice * 2 })),
  half: () => [],
  quiet: tickers => tickers.map(day => ({ ...day, volumeBase: 0, volumeQuote: 0 })),
}

const moved = (rows: CandleRow[], byMs: number) =>
  rows.map(([time, ...numbers]): CandleRow => [time + byMs, ...numbers])
const middle = (rows: CandleRow[]) => Math.floor(rows.length / 2)

const onCandles: Record<WrongAnswer, (rows: CandleRow[], factor: number, widthMs: number) => CandleRow[]> = {
  negative: rows => rows.map(([time, open, high, low, close, volume]) => [time, open, high, -low, close, volume]),
  crossed: rows => rows.map(([time, open, high, low, close, volume]) => [time, open, low * 0.9, high, close, volume]),
  scaled: (rows, factor) =>
    rows.map(([time, open, high, low, close, volume]) => [
      time,
      open * factor,
      high * factor,
      low * factor,
      close * factor,
      volume,
    ]),
  ahead: (rows, _, widthMs) => moved(rows, 10 * widthMs),
  behind: (rows, _, widthMs) => moved(rows, -10 * widthMs),
  twice: rows => rows.toSpliced(middle(rows), 0, ...rows.slice(middle(rows), middle(rows) + 1)),
  holes: rows => rows.toSpliced(middle(rows), 20),
  shuffled: rows => [...rows.slice(middle(rows)), ...rows.slice(0, middle(rows))],
  half: rows => rows.slice(middle(rows)),
  quiet: rows => rows.map(([time, open, high, low, close]) => [time, open, high, low, close, 0]),
}

export const wrongDays = (tickers: Ticker[], lie: WrongAnswer, factor: number) => onDay[lie](tickers, factor)

export function wrongCandles(rows: CandleRow[], lie: WrongAnswer, factor: number, asked: CandlesAsked) {
  return onCandles[lie](rows, factor, timeframeMs[asked.timeframe])
}
