import { DAY_MS } from '@pusula/words'
import { type Candles, slice } from '../../candles.ts'
import { type GemLevel, gradeGem } from '../../gems/grade.ts'
import { measureGem } from '../../gems/measures.ts'
import { type GemTarget, targetOf } from '../../gems/target.ts'
import { mean, sortedQuantile } from '../statistics.ts'

export interface DailyCoin {
  readonly symbol: string
  readonly days: Candles
}

/** What became of finds. */
export interface FindsResult {
  n: number
  /** Share that touched the target by the first number of days, and by the second. */
  reachedByFirst: number
  reachedByLast: number
  /** Share that did better than the leader over all their days. */
  aheadOfLeader: number
  medianChange: number
}

export interface GemsResult extends FindsResult {
  coins: number
  /** Every coin that was looked at, listed or not: what a list has to be better than. */
  everyCoin: FindsResult
  byLevel: Record<GemLevel, FindsResult>
  byYear: (FindsResult & { year: number })[]
}

interface Find {
  readonly foundMs: number
  readonly dueMs: number
  readonly level: GemLevel
  readonly byFirst: boolean
  readonly byLast: boolean
  readonly change: number
  readonly leaderChange: number
}

/** As many as a search asks for. */
const seenDays = 100
/** Below it a single order moves the price. */
const minVolumeUsd = 500_000
const minGrade = 50
const maxListed = 15

/**
 * Searches for gems at the end of every day as the product does, from daily candles alone, and follows each find until
 * its days are over; a coin whose candles end before has failed. How large a coin is and where it is traded is not in
 * candles, so every coin counts as one of one exchange. A coin is found again once its days are over.
 */
export function gradeGems(coins: readonly DailyCoin[], leaderDays: Candles, fromMs: number, toMs: number): GemsResult {
  const listed: Find[] = []
  const every: Find[] = []
  const openUntil = { listed: new Map<string, number>(), every: new Map<string, number>() }
  const places = coins.map(() => 0)
  leaderDays.time.forEach((openedMs, leaderPlace) => {
    const nowMs = openedMs + DAY_MS
    const candidates = coins.flatMap((coin, i) => {
      const { time } = coin.days
      while (places[i] < time.length && time[places[i]] < openedMs) places[i]++
      return time[places[i]] === openedMs && nowMs >= fromMs && nowMs < toMs
        ? (lookAt(coin, places[i], leaderDays, leaderPlace) ?? [])
        : []
    })
    const best = candidates
      .filter(({ grade }) => grade >= minGrade)
      .sort((a, b) => b.grade - a.grade || (a.symbol < b.symbol ? -1 : 1))
      .slice(0, maxListed)
    keep(best, listed, openUntil.listed, nowMs)
    keep(candidates, every, openUntil.every, nowMs)
  })
  const ofLevel = (level: GemLevel) => readFinds(listed.filter(find => find.level === level))
  const years = [...new Set(listed.map(yearOf))].sort((a, b) => a - b)
  return {
    coins: coins.length,
    ...readFinds(listed),
    everyCoin: readFinds(every),
    byLevel: { High: ofLevel('High'), Medium: ofLevel('Medium'), Low: ofLevel('Low'), Unknown: ofLevel('Unknown') },
    byYear: years.map(year => ({ year, ...readFinds(listed.filter(find => yearOf(find) === year)) })),
  }
}

const yearOf = ({ foundMs }: Find) => new Date(foundMs).getUTCFullYear()

interface Candidate {
  readonly symbol: string
  readonly grade: number
  readonly follow: () => Find | undefined
}

function keep(candidates: readonly Candidate[], finds: Find[], openUntil: Map<string, number>, nowMs: number): void {
  for (const { symbol, follow } of candidates) {
    if ((openUntil.get(symbol) ?? 0) > nowMs) continue
    const find = follow()
    if (!find) continue
    finds.push(find)
    openUntil.set(symbol, find.dueMs)
  }
}

/** A coin at the close of a day; undefined where too little is known or traded. */
function lookAt(
  { symbol, days }: DailyCoin,
  place: number,
  leader: Candles,
  leaderPlace: number,
): Candidate | undefined {
  const dayVolumeUsd = days.volume[place] * days.close[place]
  if (dayVolumeUsd < minVolumeUsd) return undefined
  const seen = slice(days, Math.max(0, place + 1 - seenDays), place + 1)
  const leaderDays = slice(leader, Math.max(0, leaderPlace + 1 - seenDays), leaderPlace + 1)
  const priceUsd = days.close[place]
  const measures = measureGem({ priceUsd, days: seen, leaderDays, dayVolumeUsd, exchangeCount: 1 })
  if (!measures) return undefined
  const { grade, level } = gradeGem(measures)
  const target = targetOf(priceUsd, seen, measures)
  return { symbol, grade, follow: () => followFind(days, place, leader, leaderPlace, target, level) }
}

/** Undefined while its days are not over where the leader's candles end. */
function followFind(
  { time, high, close }: Candles,
  place: number,
  leader: Candles,
  leaderPlace: number,
  { targetUsd, fromDays, toDays }: GemTarget,
  level: GemLevel,
): Find | undefined {
  const dueMs = time[place] + toDays * DAY_MS
  const leaderEnd = leader.time.findIndex((openedMs, i) => i > leaderPlace && openedMs >= dueMs)
  if (leaderEnd < 0) return undefined
  let [byFirst, byLast, last] = [false, false, place]
  for (let i = place + 1; i < time.length && time[i] <= dueMs; i++) {
    last = i
    if (high[i] < targetUsd) continue
    byLast = true
    if (time[i] <= time[place] + fromDays * DAY_MS) byFirst = true
  }
  return {
    foundMs: time[place] + DAY_MS,
    dueMs: dueMs + DAY_MS,
    level,
    byFirst,
    byLast,
    change: close[last] / close[place] - 1,
    leaderChange: leader.close[leaderEnd] / leader.close[leaderPlace] - 1,
  }
}

function readFinds(finds: readonly Find[]): FindsResult {
  const share = (holds: (find: Find) => boolean) =>
    finds.length > 0 ? mean(finds.map(find => (holds(find) ? 1 : 0))) : 0
  const changes = finds.map(({ change }) => change).sort((a, b) => a - b)
  return {
    n: finds.length,
    reachedByFirst: share(({ byFirst }) => byFirst),
    reachedByLast: share(({ byLast }) => byLast),
    aheadOfLeader: share(({ change, leaderChange }) => change > leaderChange),
    medianChange: changes.length > 0 ? sortedQuantile(changes, 0.5) : 0,
  }
}
