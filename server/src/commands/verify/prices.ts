import { setTimeout as pause } from 'node:timers/promises'
import { type Candles, fromRows, timeframeMs } from '@pusula/engine'
import { createExchange, respondExchange } from '@pusula/simulator'
import type { PriceSource } from '../../features/record/index.ts'
import { candlesIn } from './candle-files.ts'

/** Where Binance answers for public data without a key. */
const publicExchange = { address: 'https://data-api.binance.vision', venue: 'Binance' }
const pageSize = 1_000
const tries = 5
const restMs = 20_000
const empty = fromRows([])

/** What was asked for: a folder of files, the address of an exchange, the seed of the exchange in a box. */
export interface PriceChoice {
  candles?: string | undefined
  exchange?: string | undefined
  seed: number
}

type ReadCandles = (...asked: Parameters<PriceSource>) => Promise<Candles>

/** Candles from a folder; else those of a simulated market from the exchange in a box, and all others from an exchange. */
export function pricesFrom({ candles: folder, exchange, seed }: PriceChoice): PriceSource {
  if (folder)
    return by(null, async (symbol, timeframe, fromMs, untilMs) => candlesIn(folder, symbol, timeframe, fromMs, untilMs))
  const { address, venue } = exchange ? { address: exchange.replace(/\/+$/, ''), venue: null } : publicExchange
  const real = by(venue, paged(asked(address)))
  const simulated = by(null, paged(boxed(seed)))
  return (symbol, timeframe, fromMs, untilMs, source) =>
    (source === 'simulated' ? simulated : real)(symbol, timeframe, fromMs, untilMs, source)
}

const by =
  (venue: string | null, read: ReadCandles): PriceSource =>
  async (...wanted) => ({ candles: await read(...wanted), venue })

/** Where Binance says how many trades made a candle; what is replayed looks at that. */
const tradesPlace = 8

function rowOf(row: readonly (string | number)[]): number[] {
  const trades = row[tradesPlace]
  return [...row.slice(0, 6), ...(trades === undefined ? [] : [trades])].map(Number)
}

type Ask = (path: string) => Promise<{ status: number; body: string }>

/** As an exchange pages them; a coin that it does not list has none. */
function paged(ask: Ask): ReadCandles {
  return async (symbol, timeframe, fromMs, untilMs) => {
    const rows: number[][] = []
    let startMs = fromMs
    while (startMs < untilMs) {
      const path = `/api/v3/klines?symbol=${encodeURIComponent(`${symbol}USDT`)}&interval=${timeframe}&startTime=${startMs}&endTime=${untilMs - 1}&limit=${pageSize}`
      const { status, body } = await ask(path)
      if (status === 400) return empty
      const page = (JSON.parse(body) as (string | number)[][]).map(rowOf)
      const last = page.at(-1)
      if (!last) break
      rows.push(...page)
      startMs = (last[0] ?? untilMs) + timeframeMs[timeframe]
    }
    return fromRows(rows)
  }
}

const asked =
  (base: string): Ask =>
  async path => {
    for (let left = tries; ; left--) {
      const response = await fetch(base + path)
      if (response.ok || response.status === 400) return { status: response.status, body: await response.text() }
      if (left === 0) throw new Error(`${base} answers ${response.status}`)
      await pause(restMs)
    }
  }

const boxed = (seed: number): Ask => {
  const box = createExchange({ seed })
  return async path => {
    const { pathname, searchParams } = new URL(path, 'http://simulator')
    // Whatever this machine's clock says: what is asked for was over when it was graded.
    const nowMs = Number(searchParams.get('endTime')) + 1
    return respondExchange(box, { path: pathname, query: searchParams, nowMs })
  }
}
