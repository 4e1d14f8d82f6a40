export { keepNews } from './queries.ts'
