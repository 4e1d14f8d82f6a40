export { type Analysis, analyse } from './analyse.ts'
export type { Shape } from './recent.ts'
export {
  type AveragePeriod,
  averagePeriods,
  type Direction,
  type Momentum,
  type ReadTerm,
  type TooNewTerm,
  type Watch,
} from './term.ts'
export { type TermName, termNames } from './terms.ts'
export type { Turn, TurnKind, Turns } from './turns.ts'
