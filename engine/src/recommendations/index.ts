export { highestLeverage, type LeveragedReason, type LeveragedRecommendation, recommendLeveraged } from './leveraged.ts'
export { leastRewardToRisk, type Market, type Refusal, type Scenario } from './scenario.ts'
export { recommendSpot, type SpotReason, type SpotRecommendation } from './spot.ts'
