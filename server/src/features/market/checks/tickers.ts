import type { Ticker } from '../facts.ts'
import { type Reason, Refusal } from '../refusal.ts'

/** Tolerance of last against high and low: they are not counted at the same instant everywhere. */
const slack = 0.01
/** Our clock and theirs may differ a little; more than this and one of them is wrong. */
const clockSlackMs = 60_000
/** Somewhere on a whole exchange something is traded every few seconds. */
const quietMs = 120_000
/** A pair that was not touched for this long has no price of today. */
const silentMs = 3_600_000
/** Single coins go wrong; when this share does, the exchange has. */
const maxBadRatio = 0.1

/** What is wrong with one coin's day, if anything. */
export function faultOf(ticker: Ticker, nowMs: number): Reason | undefined {
  const { lastPrice, openPrice, highPrice, lowPrice, volumeBase, volumeQuote, atMs } = ticker
  if (![lastPrice, openPrice, highPrice, lowPrice].every(price => price > 0 && price < Number.POSITIVE_INFINITY))
    return 'price'
  if (!(volumeBase >= 0 && volumeQuote >= 0 && Number.isFinite(volumeBase + volumeQuote))) return 'garbage'
  const floor = lowPrice * (1 - slack)
  const ceiling = highPrice * (1 + slack)
  if (highPrice < lowPrice || lastPrice < floor || lastPrice > ceiling) return 'range'
  if (openPrice < floor || openPrice > ceiling) return 'range'
  if (volumeBase > 0 && (volumeQuote < volumeBase * floor || volumeQuote > volumeBase * ceiling)) return 'range'
  if (!(atMs <= nowMs + clockSlackMs)) return 'clock'
  return undefined
}

/** Pairs that were taken off the exchange stay in its answer: with zeros, or with the time of their last trade. */
const isTraded = ({ lastPrice, volumeBase, atMs }: Ticker, nowMs: number) =>
  (lastPrice !== 0 || volumeBase !== 0) && !(atMs < nowMs - silentMs)

/** The coins of an exchange that can be believed, and what is wrong with the others. */
export interface Board {
  tickers: Map<string, Ticker>
  doubted: Map<string, Reason>
}

/** Sorts the believable from the others; refuses the whole if there are too many others. */
export function checkBoard(all: readonly Ticker[], nowMs: number): Board {
  const traded = all.filter(ticker => isTraded(ticker, nowMs))
  const newestMs = all.reduce((newest, { atMs }) => Math.max(newest, atMs), 0)
  if (!all.length) throw new Refusal('half', 'no coin at all')
  if (newestMs < nowMs - quietMs || newestMs > nowMs + clockSlackMs) throw new Refusal('clock')
  const board: Board = { tickers: new Map(), doubted: new Map() }
  for (const ticker of traded) {
    const fault = board.tickers.has(ticker.symbol) ? 'order' : faultOf(ticker, nowMs)
    if (fault) board.doubted.set(ticker.symbol, fault)
    else board.tickers.set(ticker.symbol, ticker)
  }
  for (const symbol of board.doubted.keys()) board.tickers.delete(symbol)
  const [reason] = board.doubted.values()
  const { size } = board.doubted
  if (reason && tooMany(size, traded.length)) throw new Refusal(reason, `${size} of ${traded.length} coins`)
  return board
}

/** Whether the exchange itself must be wrong, not only some of its coins. */
export const tooMany = (bad: number, among: number): boolean => bad > among * maxBadRatio
