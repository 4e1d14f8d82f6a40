export { useGuestBlocked } from './access.ts'
export { useVisitorStats } from './stats.ts'
