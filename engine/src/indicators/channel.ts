/**
 * Fills two columns with the highest high and the lowest low of the last `period` candles, from candle `period - 1` on.
 * Windows are walked in blocks that share one candle, as in `sma`: three comparisons per candle however long the window.
 */
export function channelInto(
  highest: Float64Array,
  lowest: Float64Array,
  high: Float64Array,
  low: Float64Array,
  period: number,
): void {
  const { length } = high
  for (let start = period - 1; start < length; start += period) {
    const end = Math.min(start + period, length)
    let top = high[start]
    let bottom = low[start]
    let i = start
    for (; i > end - period; i--) {
      top = Math.max(top, high[i])
      bottom = Math.min(bottom, low[i])
    }
    for (; i > start - period; i--) {
      top = Math.max(top, high[i])
      bottom = Math.min(bottom, low[i])
      highest[i + period - 1] = top
      lowest[i + period - 1] = bottom
    }
    top = high[start]
    bottom = low[start]
    for (i = start; i < end; i++) {
      top = Math.max(top, high[i])
      bottom = Math.min(bottom, low[i])
      highest[i] = Math.max(highest[i], top)
      lowest[i] = Math.min(lowest[i], bottom)
    }
  }
}
