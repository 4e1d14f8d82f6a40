export { comment, commentWithMarks } from './comment.ts'
export * from './special/index.ts'
