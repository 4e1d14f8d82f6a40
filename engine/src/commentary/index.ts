export { type Commentary, comment } from './comment.ts'
export type { Coin } from './language.ts'
