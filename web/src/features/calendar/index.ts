export { CalendarCard } from './CalendarCard.tsx'
