export { minFactors, type Score, scoreRecord } from './score.ts'
export type { NewsTone } from './surroundings.ts'
