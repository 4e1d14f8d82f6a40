import { HOUR_MS, MINUTE_MS } from '@pusula/words'

export const timeframes = ['15m', '1h', '4h', '1d', '1w'] as const
export type Timeframe = (typeof timeframes)[number]

/** How far ahead the cone reaches: a whole day says little beside quarters of an hour. */
export const coneSpanMs: Record<Timeframe, number> = {
  '15m': 4 * HOUR_MS,
  '1h': 24 * HOUR_MS,
  '4h': 24 * HOUR_MS,
  '1d': 24 * HOUR_MS,
  '1w': 24 * HOUR_MS,
}

export const isWithinDays = (timeframe: Timeframe): boolean => timeframe !== '1d' && timeframe !== '1w'

/** So many minutes behind Greenwich is the reader's clock at that moment. */
const zoneOf = (timeMs: number): number => new Date(timeMs).getTimezoneOffset()

/** The moment that names a candle: of a day or a week its date at Greenwich, which west of it would be read as the day before. */
export function namedAt(timeMs: number, timeframe: Timeframe, zoneMinutes = zoneOf(timeMs)): Date {
  return new Date(isWithinDays(timeframe) ? timeMs : timeMs + 12 * HOUR_MS + zoneMinutes * MINUTE_MS)
}

/** Of the moment the page was loaded: an axis that moved while it is looked at would have two orders. */
const zoneHere = zoneOf(Date.now())

/** How far the axis is moved so that its days begin at the reader's midnight; the same for all candles, which keeps their order. */
export const axisShiftMs = (timeframe: Timeframe, zoneMinutes = zoneHere): number =>
  isWithinDays(timeframe) ? -zoneMinutes * MINUTE_MS : 0

const spanMs = { '15m': 15 * MINUTE_MS, '1h': HOUR_MS, '4h': 4 * HOUR_MS, '1d': 24 * HOUR_MS } as const

/** The end of the candle that is forming. The last day of a week is its end, as far as a picture goes. */
export const endMs = (times: readonly number[], timeframe: Timeframe): number =>
  (times.at(-1) ?? 0) + (timeframe === '1w' ? 7 * spanMs['1d'] : spanMs[timeframe])

/**
 * When the next candle has begun; an exchange that is late is not asked all the time. A device whose clock is months behind waits a day: timers
 * hold 24 days, and a longer one runs out at once.
 */
export const untilNextMs = (times: readonly number[], timeframe: Timeframe, nowMs: number): number =>
  Math.max(MINUTE_MS, Math.min(spanMs['1d'], endMs(times, timeframe) - nowMs + 5_000))

/** What is asked for: weeks are added up from their days. */
export const askedFor: Record<Timeframe, { timeframe: Exclude<Timeframe, '1w'>; count: number }> = {
  '15m': { timeframe: '15m', count: 240 },
  '1h': { timeframe: '1h', count: 240 },
  '4h': { timeframe: '4h', count: 240 },
  '1d': { timeframe: '1d', count: 240 },
  '1w': { timeframe: '1d', count: 1000 },
}
