export { type Commentary, comment, commentWithMarks, type StoryText } from './comment.ts'
export { type HeadlineState, headlineStates } from './headline/state.ts'
export type { Coin } from './language.ts'
export * from './special/index.ts'
