export type { Headlines } from './facts.ts'
