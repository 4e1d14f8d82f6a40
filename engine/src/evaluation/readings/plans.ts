import { enterTrade, leaveTrade } from '../../plans/fate.ts'
import type { Plan } from '../../plans/plan.ts'
import { feeRatio, resultOf } from '../../plans/trade.ts'
import { mean } from '../statistics.ts'
import type { Diary, Entry } from './diary.ts'
import { type Band, startReliability } from './reliability.ts'

/** How often a plan's chances came about, and what plans brought. */
export interface PlansResult {
  /** Plans said, every four hours for either side, and how often there was none. */
  said: number
  refused: number
  /** Those whose condition was met within a day. */
  entered: number
  withinDay: { target: Band[]; stop: Band[] }
  /** Followed for thirty days or more; those that had still not ended are open. */
  inTheEnd: { target: Band[]; stop: Band[]; open: number }
  up: SideResult
  down: SideResult
}

interface SideResult {
  /** Plans that ended. */
  n: number
  targetFirst: { said: number; was: number }
  /** Mean result after fees, as a share of the money put in. */
  result: { said: number; was: number }
  meanDays: number
}

const quartersPerDay = 96
/** A plan that began later than this many quarters before the end of the candles is not asked how it ended. */
const followedQuarters = 30 * quartersPerDay

/** Whether plans ended as often as was said at their stop and at their target, within a day and in the end. */
export function gradePlans(diaries: readonly Diary[]): PlansResult {
  const day = { target: startReliability(), stop: startReliability() }
  const end = { target: startReliability(), stop: startReliability() }
  const sides = { up: startSide(), down: startSide() }
  const counts = { said: 0, refused: 0, entered: 0, open: 0 }
  for (const { candles15m, entries } of diaries)
    for (const entry of entries)
      for (const plan of [entry.plans.up, entry.plans.down]) {
        if (plan.kind === 'none') {
          counts.refused++
          continue
        }
        counts.said++
        const entered = enterTrade(candles15m, entry.next, plan)
        if (!entered || entered.next + quartersPerDay > candles15m.time.length) continue
        counts.entered++
        const fate = leaveTrade(candles15m, entered.next, candles15m.time.length, plan)
        const isWithinDay = fate.next <= entered.next + quartersPerDay
        day.target.add(plan.withinDay.targetFirst, isWithinDay && fate.reached === 'target', entry.now)
        day.stop.add(plan.withinDay.stopFirst, isWithinDay && fate.reached === 'stop', entry.now)
        if (entered.next + followedQuarters > candles15m.time.length) continue
        if (fate.reached === 'end') {
          counts.open++
          continue
        }
        end.target.add(plan.inTheEnd.targetFirst, fate.reached === 'target', entry.now)
        end.stop.add(plan.inTheEnd.stopFirst, fate.reached === 'stop', entry.now)
        const side = sides[plan.side]
        side.targetSaid.push(plan.inTheEnd.targetFirst)
        side.targetWas.push(fate.reached === 'target' ? 1 : 0)
        side.resultSaid.push(plan.resultRatio)
        side.resultWas.push(resultOf({ side: plan.side, entryUsd: entered.priceUsd }, fate.priceUsd))
        side.days.push((fate.next - entered.next) / quartersPerDay)
      }
  const { open, ...rest } = counts
  return {
    ...rest,
    withinDay: { target: day.target.bands(), stop: day.stop.bands() },
    inTheEnd: { target: end.target.bands(), stop: end.stop.bands(), open },
    up: readSide(sides.up),
    down: readSide(sides.down),
  }
}

const startSide = () => ({
  targetSaid: [] as number[],
  targetWas: [] as number[],
  resultSaid: [] as number[],
  resultWas: [] as number[],
  days: [] as number[],
})

const mean0 = (values: readonly number[]) => (values.length > 0 ? mean(values) : 0)

const readSide = (side: ReturnType<typeof startSide>): SideResult => ({
  n: side.days.length,
  targetFirst: { said: mean0(side.targetSaid), was: mean0(side.targetWas) },
  result: { said: mean0(side.resultSaid), was: mean0(side.resultWas) },
  meanDays: mean0(side.days),
})

interface TradesResult {
  trades: number
  won: number
  /** Of one trade after fees, on the money put in. */
  meanReturn: number
}

export interface RecommendationsResult {
  feeRatio: number
  spot: TradesResult & {
    /** Growth of the money of someone who followed every plan upwards, mean over the coins, and of one who bought once. */
    totalReturn: number
    buyAndHold: number
    /** Share of the time with a coin in hand. */
    exposure: number
  }
  leveraged: TradesResult & { liquidated: number }
  /** Stops of plans upwards reached first within a day: as forecast, and as it came. */
  stopFirst: { forecast: number; happened: number }
}

/** What following every plan would have brought, one position at a time, after fees. */
export function followPlans(diaries: readonly Diary[]): RecommendationsResult {
  const followed = diaries.filter(({ entries }) => entries.length > 0).map(followUp)
  const returns = followed.flatMap(result => result.returns)
  const leveraged = diaries.flatMap(followLeveraged)
  const stops = gradePlans(diaries).withinDay.stop
  const stopCount = stops.reduce((sum, { n }) => sum + n, 0)
  const overStops = (of: 'said' | 'was') =>
    stops.reduce((sum, band) => sum + band.n * band[of], 0) / Math.max(stopCount, 1)
  return {
    feeRatio,
    spot: {
      ...trades(returns),
      totalReturn: mean0(followed.map(({ totalReturn }) => totalReturn)),
      buyAndHold: mean0(followed.map(({ buyAndHold }) => buyAndHold)),
      exposure: mean0(followed.map(({ exposure }) => exposure)),
    },
    leveraged: {
      ...trades(leveraged.map(({ ratio }) => ratio)),
      liquidated: leveraged.filter(({ isLiquidated }) => isLiquidated).length,
    },
    stopFirst: { forecast: overStops('said'), happened: overStops('was') },
  }
}

const trades = (returns: readonly number[]): TradesResult => ({
  trades: returns.length,
  won: mean0(returns.map(ratio => (ratio > 0 ? 1 : 0))),
  meanReturn: mean0(returns),
})

interface Position {
  readonly plan: Plan
  readonly entered: { priceUsd: number; next: number }
  readonly exit: ReturnType<typeof leaveTrade>
}

/** One position after another, each the first that is offered while none is open. */
function* positions({ candles15m, entries }: Diary, plansOf: (entry: Entry) => readonly Plan[]): Generator<Position> {
  const end = entries.at(-1)?.next ?? 0
  let freeFrom = 0
  for (const entry of entries) {
    if (entry.next < freeFrom) continue
    const found = plansOf(entry)
      .flatMap(plan => {
        const entered = enterTrade(candles15m, entry.next, plan)
        return entered && entered.next < end ? { plan, entered } : []
      })
      .sort((a, b) => a.entered.next - b.entered.next)
      .at(0)
    if (!found) continue
    const exit = leaveTrade(candles15m, found.entered.next, end, found.plan)
    yield { ...found, exit }
    freeFrom = exit.next
  }
}

const isPlan = (plan: Entry['plans']['up']): plan is Plan => plan.kind === 'plan'

function followUp(diary: Diary) {
  const [first, last] = [diary.entries[0], diary.entries[diary.entries.length - 1]]
  const returns: number[] = []
  let [money, busy] = [1, 0]
  for (const { plan, entered, exit } of positions(diary, ({ plans }) => [plans.up].filter(isPlan))) {
    const ratio = resultOf({ side: plan.side, entryUsd: entered.priceUsd }, exit.priceUsd)
    returns.push(ratio)
    money *= 1 + ratio
    busy += exit.next - entered.next
  }
  return {
    returns,
    totalReturn: money - 1,
    buyAndHold: resultOf({ side: 'up', entryUsd: first.priceUsd }, last.priceUsd),
    exposure: busy / Math.max(last.next - first.next, 1),
  }
}

function followLeveraged(diary: Diary) {
  const results: { ratio: number; isLiquidated: boolean }[] = []
  const offered = ({ plans }: Entry) => [plans.up, plans.down].filter(isPlan).filter(({ leverage }) => leverage)
  for (const { plan, entered, exit } of positions(diary, offered)) {
    const { times, liquidationUsd } = plan.leverage ?? { times: 1, liquidationUsd: 0 }
    const move = (exit.priceUsd / entered.priceUsd - 1) * (plan.side === 'up' ? 1 : -1)
    const isLiquidated = move <= -Math.abs(liquidationUsd / plan.entryUsd - 1)
    const fees = feeRatio * (1 + exit.priceUsd / entered.priceUsd)
    results.push({ ratio: isLiquidated ? -1 : times * (move - fees), isLiquidated })
  }
  return results
}
