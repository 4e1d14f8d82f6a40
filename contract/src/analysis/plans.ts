import Type from 'typebox'
import { Instant, OrNull, Ratio } from '../shapes.ts'

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

const PlanSide = Type.Enum(['up', 'down'])

/** Begins (`met`) or never does (`lapsed`); then reaches its target, its stop, or the end of its time (`expired`). */
const PlanState = Type.Enum(['waiting', 'met', 'target', 'stop', 'expired', 'lapsed'])

/**
 * A plan as it was issued, frozen, and how far it has come. Upwards it buys; downwards it is for holders: sell, buy back at the target,
 * call it off at the stop. All prices are dollars.
 */
export const LivingPlan = Type.Object({
  /** The number of the entry that sealed it in the log; null of the demo's, which nobody issued. */
  id: OrNull(Type.Integer()),
  symbol: Type.String(),
  side: PlanSide,
  state: PlanState,
  issuedAt: Instant,
  /** The last moment at which an hourly close beyond the trigger begins it. */
  validUntil: Instant,
  /** When it ends at the latest; null until it has begun. */
  limitAt: OrNull(Instant),
  metAt: OrNull(Instant),
  endedAt: OrNull(Instant),
  /** The price when it was issued. */
  price: Type.Number(),
  trigger: Type.Number(),
  /** Where a close beyond the trigger lies on average; once it has begun, where it lay, and stop and target moved along. */
  entry: Type.Number(),
  stop: Type.Number(),
  target: Type.Number(),
  /** Of beginning within its day; once it has begun, of its three ends, which add up to one. As they were said when it was issued. */
  chances: Type.Object({ met: Ratio, target: Ratio, stop: Ratio, neither: Ratio }),
  /** The fees' share of what is risked. */
  costOfRisk: Ratio,
  exit: OrNull(Type.Number()),
  /** After fees, as a share of the money put in; null until it has ended, and where it never began. */
  result: OrNull(Type.Number()),
})

export const AnalysedPlan = Type.Object({
  ...LivingPlan.properties,
  /** All that may be borrowed, least first; none where the stop is too far away. */
  leverages: Type.Array(Leverage),
})

/** Why a side has no plan now. */
export const UnplannedSide = Type.Object({
  side: PlanSide,
  code: Type.Enum(['too-new', 'too-coarse', 'too-calm', 'other-side']),
  neededDays: OrNull(Type.Integer()),
})

/** What plans of a side brought on average after fees, with its error by days; of the live record, or of the replayed one until that is enough. */
export const PlanKindRecord = Type.Object({
  side: PlanSide,
  kind: Type.Enum(['live', 'replayed']),
  /** Plans that began and ended. */
  ended: Type.Integer(),
  meanRatio: Type.Number(),
  /** Nineteen times in twenty; null with few days. */
  errorRatio: OrNull(Type.Number()),
})
