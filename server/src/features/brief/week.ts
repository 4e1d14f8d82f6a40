import { isAlive } from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import type { Platform } from '../../platform.ts'
import { returnSince } from '../portfolio/index.ts'
import type { SealedPlan } from '../record/index.ts'
import { belongingsOf, type DayFiguresReader, gradeOf, lastMorning } from '../today/index.ts'
import { endedCalls, heldEver } from '../turn/index.ts'

const weekDays = 7
/** Holdings of which a day is not known yet are told of all the same. */
const minDays = 6

/** A range of a day that did not hold. */
export interface Miss {
  symbol: string
  at: Date
  isAbove: boolean
  beyondRatio: number
}

export interface WeekCoin {
  symbol: string
  name: string
  /** How far it went within the week; null where one of its ends is not known. */
  ratio: number | null
  ahead: { lowUsd: number; highUsd: number } | null
}

/** A member's week: how the ranges of their own coins did, and what became of the rest. Amounts are not in it. */
export interface Week {
  source: 'live' | 'simulated'
  /** The first and the last day, at the hour of its end. */
  from: Date
  to: Date
  graded: number
  held: number
  /** Of so many coins. */
  coinCount: number
  /** The furthest first. */
  misses: Miss[]
  coins: WeekCoin[]
  bitcoinRatio: number | null
  portfolioRatio: number | null
  plans: { begun: number; target: number; stop: number; expired: number; open: number; meanRatio: number | null }
  /** Ranges that they gave themselves and that ended within the week, and all that ever did. */
  turn: { given: number; held: number; ever: { graded: number; held: number } }
}

interface Asked {
  accountId: string
  zone: string
  minute: number
}

/** The days between a morning and the one a week before it. */
export async function weekOf(
  { database, clock, settings }: Pick<Platform, 'database' | 'clock' | 'settings'>,
  source: Week['source'],
  figures: DayFiguresReader,
  { accountId, zone, minute }: Asked,
): Promise<Week> {
  const now = clock.now()
  const { at } = lastMorning(zone, now, minute)
  // The same hour of each day, also where clocks were set meanwhile.
  const mornings = Array.from(
    { length: weekDays + 1 },
    (_, days) => lastMorning(zone, new Date(at.getTime() - days * DAY_MS + 2 * 3_600_000), minute).at,
  )
  const mine = await belongingsOf(database, accountId, now)
  const read = await Promise.all(mornings.map(figures))
  const [newest] = read
  const days = read.map((known, i) => ({
    at: mornings[i] ?? at,
    endOf: new Map(known.graded.map(({ symbol, endUsd }) => [symbol, endUsd])),
    rows: known.graded.filter(({ symbol }) => mine.coins.has(symbol)).map(row => ({ ...row, ...gradeOf(row) })),
  }))
  const week = days.slice(0, weekDays)
  const rows = week.flatMap(day => day.rows.map(row => ({ ...row, at: day.at })))
  const misses = rows
    .filter(({ outcome }) => outcome !== 'inside')
    .map(({ symbol, outcome, beyondRatio, at: day }) => ({
      symbol,
      beyondRatio,
      isAbove: outcome === 'above',
      at: day,
    }))
    .sort((a, b) => b.beyondRatio - a.beyondRatio)
  const moveOf = (symbol: string) => {
    const [last, first] = [days[0]?.endOf.get(symbol), days[weekDays]?.endOf.get(symbol)]
    return last !== undefined && first ? last / first - 1 : null
  }
  const firstMorning = mornings[weekDays] ?? at
  const calls = await endedCalls({ database, settings }, source, accountId, { after: firstMorning, until: at })
  return {
    source,
    from: firstMorning,
    to: new Date(at.getTime() - DAY_MS),
    graded: rows.length,
    held: rows.length - misses.length,
    coinCount: new Set(rows.map(({ symbol }) => symbol)).size,
    misses,
    coins: [...mine.coins].flatMap(symbol => {
      const [ratio, ahead] = [moveOf(symbol), newest?.ahead.get(symbol) ?? null]
      const name = newest?.names.get(symbol) ?? symbol
      return ratio === null && !ahead ? [] : [{ symbol, name, ratio, ahead }]
    }),
    bitcoinRatio: moveOf('BTC'),
    portfolioRatio: await returnSince(database, accountId, firstMorning, minDays),
    plans: plansOf(mine.plans, firstMorning.getTime()),
    turn: {
      ...{ given: calls.length, held: calls.filter(({ isInside }) => isInside).length },
      ever: await heldEver(database, source, accountId),
    },
  }
}

/** Those that began since then, by how they ended. */
function plansOf(plans: readonly SealedPlan[], sinceMs: number): Week['plans'] {
  const begun = plans.filter(plan => 'metAt' in plan && plan.metAt > sinceMs)
  const count = (state: SealedPlan['state']) => begun.filter(plan => plan.state === state).length
  const results = begun.flatMap(plan => ('resultRatio' in plan ? [plan.resultRatio] : []))
  return {
    ...{ begun: begun.length, target: count('target'), stop: count('stop'), expired: count('expired') },
    open: begun.filter(isAlive).length,
    meanRatio: results.length ? results.reduce((sum, ratio) => sum + ratio, 0) / results.length : null,
  }
}
