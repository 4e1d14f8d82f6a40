export type { Reading, StudiedCandles } from './reading.ts'
export {
  type Band,
  type Factor,
  type FactorName,
  factorNames,
  leastFactors,
  type Score,
  scoreCoin,
  scoreRecord,
} from './score.ts'
export type { NewsTone } from './surroundings.ts'
export { readTrend } from './trend.ts'
