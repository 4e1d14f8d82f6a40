import { DAY_MS } from '@pusula/words'
import Type from 'typebox'
import type { PlainRow } from '../checks/candles.ts'
import type { CandleSpan, Ticker } from '../facts.ts'
import type { Ask } from '../fetching/source.ts'
import { Refusal } from '../refusal.ts'
import { tradingSymbolOf } from '../symbols.ts'
import type { Exchange } from './exchange.ts'
import type { LiraVenue } from './lira.ts'
import { Digits, numberOf, shape } from './wire.ts'

/** Minutes; sources differ on how a day is spelt, so a day is put together from its four-hour candles. */
const resolutions: Record<Exclude<CandleSpan, '1d'>, number> = { '1m': 1, '15m': 15, '1h': 60, '4h': 240 }
const fourHoursADay = 6

const Day = Type.Object({
  numeratorSymbol: Type.String(),
  denominatorSymbol: Type.String(),
  timestamp: Type.Number(),
  last: Digits,
  open: Digits,
  high: Digits,
  low: Digits,
  volume: Digits,
  average: Digits,
})
const readTickers = shape(Type.Object({ success: Type.Literal(true), data: Type.Array(Day) }))

const Column = Type.Optional(Type.Array(Digits))
const readColumns = shape(
  Type.Object({ s: Type.String(), t: Column, o: Column, h: Column, l: Column, c: Column, v: Column }),
)

/** BtcTurk: tickers at one host, 600 calls a minute; candles at another, 600 in ten minutes, in seconds and in columns. */
export function btcTurk(ask: Ask, askGraph: Ask, nowMs: () => number): Exchange & LiraVenue {
  const days = () => ask('/api/v2/ticker', 1, body => readTickers(body).data)

  function candlesOf(symbol: string, timeframe: keyof typeof resolutions, fromMs: number, toMs: number) {
    const pair = encodeURIComponent(tradingSymbolOf(symbol))
    const [from, to] = [fromMs, toMs].map(ms => Math.floor(ms / 1000))
    const path = `/v1/klines/history?symbol=${pair}&resolution=${resolutions[timeframe]}&from=${from}&to=${to}`
    // What opens too late is a lie, which is not to be hidden from whoever checks.
    return askGraph(path, 1, body => rowsOf(body).filter(([openedMs]) => openedMs >= fromMs))
  }

  return {
    venue: 'BtcTurk',
    tickers: async () => (await days()).filter(isAgainst('USDT')).map(toTicker),
    liraPrices: async () =>
      (await days()).filter(isAgainst('TRY')).map(({ numeratorSymbol, last, open, timestamp }) => ({
        symbol: numeratorSymbol,
        priceTry: numberOf(last),
        dayAgoTry: numberOf(open),
        atMs: timestamp,
      })),
    candles: async (symbol, timeframe, count, endMs = nowMs()) => {
      if (timeframe === '1d') {
        const fromMs = (Math.floor(endMs / DAY_MS) - count + 1) * DAY_MS
        return daysOf(await candlesOf(symbol, '4h', fromMs, endMs))
      }
      const widthMs = resolutions[timeframe] * 60_000
      const fromMs = (Math.floor(endMs / widthMs) - count + 1) * widthMs
      return candlesOf(symbol, timeframe, fromMs, endMs)
    },
    ping: () => ask('/api/v2/ticker?pairSymbol=USDTTRY', 1, readTickers),
  }
}

const isAgainst = (currency: string) => (day: Type.Static<typeof Day>) => day.denominatorSymbol === currency

const toTicker = (wire: Type.Static<typeof Day>): Ticker => ({
  symbol: wire.numeratorSymbol,
  lastPrice: numberOf(wire.last),
  openPrice: numberOf(wire.open),
  highPrice: numberOf(wire.high),
  lowPrice: numberOf(wire.low),
  volumeBase: numberOf(wire.volume),
  volumeQuote: numberOf(wire.volume) * numberOf(wire.average),
  atMs: wire.timestamp,
})

function rowsOf(body: unknown): PlainRow[] {
  const { s, t = [], o = [], h = [], l = [], c = [], v = [] } = readColumns(body)
  if (s !== 'ok' && s !== 'no_data') throw new Refusal('failing', s)
  if ([o, h, l, c, v].some(({ length }) => length !== t.length)) throw new Refusal('garbage', 'columns of many lengths')
  return t.map((seconds, i) => [
    1000 * numberOf(seconds),
    numberOf(o[i]),
    numberOf(h[i]),
    numberOf(l[i]),
    numberOf(c[i]),
    numberOf(v[i]),
  ])
}

/** Days of which every part is there, and the one that is still forming. */
function daysOf(parts: readonly PlainRow[]): PlainRow[] {
  const dayOf = ([openedMs]: PlainRow) => Math.floor(openedMs / DAY_MS) * DAY_MS
  const byDay = new Map<number, PlainRow[]>()
  for (const part of parts) byDay.set(dayOf(part), [...(byDay.get(dayOf(part)) ?? []), part])
  const newestMs = [...byDay.keys()].at(-1)
  return [...byDay].flatMap(([openedMs, rows]): PlainRow[] => {
    const [first, last] = [rows[0], rows.at(-1)]
    const isWhole = first?.[0] === openedMs && (rows.length === fourHoursADay || openedMs === newestMs)
    if (!first || !last || !isWhole) return []
    const volume = rows.reduce((sum, row) => sum + row[5], 0)
    const [high, low] = [Math.max(...rows.map(row => row[2])), Math.min(...rows.map(row => row[3]))]
    return [[openedMs, first[1], high, low, last[4], volume]]
  })
}
