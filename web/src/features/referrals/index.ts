export { keepReferral } from './keep.ts'
