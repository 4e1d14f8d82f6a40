import Type from 'typebox'
import { OrNull, Ratio } from '../shapes.ts'

/** What comes first; the three add up to one. */
const PlanOdds = Type.Object({ targetFirst: Ratio, stopFirst: Ratio, neither: Ratio })

/** A plan with borrowed money; all ratios are shares of the stake. */
const Leverage = Type.Object({
  position: Type.Enum(['long', 'short']),
  times: Type.Integer(),
  liquidationUsd: Type.Number(),
  /** Chance that the price gets there within seven days. */
  liquidationChance: Ratio,
  /** With fees, without funding. */
  lossAtStopRatio: Type.Number(),
  gainAtTargetRatio: Type.Number(),
  /** What funding takes in the time such plans took until they ended. */
  fundingRatio: Type.Number(),
  /** What one such plan brings on average after fees and funding. */
  resultRatio: Type.Number(),
})

/** Prices of a trade that begins once its condition is met. Downwards it is for holders: sell, and buy back at the target. */
const TradePlan = Type.Object({
  /** An hourly close beyond this price starts it; the chance is that of a touch within a day. */
  conditionUsd: Type.Number(),
  conditionChance: Ratio,
  entryUsd: Type.Number(),
  stopUsd: Type.Number(),
  targetUsd: Type.Number(),
  rewardToRisk: Type.Number(),
  /** Within a day of the entry, and if one waits until either is reached. */
  withinDay: PlanOdds,
  inTheEnd: PlanOdds,
  /** What one such plan brings on average after fees, as a share of the money put in. */
  resultRatio: Type.Number(),
  /** The same with borrowed money; null where the stop is too far away. */
  leverage: OrNull(Leverage),
  /** All that may be chosen, least borrowed first. */
  leverages: Type.Array(Leverage),
})

/** One for either side; either the plan or why there is none. */
export const PlannedSide = Type.Object({
  side: Type.Enum(['up', 'down']),
  plan: OrNull(TradePlan),
  refusal: OrNull(
    Type.Object({
      code: Type.Enum(['too-volatile', 'too-new']),
      stopDistanceRatio: OrNull(Type.Number()),
      neededDays: OrNull(Type.Integer()),
    }),
  ),
})
