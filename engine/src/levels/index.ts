export { holding } from './holding.ts'
export { findLevels, type Level, type Levels, noiseInAtr, type TouchChances } from './levels.ts'
export type { LevelKind } from './marks.ts'
export type { TermLevel, TermLevels } from './term-levels.ts'
