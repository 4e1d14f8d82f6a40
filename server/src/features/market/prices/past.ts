import { timeframeMs } from '@pusula/engine'
import { Problem } from '../../../platform/problem.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import { toRefusal } from '../refusal.ts'
import type { Setup } from '../starting/setup.ts'
import type { Boards } from './boards.ts'
import { type Histories, maxCandles } from './histories.ts'

const minuteMs = timeframeMs['1m']
/** So far back reach the minutes that are asked for all the time, and are checked against what others say. */
const recentMs = (maxCandles - 10) * minuteMs

/** Closes of single minutes. Older ones than are kept are asked for one by one, which happens only after an outage. */
export function createPastPrices({ time }: Setup, boards: Boards, histories: Histories) {
  async function askOld(exchange: Exchange, symbol: string, atMs: number): Promise<number | undefined> {
    const rows = await exchange.candles(symbol, '1m', 3, atMs)
    const close = rows.find(([openedMs]) => openedMs === atMs - minuteMs)?.[4]
    return close !== undefined && close > 0 && Number.isFinite(close) ? close : undefined
  }

  async function oldClose(symbol: string, atMs: number): Promise<number | null> {
    let isTraded = false
    let isSilent = false
    for (const exchange of boards.mayTrade(symbol))
      try {
        const close = await askOld(exchange, symbol, atMs)
        if (close !== undefined) return close
        isTraded = true
      } catch (error) {
        isSilent ||= toRefusal(error, 'garbage').reason !== 'unlisted'
      }
    if (isSilent) throw new Problem('market.unavailable')
    if (!isTraded) throw new Problem('market.unknownCoin')
    return null
  }

  return async (symbol: string, atMs: number): Promise<number | null | undefined> => {
    const agoMs = time.nowMs() - atMs
    if (agoMs < 0) return undefined
    if (agoMs > recentMs) return oldClose(symbol, atMs)
    const { time: openings, close } = (await histories(symbol, '1m', maxCandles)).value.candles
    const place = openings.indexOf(atMs - minuteMs)
    // The last candle is still forming: its close is not final before the next one has begun.
    if (place >= 0 && place < openings.length - 1) return close[place]
    return (openings.at(-1) ?? 0) > atMs ? null : undefined
  }
}
