export { correlationOf, dailySwing, type SharedCloses, sinceStart } from './comparison.ts'
