export { landingMarkup } from './page.ts'
export { openRoutes as startToday } from './routes.ts'
