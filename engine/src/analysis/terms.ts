import type { Timeframe } from '../candles.ts'
import type { Levels } from '../levels/levels.ts'
import { readTrend } from '../scores/trend.ts'
import type { Studies } from './study.ts'
import { neededCount, readTerm, type TermFacts, type TermInput } from './term.ts'

/** The next hours, days and weeks. */
export const termNames = ['short', 'mid', 'long'] as const
export type TermName = (typeof termNames)[number]

interface Plan extends Pick<TermInput, 'timeframe' | 'recentCount' | 'levelIndex'> {
  readonly finer: Timeframe | null
}

/** The recent candles of the terms are those of a day, a week and thirty days. */
const plans: Readonly<Record<TermName, Plan>> = {
  short: { timeframe: '1h', finer: '15m', recentCount: 24, levelIndex: 0 },
  mid: { timeframe: '4h', finer: '1h', recentCount: 42, levelIndex: 1 },
  long: { timeframe: '1d', finer: '4h', recentCount: 30, levelIndex: 2 },
}

/** The first day of a coin is read in quarter hours. */
const firstDay: Plan = { timeframe: '15m', finer: null, recentCount: 96, levelIndex: 0 }

export function readTerms(studies: Studies, levels: Levels, priceUsd: number): Record<TermName, TermFacts> {
  const reading = (timeframe: Timeframe) => readTrend(studies[timeframe], priceUsd)?.reading ?? null
  const readings = { '15m': reading('15m'), '1h': reading('1h'), '4h': reading('4h'), '1d': reading('1d') }
  const one = ({ finer, ...plan }: Plan) =>
    readTerm({
      ...plan,
      studied: studies[plan.timeframe],
      reading: readings[plan.timeframe],
      finerReading: finer && readings[finer],
      levels,
      priceUsd,
    })
  const isFirstDay = studies['1h'].candles.close.length < neededCount
  return { short: one(isFirstDay ? firstDay : plans.short), mid: one(plans.mid), long: one(plans.long) }
}
