import type { AnalysisResult } from '../select/run.ts'

type Forecast = AnalysisResult['forecasts'][number]

export interface ConePoint {
  timeMs: number
  low80Usd: number
  low50Usd: number
  medianUsd: number
  high50Usd: number
  high80Usd: number
}

const edges = ['low80Usd', 'low50Usd', 'medianUsd', 'high50Usd', 'high80Usd'] as const
const pointsBetween = 6

/** The forecast as a widening cone, from the price it was made at to its last horizon that fits `spanMs`. */
export function coneOf(
  { at, priceUsd, forecasts }: Pick<AnalysisResult, 'at' | 'priceUsd'> & { forecasts: readonly Forecast[] },
  spanMs: number,
): ConePoint[] {
  const startMs = Date.parse(at)
  const start: ConePoint = {
    timeMs: startMs,
    low80Usd: priceUsd,
    low50Usd: priceUsd,
    medianUsd: priceUsd,
    high50Usd: priceUsd,
    high80Usd: priceUsd,
  }
  const anchors = forecasts
    .map(forecast => ({ ...forecast, timeMs: Date.parse(forecast.dueAt) }))
    .filter(({ timeMs }) => timeMs > startMs && timeMs - startMs <= spanMs)
    .sort((a, b) => a.timeMs - b.timeMs)
  const cone = [start]
  for (const anchor of anchors) cone.push(...between(cone.at(-1) ?? start, anchor, startMs))
  return cone
}

/** A range widens with the root of time: so it does between two horizons, and ends exactly on the second. */
function between(from: ConePoint, to: ConePoint, startMs: number): ConePoint[] {
  const rootOf = (timeMs: number) => Math.sqrt(timeMs - startMs)
  return Array.from({ length: pointsBetween }, (_, index) => {
    const timeMs = from.timeMs + ((to.timeMs - from.timeMs) * (index + 1)) / pointsBetween
    const share = (rootOf(timeMs) - rootOf(from.timeMs)) / (rootOf(to.timeMs) - rootOf(from.timeMs))
    const at = (edge: (typeof edges)[number]) => from[edge] + (to[edge] - from[edge]) * share
    return {
      timeMs,
      low80Usd: at('low80Usd'),
      low50Usd: at('low50Usd'),
      medianUsd: at('medianUsd'),
      high50Usd: at('high50Usd'),
      high80Usd: at('high80Usd'),
    }
  })
}
