import type { analysis, ReplyOf } from '@pusula/contract'
import { issuePlan } from '@pusula/engine'

type Result = ReplyOf<typeof analysis.analyze>
export type DemoPlan = Result['plans'][number]

const [fees, funding] = [0.002, 0.0003]

/** The same plan with borrowed money: all of it counts that many times, and a move of the whole margin ends it. */
const leverageOf = (plan: ReturnType<typeof issuePlan>, times: number): DemoPlan['leverages'][number] => ({
  position: plan.side === 'up' ? 'long' : 'short',
  times,
  liquidationUsd: plan.entryUsd * (1 - (plan.side === 'up' ? 1 : -1) * (1 / times - 0.01)),
  liquidationChance: 0.01 * times,
  lossAtStopRatio: times * (plan.riskRatio + fees),
  gainAtTargetRatio: times * (plan.rewardRatio - fees),
  fundingRatio: times * funding,
  resultRatio: -times * (fees + funding),
})

interface Market {
  at: Date
  priceUsd: number
  /** Half the log width of the one-day range. */
  halfWidth: number
  levelsUsd: readonly number[]
}

const issuedAgoMs = 35 * 60_000

/** A plan as the engine issues it for the sample's own price, range and levels; it waits, and nobody sealed it. */
export function demoPlan(
  symbol: string,
  side: 'up' | 'down',
  { at, priceUsd, halfWidth, levelsUsd }: Market,
): DemoPlan {
  const isAhead = (usd: number) => (side === 'up' ? usd > priceUsd : usd < priceUsd)
  const nearest = (one: number, other: number) => Math.abs(one - priceUsd) - Math.abs(other - priceUsd)
  const plan = issuePlan({
    ...{ side, now: at.getTime() - issuedAgoMs, priceUsd, halfWidth, usualDayScale: null },
    levelsAheadUsd: levelsUsd.filter(isAhead).toSorted(nearest),
    levelsBehindUsd: levelsUsd.filter(usd => !isAhead(usd)).toSorted(nearest),
  })
  const { met, target, stop, neither } = plan.chances
  return {
    ...{
      id: null,
      symbol,
      side,
      state: 'waiting',
      limitAt: null,
      metAt: null,
      endedAt: null,
      exit: null,
      result: null,
    },
    issuedAt: new Date(plan.issuedAt).toISOString(),
    validUntil: new Date(plan.validUntil).toISOString(),
    ...{ price: priceUsd, trigger: plan.triggerUsd, entry: plan.entryUsd, stop: plan.stopUsd, target: plan.targetUsd },
    ...{ chances: { met, target, stop, neither }, costOfRisk: plan.costOfRisk },
    leverages: [2, 3, 5].map(times => leverageOf(plan, times)),
  }
}

/** Such counts as a reader may meet: a loss, and one that is within its error. */
export const demoPlanRecords: Result['planRecords'] = [
  { side: 'up', kind: 'replayed', ended: 1_184, meanRatio: -0.0019, errorRatio: 0.0014 },
  { side: 'down', kind: 'replayed', ended: 1_097, meanRatio: -0.0008, errorRatio: 0.0015 },
]
