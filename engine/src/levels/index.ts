export { holding } from './holding.ts'
export type { Level } from './levels.ts'
export { isTouched } from './touched.ts'
