export { type ConditionalTrade, enterTrade, isTouched, leaveTrade } from './fate.ts'
export { type Leverage, leveragedResult } from './leverage.ts'
export { makePlans, type NoPlan, type Odds, type Plan, type Plans } from './plan.ts'
export { feeRatio, resultOf, type Side, type Trade } from './trade.ts'
