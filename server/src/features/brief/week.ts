import { isAlive, type WeekAhead, weekAhead } from '@pusula/engine'
import { DAY_MS, HOUR_MS, utcDay } from '@pusula/words'
import { cachedFor } from '../../platform/cached-for.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Platform } from '../../platform.ts'
import type { RunningMarket } from '../market/index.ts'
import { returnSince } from '../portfolio/index.ts'
import type { SealedPlan } from '../record/index.ts'
import { belongingsOf, type DayDataReader, gradeOf, lastMorning } from '../today/index.ts'
import { endedCalls, heldEver } from '../turn/index.ts'

const weekDays = 7
/** Fewest closed days of a listed holding: one that is not known yet may be missing. */
const minDays = 6
/** As many coins as an e-mail lists. */
export const maxCoins = 8
/** Of fewer weeks nobody says how often ranges held, and then no range is said. */
const minWeeks = 13

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
  /** Where it is in seven days, four times in five; null where too little of its past is known. */
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
  /** How often ranges of seven days of these coins held in the past; null where none is said. */
  weeks: { held: number; all: number } | null
  /** What a dollar and a gram of gold did in lira; null where not both are known. */
  lira: Lira | null
  bitcoinRatio: number | null
  portfolioRatio: number | null
  plans: { begun: number; target: number; stop: number; expired: number; open: number; meanRatio: number | null }
  /** Ranges that they gave themselves and that ended within the week, and all that ever did. */
  turn: { given: number; held: number; ever: { graded: number; held: number } }
}

export interface Lira {
  dollarRatio: number
  goldRatio: number
}

/** What a week is told of besides the record. */
export interface WeekPrices {
  ahead(symbol: string): Promise<WeekAhead | undefined>
  lira(day: string): Promise<Lira | null>
}

/** One ounce of gold each. */
const goldCoin = 'PAXG'
const dailyCloses = 800

/** Reads what a week needs of the market, once for all e-mails of the hour. */
export function weekPrices(clock: Clock, market: Pick<RunningMarket, 'candles' | 'rateOn' | 'rates'>): WeekPrices {
  const closesOf = async (symbol: string) => (await market.candles(symbol, '1d', dailyCloses)).value.candles
  return {
    ahead: cachedFor(clock, HOUR_MS, async symbol => {
      const found = await closesOf(symbol).catch(() => undefined)
      return found && weekAhead(found.close)
    }),
    lira: cachedFor(clock, HOUR_MS, async day => {
      const dayMs = Date.parse(day)
      const [then, now, gold] = await Promise.all([
        market.rateOn('TRY', dayMs).catch(() => undefined),
        market.rates().catch(() => undefined),
        closesOf(goldCoin).catch(() => undefined),
      ])
      const nowLira = now?.TRY?.perDollar
      const before = gold ? gold.close[gold.time.indexOf(dayMs)] : undefined
      const ounce = gold?.close.at(-1)
      if (!then || !nowLira || !before || !ounce) return null
      const dollar = nowLira / then.perDollar
      return { dollarRatio: dollar - 1, goldRatio: (ounce / before) * dollar - 1 }
    }),
  }
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
  { dayData, prices }: { dayData: DayDataReader; prices: WeekPrices },
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
  const read = await Promise.all(mornings.map(dayData))
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
  const coins = await Promise.all(
    [...mine.coins].slice(0, maxCoins).map(async symbol => {
      const priceUsd = newest?.ahead.get(symbol)?.priceUsd
      const week = priceUsd === undefined ? undefined : await prices.ahead(symbol)
      const said = week && week.weeks >= minWeeks && priceUsd !== undefined ? { week, priceUsd } : undefined
      return { symbol, ratio: moveOf(symbol), name: newest?.names.get(symbol) ?? symbol, said }
    }),
  )
  const said = coins.flatMap(coin => (coin.said ? [coin.said.week] : []))
  return {
    source,
    from: firstMorning,
    to: new Date(at.getTime() - DAY_MS),
    graded: rows.length,
    held: rows.length - misses.length,
    coinCount: new Set(rows.map(({ symbol }) => symbol)).size,
    misses,
    coins: coins.flatMap(({ said: ahead, ...coin }) =>
      coin.ratio === null && !ahead ? [] : [{ ...coin, ahead: ahead ? aheadOf(ahead.week, ahead.priceUsd) : null }],
    ),
    weeks: said.length
      ? { held: said.reduce((sum, { held }) => sum + held, 0), all: said.reduce((sum, { weeks }) => sum + weeks, 0) }
      : null,
    lira: await prices.lira(utcDay(firstMorning)),
    bitcoinRatio: moveOf('BTC'),
    portfolioRatio: await returnSince(database, accountId, firstMorning, minDays),
    plans: plansOf(mine.plans, firstMorning.getTime()),
    turn: {
      ...{ given: calls.length, held: calls.filter(({ isInside }) => isInside).length },
      ever: await heldEver(database, source, accountId),
    },
  }
}

const aheadOf = ({ halfWidth }: WeekAhead, priceUsd: number) => ({
  lowUsd: priceUsd * Math.exp(-halfWidth),
  highUsd: priceUsd * Math.exp(halfWidth),
})

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
