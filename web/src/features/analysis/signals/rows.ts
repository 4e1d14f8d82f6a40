import type { Format } from '@pusula/words'
import { directionOf } from '../../../ui/direction.ts'
import type { LadderRow } from '../../../ui/instruments/Ladder.tsx'
import type { AnalysisResult, SupportResistance } from '../select/run.ts'

/** R1 as it is written, whatever the language of the machine: its capital i has no dot. */
export const markName = (name: string): string => name.toLocaleUpperCase('en')

type WrittenRow = LadderRow & { text: string }

type Standing = Pick<AnalysisResult, 'priceUsd' | 'levels'>

/** The ladder of an analysis: each mark with its true distance from the price that is now on the whole screen. */
export function ladderRows(
  { priceUsd: nowUsd, levels }: Standing,
  now: string,
  format: Pick<Format, 'roughPrice' | 'ratio'>,
): WrittenRow[] {
  return [
    ...levels.map(
      ({ name, priceUsd }): WrittenRow => ({
        kind: name.startsWith('r') ? 'resistance' : 'support',
        name: markName(name),
        price: priceUsd,
        text: format.roughPrice(priceUsd),
        distance: {
          direction: directionOf(nowUsd, priceUsd),
          text: format.ratio(priceUsd / nowUsd - 1),
        },
      }),
    ),
    { kind: 'now', name: now, price: nowUsd, text: format.roughPrice(nowUsd) },
  ]
}

/** The nearest mark on either side. */
export const nearest = ({ levels }: Pick<Standing, 'levels'>, name: 'r1' | 's1'): number =>
  levels.find(level => level.name === name)?.priceUsd ?? Number.NaN

/**
 * What the levels' own reply says of them, if it speaks of the same minute. It comes by another call, and two sentences
 * about two minutes would show two prices.
 */
export const sentenceOf = ({ at, sentence }: Pick<SupportResistance, 'at' | 'sentence'>, analysedAt: string) =>
  at === analysedAt ? sentence : null
