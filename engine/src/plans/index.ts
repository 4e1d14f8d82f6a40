export { enterTrade, isTouched, leaveTrade } from './fate.ts'
export { leveragedResult } from './leverage.ts'
export type { NoPlan, Plan } from './plan.ts'
export { feeRatio, resultOf } from './trade.ts'
