export { chanceWithin, closeChance, oddsAfterEntry, type PlanOdds, touchChance } from './chances.ts'
export { type Leverage, leveragesFor, usualLeverage } from './leverage.ts'
export { isPlan, type NoPlan, type Plans } from './pair.ts'
export {
  doCross,
  followPlan,
  frozenPlan,
  isAlive,
  issuePlan,
  type LivingPlan,
  type PlanTerms,
  planHours,
} from './plan.ts'
export { lossLineRatio, maxShare } from './sizing.ts'
export { feeRatio } from './trade.ts'
