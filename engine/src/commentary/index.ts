export { type Commentary, comment } from './comment.ts'
export type { Coin } from './language.ts'
export { type Numbers, numbers } from './numbers.ts'
