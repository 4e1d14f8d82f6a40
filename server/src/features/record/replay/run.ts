import {
  analyse,
  type Candles,
  doCross,
  evaluation,
  followPlan,
  horizonMs,
  isAlive,
  isPlan,
  type Learnt,
  type LivingPlan,
  type Plans,
  type PooledHour,
  slice,
} from '@pusula/engine'
import { DAY_MS, HOUR_MS } from '@pusula/words'
import { gradeLevels } from '../grading/outcomes.ts'
import { claimsOf } from '../issuing/claims-of.ts'
import { slotAt } from '../issuing/slots.ts'
import { isForecast } from '../log/claims.ts'
import { addEndedPlan, addForecast, addToSums, type Sums, startSums } from '../rollups/sums.ts'
import { replayedDays } from './candles.ts'

export interface ReplayedCoin extends evaluation.CoinCandles {
  readonly symbol: string
  /** From then on its record is live. */
  readonly untilMs: number
}

interface Replayed {
  sums: Sums
  learntOf: (coin: number) => Required<Learnt>
  /** The pooled pairs that were learnt; none where a path was followed. */
  pooledHours: readonly PooledHour[]
}

/** Candle count of a replayed reading: as many as the product reads. */
const candleCount = 1000

/** What is replayed is kept in no chain, and names no venue. */
const replayedVenue = ''

/** How dense a replay is: one origin in several hours, each time at another one of the day, or every slot of the plan. */
const manners = {
  thinned: { everyMs: 5 * HOUR_MS, momentsEveryMs: 125 * HOUR_MS },
  whole: { momentsEveryMs: 25 * HOUR_MS },
} as const
export type Manner = keyof typeof manners

interface ReplayManner {
  source: 'live' | 'simulated'
  manner: Manner
  /** The pooled pairs of the coins that were replayed first, or of live hours; where there are none, they are learnt here. */
  pooledPath: readonly PooledHour[] | undefined
  pause: () => Promise<void>
}

/** Pairs that were complete when the candles of a group ended: one of an hour is made within that hour or never. */
export function knownPath(path: readonly PooledHour[], ends: readonly number[]): PooledHour[] {
  const endMs = Math.max(...ends)
  return path.filter(({ atMs }) => atMs + HOUR_MS <= endMs)
}

/** Plans of one coin as they would have lived: on each side one at a time, frozen, and none that contradicts the other. */
function startLives(hours: Candles) {
  const knownMs = (hours.time.at(-1) ?? 0) + HOUR_MS
  const issued: Partial<Record<LivingPlan['side'], LivingPlan>> = {}
  /** Those that are issued at a moment, followed to their end; what has none within the candles is left out. */
  return (nowMs: number, plans: Plans): LivingPlan[] => {
    const alive = Object.values(issued)
      .map(plan => followPlan(plan, hours, nowMs))
      .filter(isAlive)
    return (['up', 'down'] as const).flatMap(side => {
      const wanted = plans[side]
      const isFree = !alive.some(plan => plan.side === side || (isPlan(wanted) && doCross(plan, wanted)))
      if (!isFree || !isPlan(wanted)) return []
      issued[side] = wanted
      const end = followPlan(wanted, hours, knownMs)
      return isAlive(end) ? [] : [end]
    })
  }
}

/**
 * The record that a group of coins would have had, by the code that runs live: in the order of time, all of them
 * together, from candles that were complete, learning of an outcome when its time has come.
 */
export async function replayCoins(
  coins: readonly ReplayedCoin[],
  { source, manner, pooledPath, pause }: ReplayManner,
): Promise<Replayed> {
  const sums = startSums()
  const living = coins.map(coin => ({ ...coin, live: startLives(coin.candles1h) }))
  const untilMs = Math.max(...coins.map(coin => coin.untilMs))
  const moments: evaluation.Moment[] = []
  const steps = evaluation.replaySteps(coins, {
    ...manners[manner],
    pooledPath,
    fromMs: untilMs - replayedDays * DAY_MS,
    toMs: untilMs,
    onGraded: (horizon, { atMs, baselines, quantiles, outcome }, { coin, forecast, actualUsd }) => {
      const { symbol, untilMs: ownUntilMs } = coins[coin] ?? { symbol: '', untilMs: 0 }
      if (atMs >= ownUntilMs) return
      const { lowUsd, highUsd } = forecast.range80
      addForecast(
        sums,
        'replayed',
        { ...forecast, symbol, what: horizon, issuedAt: new Date(atMs), slotAt: slotAt(horizon, atMs) },
        {
          outcome: actualUsd < lowUsd ? -1 : actualUsd > highUsd ? 1 : 0,
          actualUsd,
          loss: evaluation.crps(quantiles, outcome),
          constantLoss: evaluation.crps(baselines.constant, outcome),
        },
      )
    },
    onMoment: moment => moments.push(moment),
  })
  while (true) {
    const step = steps.next()
    for (const moment of moments.splice(0)) {
      await pause()
      addMoment(sums, living, source, moment)
    }
    await pause()
    if (!step.done) continue
    const { learntOf, pooledHours } = step.value
    return { sums, learntOf, pooledHours: pooledHours.filter(({ atMs }) => atMs % manners.thinned.everyMs === 0) }
  }
}

/** Levels and plans of a moment, beside what followed; those whose end is not known yet are left out. */
function addMoment(
  sums: Sums,
  coins: readonly (ReplayedCoin & { live: ReturnType<typeof startLives> })[],
  source: 'live' | 'simulated',
  moment: evaluation.Moment,
) {
  const { coin, now, learnt } = moment
  const { symbol, candles15m, untilMs, live } = coins[coin] ?? {}
  if (!symbol || !candles15m || !untilMs || !live || now >= untilMs) return
  const candles = {
    '15m': newest(moment.candles['15m']),
    '1h': newest(moment.candles['1h']),
    '4h': newest(moment.candles['4h']),
    '1d': newest(moment.candles['1d']),
  }
  const analysis = analyse({ now, candles, ...learnt, leaderTrend: null, news: null })
  if (analysis.kind !== 'ready') return
  const knownMs = (candles15m.time.at(-1) ?? 0) + horizonMs['15min']
  for (const claim of claimsOf({ analysis, symbol, source, venue: replayedVenue, candles }, ['touch']))
    if (!isForecast(claim) && claim.dueAt.getTime() <= knownMs)
      addToSums(sums, 'replayed', claim, gradeLevels(claim, candles15m))
  for (const plan of live(now, analysis.plans)) addEndedPlan(sums, 'replayed', symbol, plan)
}

const newest = (candles: Candles) => slice(candles, Math.max(0, candles.time.length - candleCount))
