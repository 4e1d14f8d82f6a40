const minuteMs = 60_000

export const timeframes = ['15m', '1h', '4h', '1d'] as const
export type Timeframe = (typeof timeframes)[number]

export const stepMs: Record<Timeframe, number> = {
  '15m': 15 * minuteMs,
  '1h': 60 * minuteMs,
  '4h': 240 * minuteMs,
  '1d': 1_440 * minuteMs,
}

/** How far ahead the cone reaches: a whole day of quarters would leave no room for the candles. */
export const coneSpanMs: Record<Timeframe, number> = {
  '15m': 240 * minuteMs,
  '1h': 1_440 * minuteMs,
  '4h': 1_440 * minuteMs,
  '1d': 1_440 * minuteMs,
}
