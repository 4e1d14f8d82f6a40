export { saveNews } from './queries.ts'
