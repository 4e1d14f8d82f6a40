import type { AnalysisResult } from './select/run.ts'

type Level = AnalysisResult['levels'][number]

/** R1 as it is written, whatever the language of the machine: its capital i has no dot. */
export const levelName = (name: string): string => name.toLocaleUpperCase('en')

/** Where one of the six levels lies. */
export const levelUsd = ({ levels }: Pick<AnalysisResult, 'levels'>, name: Level['name']): number =>
  levels.find(level => level.name === name)?.priceUsd ?? Number.NaN

/** Whether the price has come to a level, or past it, since the analysis: its chance of a touch is told no more. */
export const isTouched = (side: 'resistance' | 'support', levelUsd: number, nowUsd: number): boolean =>
  side === 'resistance' ? nowUsd >= levelUsd : nowUsd <= levelUsd
