export { findLevels, type Level, type Levels, type LevelsInput, noiseInAtr } from './levels.ts'
export type { CandlesByTimeframe, LevelKind } from './marks.ts'
