export { type Leverage, mostTimes } from './leverage.ts'
export { makePlans, type NoPlan, type Odds, type Plan, type PlanInput, type Plans } from './plan.ts'
export { feeRatio, resultOf, type Side, type Trade } from './trade.ts'
