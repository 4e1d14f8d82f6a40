import type { Format } from '@pusula/words'
import { directionOf } from '../../../ui/direction.ts'
import type { LadderRow } from '../../../ui/instruments/Ladder.tsx'
import type { SupportResistance } from '../select/run.ts'

/** R1 as it is written, whatever the language of the machine: its capital i has no dot. */
export const markName = (name: string): string => name.toLocaleUpperCase('en')

type WrittenRow = LadderRow & { text: string }

/** The ladder from the levels: each mark with its true distance from the price. */
export function ladderRows(
  levels: SupportResistance,
  now: string,
  format: Pick<Format, 'roughPrice' | 'ratio'>,
): WrittenRow[] {
  const { currentPrice, marks } = levels
  return [
    ...marks.map(
      ({ name, priceUsd }): WrittenRow => ({
        kind: name.startsWith('r') ? 'resistance' : 'support',
        name: markName(name),
        price: priceUsd,
        text: format.roughPrice(priceUsd),
        distance: {
          direction: directionOf(currentPrice, priceUsd),
          text: format.ratio(priceUsd / currentPrice - 1),
        },
      }),
    ),
    { kind: 'now', name: now, price: currentPrice, text: format.roughPrice(currentPrice) },
  ]
}
