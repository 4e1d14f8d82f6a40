import { latest, type Reading, type StudiedCandles } from './reading.ts'

const days = 20

/** A flow of half the volume is as one-sided as twenty days get. */
const strongFlow = 0.5

/**
 * Volume: on which days more was traded, the rising or the falling ones. Each day counts by its move in average ranges
 * rather than by its sign alone, so that a close that crosses the one before by a hair does not turn the day around.
 */
export function readVolume({ candles, indicators }: StudiedCandles): Reading | null {
  const { close, volume } = candles
  const atrUsd = latest(indicators.atr)
  if (close.length <= days || Number.isNaN(atrUsd)) return null
  let total = 0
  let flow = 0
  for (let i = close.length - days; i < close.length; i++) {
    total += volume[i]
    if (atrUsd > 0) flow += volume[i] * Math.tanh((close[i] - close[i - 1]) / atrUsd)
  }
  if (total === 0) return null
  const flowRatio = flow / total
  const reading = Math.tanh(flowRatio / strongFlow)
  return {
    reading,
    numbers: { flowRatio, volumeToUsualRatio: (latest(volume) * days) / total },
    parts: { flowRatio: reading },
  }
}
