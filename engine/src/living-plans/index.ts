export { closeChance, oddsAfterEntry, type PlanOdds, touchChance } from './chances.ts'
export { advance, type HourCandle, issuePlan, type LivingPlan, type PlanRequest, planHours } from './plan.ts'
export { lossLineRatio, mostShare } from './sizing.ts'
