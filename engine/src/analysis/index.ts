export { type Analysis, analyse } from './analyse.ts'
export { type ReadTerm, type Term, type TermName, type TooNewTerm, termNames, type Watch } from './terms.ts'
