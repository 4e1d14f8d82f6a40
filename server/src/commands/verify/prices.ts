import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Candles, fromRows, slice, timeframeMs } from '@pusula/engine'
import { createExchange, respondExchange } from '@pusula/simulator'
import type { PriceSource } from '../../features/record/index.ts'
import { parseCandles } from '../evaluate/candle-rows.ts'

/** Where Binance answers for public data without a key. */
const publicExchange = { address: 'https://data-api.binance.vision', venue: 'Binance' }
const pageSize = 1_000
const tries = 5
const restMs = 20_000
const empty = fromRows([])

interface Choice {
  candles?: string | undefined
  exchange?: string | undefined
  simulated?: string | undefined
}

/** Candles from a folder, from the exchange in a box, or from an exchange. */
export function pricesFrom({ candles, exchange, simulated }: Choice): PriceSource {
  if (candles) return by(null, folder(candles))
  if (simulated !== undefined) return by(null, paged(boxed(Number(simulated))))
  if (exchange) return by(null, paged(asked(exchange.replace(/\/+$/, ''))))
  return by(publicExchange.venue, paged(asked(publicExchange.address)))
}

type ReadCandles = (...asked: Parameters<PriceSource>) => Promise<Candles>

const by =
  (venue: string | null, read: ReadCandles): PriceSource =>
  async (...wanted) => ({ candles: await read(...wanted), venue })

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
      const page = (JSON.parse(body) as (string | number)[][]).map(row => row.slice(0, 6).map(Number))
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
    return respondExchange(box, { path: pathname, query: searchParams, nowMs: Date.now() })
  }
}

function folder(name: string): ReadCandles {
  let kept: { key: string; candles: Candles } | undefined
  return async (symbol, timeframe, fromMs, untilMs) => {
    const file = `${symbol}_${timeframe}.csv`
    const path = join(name, file)
    if (kept?.key !== file)
      kept = {
        key: file,
        candles: existsSync(path) ? parseCandles(file, timeframe, readFileSync(path, 'utf8')) : empty,
      }
    const { time } = kept.candles
    const first = time.findIndex(at => at >= fromMs)
    const end = time.findLastIndex(at => at < untilMs)
    return first < 0 ? empty : slice(kept.candles, first, end + 1)
  }
}
