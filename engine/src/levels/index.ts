export { findLevels, type Level, type Levels, type LevelsInput, noiseInAtr, type TouchChances } from './levels.ts'
export type { CandlesByTimeframe, LevelKind } from './marks.ts'
export type { TermLevel, TermLevels } from './term-levels.ts'
