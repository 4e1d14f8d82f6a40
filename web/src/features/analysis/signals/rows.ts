import type { Format } from '@pusula/words'
import { directionOf } from '../../../ui/direction.ts'
import { levelName } from '../levels.ts'
import type { AnalysisResult, SupportResistance } from '../select/run.ts'

export const spans = ['4hour', '1day', '7day'] as const
export type Span = (typeof spans)[number]

type Level = AnalysisResult['levels'][number]

/** The chance of a touch within a span. */
export const chanceWithin = (level: Level, span: Span): number =>
  ({ '4hour': level.touchChance4hour, '1day': level.touchChance, '7day': level.touchChance7day })[span]

/** A level as it stands on the ladder. */
export interface Rung {
  level: Level
  name: string
  kind: 'resistance' | 'support'
  /** No two look alike. */
  text: string
  distance: { direction: 'up' | 'down' | 'flat'; text: string }
}

type PriceAndLevels = Pick<AnalysisResult, 'priceUsd' | 'levels'>

/** Each level with its true distance from the price that is now on the whole screen. */
export function rungsOf(
  { priceUsd: nowUsd, levels }: PriceAndLevels,
  format: Pick<Format, 'roughPrices' | 'part'>,
): Rung[] {
  const texts = format.roughPrices(levels.map(({ priceUsd }) => priceUsd))
  return levels.map((level, index) => {
    const ratio = level.priceUsd / nowUsd - 1
    return {
      level,
      name: levelName(level.name),
      kind: level.name.startsWith('r') ? 'resistance' : 'support',
      text: texts[index] ?? '',
      distance: {
        direction: directionOf(nowUsd, level.priceUsd),
        text: `${ratio < 0 ? '−' : '+'}${format.part(Math.abs(ratio), 1)}`,
      },
    }
  })
}

/**
 * What the levels' own reply says of them, if it speaks of the same minute. It comes by another call, and two sentences
 * about two minutes would show two prices.
 */
export const sentenceOf = ({ at, sentence }: Pick<SupportResistance, 'at' | 'sentence'>, analysedAt: string) =>
  at === analysedAt ? sentence : null
