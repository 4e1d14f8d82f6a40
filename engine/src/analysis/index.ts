export { type Analysis, analyse } from './analyse.ts'
