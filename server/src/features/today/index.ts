export { openRoutes as startToday } from './routes.ts'
