import type { ReplyOf, today } from '@pusula/contract'
import { endsOfDay, isAlive } from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import type { Db } from '../../platform/db/db.ts'
import type { Platform } from '../../platform.ts'
import { planReply } from '../analysis/index.ts'
import { favoritesOf } from '../favorites/index.ts'
import { followedPlans } from '../follows/index.ts'
import type { Market } from '../market/index.ts'
import { heldCoins, rangeOfDay } from '../portfolio/index.ts'
import type { SealedPlan } from '../record/index.ts'
import { type DayData, type DayDataReader, leader } from './day-data.ts'
import { expectedHeld, gradeOf, lastMorning, likelyFrom, wideFrom } from './rules.ts'

export type Summary = ReplyOf<typeof today.summary>
type Graded = Summary['coins'][number]

/** List limit: beyond it, only those that left their range are listed, and the counts. */
const maxListed = 50
const maxShown = 3

interface Asked {
  /** Null is nobody in particular. */
  accountId: string | null
  zone: string
  /** The minute of the day at which it is told; home tells at half past eight. */
  minute?: number
}

/** What became of yesterday’s ranges of somebody’s coins, and what to watch today. */
export async function summarise(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  source: Market['source'],
  dayData: DayDataReader,
  { accountId, zone, minute }: Asked,
): Promise<Summary> {
  const now = clock.now()
  const { at, nextAt } = lastMorning(zone, now, minute)
  const known = await dayData(at)
  const mine = accountId ? await belongingsOf(database, accountId, now) : nothing
  const own = known.graded.filter(({ symbol }) => mine.coins.has(symbol))
  const whose: Summary['whose'] = mine.coins.size ? 'own' : 'large'
  const chosen = whose === 'own' ? own : known.graded.filter(({ symbol }) => known.large.includes(symbol))
  const all = chosen.map(row => ({ ...gradedReply(row, known) }))
  const left = all.filter(({ outcome }) => outcome !== 'inside').sort((a, b) => b.beyondRatio - a.beyondRatio)
  const inside = all.filter(({ outcome }) => outcome === 'inside')
  const plans = changedPlans(mine.plans, at)
  const watch = watched(mine, known, nextAt)
  return {
    source,
    ...{ at: at.toISOString(), nextAt: nextAt.toISOString(), whose },
    coins: [...left, ...inside].slice(0, maxListed),
    ...{ graded: all.length, held: inside.length, expected: expectedHeld(all.length) },
    recorded: known.graded.map(row => gradeOf(row).outcome),
    bitcoin: bitcoinOf(known),
    ...{ rate: known.rate, replay: known.replay, earlyResults: known.earlyResults },
    ...firstResults(known),
    plans: plans.slice(0, maxShown).map(plan => namedPlan(plan, known)),
    plansStarted: plans.filter(isAlive).length,
    plansEnded: plans.filter(plan => !isAlive(plan)).length,
    watch: watch.slice(0, maxShown),
    portfolio: mine.portfolio,
    isQuiet: all.length > 0 && left.length === 0 && !plans.length && !watch.length,
  }
}

export interface Belongings {
  coins: ReadonlySet<string>
  plans: readonly SealedPlan[]
  portfolio: Summary['portfolio']
}

const nothing: Belongings = { coins: new Set(), plans: [], portfolio: null }

/** What a member follows and holds: their own lists, and no word of it to anybody else. */
export async function belongingsOf(db: Db, accountId: string, now: Date): Promise<Belongings> {
  const [favorites, held, plans, range] = await Promise.all([
    favoritesOf(db, accountId),
    heldCoins(db, accountId),
    followedPlans(db, accountId),
    rangeOfDay(db, accountId, now),
  ])
  return {
    coins: new Set([...favorites.map(({ coinSymbol }) => coinSymbol), ...held]),
    plans,
    portfolio: range && { ...range, endsAt: range.endsAt.toISOString() },
  }
}

const nameOf = (symbol: string, { names }: DayData) => names.get(symbol) ?? symbol

function gradedReply(row: DayData['graded'][number], known: DayData): Graded {
  const { id, symbol, lowUsd, highUsd, endUsd, dueAt } = row
  return {
    ...{ id, symbol, name: nameOf(symbol, known), lowUsd, highUsd, endUsd },
    ...{ dueAt: dueAt.toISOString(), ...gradeOf(row) },
  }
}

function bitcoinOf(known: DayData): Summary['bitcoin'] {
  const found = known.ahead.get(leader)
  if (!found) return null
  const { symbol, priceUsd, lowUsd, highUsd, halfWidth, dueAt } = found
  const endsUsd = endsOfDay(priceUsd, halfWidth).map(usd => Number(usd.toPrecision(7)))
  return {
    ...{ symbol, name: nameOf(symbol, known), priceUsd: known.leaderUsd ?? priceUsd, lowUsd, highUsd },
    ...{ endsAt: dueAt.toISOString(), endsUsd },
  }
}

/** When results come, while there is none of a day. */
function firstResults({ firstDue }: DayData): Pick<Summary, 'firstResultAt' | 'nextResults'> {
  const day = firstDue.find(({ horizon }) => horizon === '1day')
  const nextResults = firstDue.flatMap(({ horizon, at }) =>
    horizon === '1day' ? [] : [{ horizon, at: at.toISOString() }],
  )
  return { firstResultAt: day?.at.toISOString() ?? null, nextResults }
}

const namedPlan = (plan: SealedPlan, known: DayData) => ({
  name: nameOf(plan.symbol, known),
  plan: planReply(plan, plan.symbol),
})

const changedAt = (plan: SealedPlan): number =>
  'endedAt' in plan ? plan.endedAt : 'metAt' in plan ? plan.metAt : plan.issuedAt

/** Those that began or ended since the morning before the last. */
function changedPlans(plans: readonly SealedPlan[], at: Date): SealedPlan[] {
  const sinceMs = at.getTime() - DAY_MS
  return plans
    .filter(plan => plan.state !== 'waiting' && changedAt(plan) > sinceMs)
    .sort((a, b) => changedAt(b) - changedAt(a))
}

/** Plans that end before the next morning, those that may well begin, and coins that move more than usual. */
function watched({ coins, plans }: Belongings, known: DayData, nextAt: Date): Summary['watch'] {
  const alive = plans.filter(isAlive)
  const endsBefore = (plan: SealedPlan) => (plan.state === 'met' ? plan.limitAt : plan.validUntil) <= nextAt.getTime()
  const ending = alive.filter(endsBefore).map(plan => ({ kind: 'ending' as const, ...namedPlan(plan, known) }))
  const likely = alive
    .filter(plan => plan.state === 'waiting' && plan.chances.met >= likelyFrom && !endsBefore(plan))
    .map(plan => ({ kind: 'plan' as const, ...namedPlan(plan, known) }))
  const wide = [...coins].flatMap(symbol => {
    const [ahead, usual] = [known.ahead.get(symbol), known.usualWidths.get(symbol)]
    if (!ahead || !usual || ahead.halfWidth < wideFrom * usual) return []
    const ratios = { halfRatio: Math.expm1(ahead.halfWidth), usualRatio: Math.expm1(usual) }
    return [{ kind: 'wide' as const, symbol, name: nameOf(symbol, known), ...ratios }]
  })
  return [...likely, ...wide, ...ending]
}
