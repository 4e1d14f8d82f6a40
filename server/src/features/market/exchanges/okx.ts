import Type, { type TSchema } from 'typebox'
import type { CandleRow } from '../checks/candles.ts'
import type { CandleSpan, Ticker } from '../facts.ts'
import type { Ask } from '../fetching/source.ts'
import { Refusal } from '../refusal.ts'
import type { Exchange } from './exchange.ts'
import { baseOf, Digits, numberOf, Row, shape, toCandleRow } from './wire.ts'

/** Daily candles in UTC: its plain 1D opens at midnight in Hong Kong. */
const bars: Record<CandleSpan, string> = { '1m': '1m', '15m': '15m', '1h': '1H', '4h': '4H', '1d': '1Dutc' }
const pageSize = 300
const tooManyRequests = '50011'
const noSuchInstrument = '51001'

const Day = Type.Object({
  instId: Type.String(),
  last: Digits,
  open24h: Digits,
  high24h: Digits,
  low24h: Digits,
  vol24h: Digits,
  volCcy24h: Digits,
  ts: Digits,
})

/** The outcome stands in the body, as a code in text. */
function dataOf<S extends TSchema>(item: S) {
  const readCode = shape(Type.Object({ code: Type.String() }))
  const readData = shape(Type.Object({ data: Type.Array(item) }))
  return (body: unknown) => {
    const { code } = readCode(body)
    if (code === tooManyRequests) throw new Refusal('limited')
    if (code === noSuchInstrument) throw new Refusal('unlisted')
    if (code !== '0') throw new Refusal('failing', `code ${code}`)
    return readData(body).data
  }
}
const readTickers = dataOf(Day)
const readRows = dataOf(Row)

/** OKX spot: newest first, 300 candles at a time, 20 calls in 2 seconds. */
export const okx = (ask: Ask): Exchange => ({
  venue: 'OKX',
  tickers: () => ask('/api/v5/market/tickers?instType=SPOT', 1, body => readTickers(body).flatMap(toTicker)),
  candles: async (symbol, timeframe, count, endMs) => {
    const pair = encodeURIComponent(`${symbol}-USDT`)
    // Its plain list of candles does not reach far back.
    const list = endMs === undefined ? 'candles' : 'history-candles'
    let newestFirst: CandleRow[] = []
    while (newestFirst.length < count) {
      const limit = Math.min(pageSize, count - newestFirst.length)
      const oldestMs = newestFirst.at(-1)?.[0] ?? (endMs === undefined ? undefined : endMs + 1)
      const before = oldestMs === undefined ? '' : `&after=${oldestMs}`
      const path = `/api/v5/market/${list}?instId=${pair}&bar=${bars[timeframe]}&limit=${limit}${before}`
      const page = await ask(path, 1, body => readRows(body).map(toCandleRow))
      newestFirst = [...newestFirst, ...page]
      if (page.length < limit) break
    }
    return newestFirst.reverse()
  },
  ping: () => ask('/api/v5/public/time', 1, shape(Type.Object({ code: Type.Literal('0') }))),
})

function toTicker(wire: Type.Static<typeof Day>): Ticker[] {
  const symbol = baseOf(wire.instId, '-USDT')
  if (!symbol) return []
  return [
    {
      symbol,
      lastPrice: numberOf(wire.last),
      openPrice: numberOf(wire.open24h),
      highPrice: numberOf(wire.high24h),
      lowPrice: numberOf(wire.low24h),
      volumeBase: numberOf(wire.vol24h),
      volumeQuote: numberOf(wire.volCcy24h),
      atMs: numberOf(wire.ts),
    },
  ]
}
