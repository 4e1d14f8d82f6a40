import { DAY_MS, HOUR_MS } from '@pusula/words'
import type { Exchange } from '../exchange.ts'
import type { Steps } from '../steps.ts'
import type { Candle } from '../trading/candles.ts'

/** Something that happened on the simulated market and is worth a headline. Ratios: 0.05 is five percent. */
export type NewsEvent = {
  kind: 'leap' | 'high' | 'low' | 'rush' | 'day'
  symbol: string
  name: string
  atMs: number
  changeRatio: number
  priceUsd: number
}

/** The feeds reach three days back, like those of an outlet. */
const reachDays = 3
const coveredCoins = 40
const leapRatio = 0.03
const rangeDays = 30
const rushRatio = 2.2

/** Everything that happened up to the last full hour, newest first; the same for every minute of an hour. */
export function* eventsAt(exchange: Exchange, nowMs: number): Steps<NewsEvent[]> {
  const untilMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS
  const coins = exchange.coins(untilMs).filter(({ ticker }) => ticker.highPrice > ticker.lowPrice * 1.004)
  const events: NewsEvent[] = []
  for (const { symbol, name } of coins.slice(0, coveredCoins)) {
    yield
    const about = { symbol, name }
    const days = closed(
      exchange.candles(symbol, '1d', { limit: rangeDays + reachDays + 1, nowMs: untilMs }),
      DAY_MS,
      untilMs,
    )
    const hours = closed(
      exchange.candles(symbol, '1h', { limit: reachDays * 24 + 1, nowMs: untilMs }),
      HOUR_MS,
      untilMs,
    )
    events.push(...hours.flatMap(hour => leap(about, hour)), ...dayNews(about, days))
  }
  return events.sort((a, b) => b.atMs - a.atMs || (a.symbol < b.symbol ? -1 : 1))
}

const closed = (candles: Candle[] | null, lengthMs: number, untilMs: number): Candle[] =>
  (candles ?? []).filter(({ openMs }) => openMs + lengthMs <= untilMs)

type About = { symbol: string; name: string }

function leap(about: About, { openMs, open, close }: Candle): NewsEvent[] {
  const changeRatio = close / open - 1
  if (Math.abs(changeRatio) < leapRatio) return []
  return [{ kind: 'leap', ...about, atMs: openMs + HOUR_MS, changeRatio, priceUsd: close }]
}

/** One story a day: the most remarkable thing about it. */
function dayNews(about: About, days: readonly Candle[]): NewsEvent[] {
  return days.slice(-reachDays).flatMap((day, i, newest) => {
    const before = days.slice(0, days.length - newest.length + i).slice(-rangeDays)
    if (before.length < rangeDays) return []
    return [
      {
        kind: kindOf(day, before),
        ...about,
        atMs: day.openMs + DAY_MS,
        changeRatio: day.close / day.open - 1,
        priceUsd: day.close,
      },
    ]
  })
}

function kindOf(day: Candle, before: readonly Candle[]): NewsEvent['kind'] {
  if (day.high > Math.max(...before.map(({ high }) => high))) return 'high'
  if (day.low < Math.min(...before.map(({ low }) => low))) return 'low'
  const usual = before.reduce((sum, { volumeQuote }) => sum + volumeQuote, 0) / before.length
  return day.volumeQuote > rushRatio * usual ? 'rush' : 'day'
}
