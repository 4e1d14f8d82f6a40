export { openRoutes as startCalendar } from './routes.ts'
export { calendarOf, dropCalendar } from './store.ts'
