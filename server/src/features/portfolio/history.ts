import { setTimeout as pause } from 'node:timers/promises'
import type { Currency, InputOf, portfolio, ReplyOf } from '@pusula/contract'
import { limitedTo } from '../../platform/concurrency.ts'
import type { Platform } from '../../platform.ts'
import { type RunningMarket, symbolOf } from '../market/index.ts'
import { dayMoneyOf, type RateSource, ratesOn } from './day-money.ts'
import { drawnDollars } from './rules/exact.ts'
import { type Closes, dateOf, daysSince, historyOf, utcDayNumber } from './rules/history.ts'
import { type DayMoney, dollarsOfDays } from './rules/money.ts'
import { byCoin, type Entry } from './rules/position.ts'
import { moneyWeighted, timeWeighted } from './rules/returns.ts'
import { entriesOf, entriesOfCoins } from './store/entries.ts'
import { settingsOf } from './store/settings.ts'

export type CandleSource = Pick<RunningMarket, 'candles' | 'dailyCloses'> & RateSource

const hoursOfDay = 25
const [hourMs, dayMs] = [3_600_000, 86_400_000]
/** A portfolio of hundreds of coins must not push everybody else's questions to the exchanges aside. */
const coinsAtOnce = 6
/** Trades of one day that are named. */
const maxNamed = 5
/** Days of a history: ten years, the newest. */
const maxDays = 3_653
/** As many daily candles as the market keeps at hand. */
const atHand = 1_000
/** Coins whose older closes one portfolio may ask for: each takes an exchange some thirty questions, once. */
const maxOlder = 60
const olderAtOnce = 3
/** Wait for the closes before those. They are there at once but for the first look of a day, and that one is told to look again. */
const olderForMs = 400

type Wish = InputOf<typeof portfolio.history>

/** Tells what a portfolio was worth on every day since its first purchase, or in every hour of the last day. */
export function historyReader({ database, clock }: Platform, source: CandleSource) {
  const { run } = limitedTo(coinsAtOnce)
  const { run: runOlder } = limitedTo(olderAtOnce)

  async function closesOf(symbol: string, span: '1h' | '1d', count: number): Promise<Closes | undefined> {
    const found = await run(() => source.candles(symbol, span, count)).catch(() => undefined)
    if (!found) return undefined
    const { time, close } = found.value.candles
    const slotMs = span === '1h' ? hourMs : dayMs
    return { slots: Array.from(time, at => Math.floor(at / slotMs)), closesUsd: close }
  }

  /** With the closes before those at hand; undefined where nobody tells them, and late where they do not come in time. */
  async function withOlder(symbol: string, recent: Closes): Promise<Closes | 'late' | undefined> {
    const ended = new AbortController()
    const late = pause(olderForMs, 'late' as const, { signal: ended.signal }).catch(() => undefined)
    const asked = runOlder(() => source.dailyCloses(symbol)).catch(() => undefined)
    const older = await Promise.race([asked, late]).finally(() => ended.abort())
    if (!older || older === 'late') return older
    const count = Math.max(0, (recent.slots[0] ?? 0) - older.firstDay)
    const closesUsd = older.closesUsd.slice(0, count)
    return {
      slots: [...closesUsd.map((_, i) => older.firstDay + i), ...recent.slots],
      closesUsd: [...closesUsd, ...Array.from(recent.closesUsd)],
    }
  }

  /** The daily closes of these coins since a day, and whether they reach back to it: all of them, or those at hand alone. */
  async function dailyClosesOf(coins: ReadonlyMap<string, readonly Entry[]>, slots: readonly number[]) {
    const recent = new Map<string, Closes>()
    const older = new Map<string, Closes>()
    const newest = slots.at(-1) ?? 0
    let asked = 0
    let isMoreComing = false
    const reached = await Promise.all(
      [...coins].map(async ([symbol, entries]) => {
        const found = await closesOf(symbol, '1d', Math.min(slots.length, atHand))
        if (!found) return true
        recent.set(symbol, found)
        const [first = newest] = found.slots
        // Fewer candles than were asked for are all there are.
        if (found.slots.length < atHand || firstDayOf(entries) >= first) return true
        if (++asked > maxOlder) return false
        const whole = await withOlder(symbol, found)
        if (whole === 'late') isMoreComing = true
        else if (whole) older.set(symbol, whole)
        return older.has(symbol)
      }),
    )
    const isWhole = reached.every(Boolean)
    return { closes: isWhole ? new Map([...recent, ...older]) : recent, isWhole, isMoreComing }
  }

  async function hourlyClosesOf(coins: ReadonlyMap<string, unknown>, count: number) {
    const found = await Promise.all(
      [...coins.keys()].map(async symbol => {
        const closes = await closesOf(symbol, '1h', count)
        return closes ? [[symbol, closes] as const] : []
      }),
    )
    return { closes: new Map(found.flat()), isWhole: true, isMoreComing: false }
  }

  /** The currency on all days that are drawn, and on those of the entries; dollars where one of them has no rate. */
  async function moneyFor(currency: Currency, entries: readonly Entry[], days: readonly number[]) {
    const inUsd = { currency: 'USD' as const, money: dollarsOfDays, rates: new Map<number, number>() }
    if (currency === 'USD') return inUsd
    const money = await dayMoneyOf(source, currency, entries)
    const rates = await ratesOn(source, currency, days)
    return money && rates ? { currency, money, rates } : inUsd
  }

  return async (accountId: string, wish: Wish): Promise<ReplyOf<typeof portfolio.history>> => {
    const { costMethod, incomeCost } = await settingsOf(database, accountId)
    const entries = wish.coin
      ? await entriesOfCoins(database, accountId, [symbolOf(wish.coin)], incomeCost)
      : await entriesOf(database, accountId, incomeCost)
    const coins = byCoin(entries)
    const now = clock.now()
    const isDay = wish.span === 'day'
    const slotMs = isDay ? hourMs : dayMs
    const thisHour = Math.floor(now.getTime() / hourMs)
    const hours = Array.from({ length: hoursOfDay }, (_, i) => thisHour - hoursOfDay + 1 + i)
    const wanted = isDay && entries.length ? hours : daysSince(entries, now, maxDays)
    const dayOfSlot = (slot: number) => utcDayNumber(slot * slotMs)
    const known = isDay ? await hourlyClosesOf(coins, hours.length) : await dailyClosesOf(coins, wanted)
    const { closes, isMoreComing } = known
    const slots = known.isWhole ? wanted : wanted.slice(-atHand)
    const { currency, money, rates } = await moneyFor(wish.currency ?? 'USD', entries, slots.map(dayOfSlot))
    const perDollarIn = (slot: number) => rates.get(dayOfSlot(slot)) ?? 1
    const history = await historyOf(coins, closes, slots, { slotMs, method: costMethod, money, perDollarIn })
    const priced = entries.filter(({ coinSymbol }) => closes.has(coinSymbol))
    // Where its beginning is not drawn, all that ever went in would count as paid in the first slot.
    const isWhole = !isDay && daysSince(priced, now, slots.length + 1).length <= slots.length
    return {
      currency,
      points: history.map(({ slot, ...figures }) => ({ at: new Date(slot * slotMs).toISOString(), ...figures })),
      isMoreComing,
      flows: flowsOf(priced, money),
      timeWeighted: isWhole ? timeWeighted(history) : null,
      moneyWeighted: isWhole ? moneyWeighted(history) : null,
      unpriced: [...coins.keys()].filter(symbol => !closes.has(symbol)),
    }
  }
}

const firstDayOf = (entries: readonly Entry[]) =>
  entries.reduce((first, { tradedAt }) => Math.min(first, utcDayNumber(Date.parse(tradedAt))), Number.POSITIVE_INFINITY)

/** What went in and out, day by day. */
function flowsOf(entries: readonly Entry[], { amountsOf }: DayMoney): ReplyOf<typeof portfolio.history>['flows'] {
  const flows = new Map<number, ReplyOf<typeof portfolio.history>['flows'][number]>()
  for (const entry of entries) {
    const day = utcDayNumber(Date.parse(entry.tradedAt))
    const flow = flows.get(day) ?? { date: dateOf(day), paidIn: 0, takenOut: 0, trades: [], tradeCount: 0 }
    const amount = drawnDollars(amountsOf(entry).total)
    if (entry.kind === 'buy') flow.paidIn += amount
    else flow.takenOut += amount
    const { kind, coinSymbol, quantity } = entry
    if (flow.trades.length < maxNamed) flow.trades.push({ kind, coinSymbol, quantity })
    flow.tradeCount++
    flows.set(day, flow)
  }
  return [...flows].sort(([one], [other]) => one - other).map(([, flow]) => flow)
}
