import type { AnalysisResult } from '../select/run.ts'

export type Term = AnalysisResult['terms'][number]
type Label = 'watch' | 'breaksBelow' | 'breaksAbove' | 'above' | 'below'

/** The two levels to watch, in the order they matter: a rise looks up and fails below, a fall the other way. */
export function levelsToWatch({ direction, supportUsd, resistanceUsd }: Term): { label: Label; priceUsd: number }[] {
  const pair: { label: Label; priceUsd: number | null }[] =
    direction === 'up'
      ? [
          { label: 'watch', priceUsd: resistanceUsd },
          { label: 'breaksBelow', priceUsd: supportUsd },
        ]
      : direction === 'down'
        ? [
            { label: 'watch', priceUsd: supportUsd },
            { label: 'breaksAbove', priceUsd: resistanceUsd },
          ]
        : [
            { label: 'above', priceUsd: resistanceUsd },
            { label: 'below', priceUsd: supportUsd },
          ]
  return pair.flatMap(({ label, priceUsd }) => (priceUsd === null ? [] : [{ label, priceUsd }]))
}
