/** What can be drawn over the candles, in the order of its switches. */
export const layers = ['ema', 'bollinger', 'rsi', 'volume', 'levels'] as const
export type Layer = (typeof layers)[number]
