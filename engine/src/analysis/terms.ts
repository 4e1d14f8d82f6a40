import type { Candles, Timeframe } from '../candles.ts'
import type { Forecasts } from '../forecasts/forecast.ts'
import { middleHalf, touchWithin } from '../forecasts/reach.ts'
import { findTermLevels, weeksOf } from '../levels/term-levels.ts'
import { readTrend } from '../scores/trend.ts'
import type { Studies } from './study.ts'
import { neededCount, readTerm, type TermFacts, type TermInput } from './term.ts'

/** The next hours, days and weeks. */
export const termNames = ['short', 'mid', 'long'] as const
export type TermName = (typeof termNames)[number]

interface Reach extends Pick<TermInput, 'timeframe' | 'recentCount' | 'days'> {
  readonly finer: Timeframe | null
}

/** The recent candles of the terms are those of a day, a week and thirty days; their levels, of 3 days to 6 months. */
const reaches: Readonly<Record<TermName, Reach>> = {
  short: { timeframe: '1h', finer: '15m', recentCount: 24, days: 3 },
  mid: { timeframe: '4h', finer: '1h', recentCount: 42, days: 28 },
  long: { timeframe: '1d', finer: '4h', recentCount: 30, days: 182 },
}

/** The first day of a coin is read in quarter hours. */
const firstDay: Reach = { timeframe: '15m', finer: null, recentCount: 96, days: 3 }

export function readTerms(
  studies: Studies,
  allDays: Candles,
  forecasts: Forecasts,
  priceUsd: number,
): Record<TermName, TermFacts> {
  const reading = (timeframe: Timeframe) => readTrend(studies[timeframe], priceUsd)?.reading ?? null
  const readings = { '15m': reading('15m'), '1h': reading('1h'), '4h': reading('4h'), '1d': reading('1d') }
  const one = ({ finer, ...reach }: Reach, candles: Candles) => {
    const touchChance = (levelUsd: number) => touchWithin(forecasts, levelUsd, reach.days)
    const middle = middleHalf(forecasts, reach.days)
    return readTerm({
      ...reach,
      studied: studies[reach.timeframe],
      reading: readings[reach.timeframe],
      finerReading: finer && readings[finer],
      levels: findTermLevels({ candles, priceUsd, touchChance, middleHalf: middle }),
      touchChance,
      priceUsd,
    })
  }
  const isFirstDay = studies['1h'].candles.close.length < neededCount
  return {
    short: one(isFirstDay ? firstDay : reaches.short, studies['1h'].candles),
    mid: one(reaches.mid, studies['1d'].candles),
    long: one(reaches.long, weeksOf(allDays)),
  }
}
