import type { Currency, PriceIndexChoice, portfolio, RealReturnReply, ReplyOf, RivalName } from '@pusula/contract'
import {
  dateOfDay,
  type Flow,
  netFlows,
  type PriceLevels,
  priceLevels,
  priceSeries,
  type Rival,
  realReturn,
  rivalSeries,
} from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import type { Platform } from '../../../platform.ts'
import { type SeriesBook, seriesBook, withholding } from '../../economy/index.ts'
import { dayMoneyOf } from '../day-money.ts'
import { drawnDollars } from '../rules/exact.ts'
import { type Closes, historyOf, utcDayNumber } from '../rules/history.ts'
import { type DayMoney, dollarsOfDays } from '../rules/money.ts'
import { type AmountsOf, byCoin, type Entry, inDollars } from '../rules/position.ts'
import { entriesOf } from '../store/entries.ts'
import { settingsOf } from '../store/settings.ts'
import { purchaseLots } from './purchases.ts'
import { closesSince, type RivalSource, rivalPrices } from './rivals.ts'
import { chartDays, nextPublished, offeredFor, paidOn, shownPurchases } from './shown.ts'

type Returns = NonNullable<RealReturnReply['returns']>

interface Wish {
  currency?: Currency
  index?: PriceIndexChoice
}

/** A portfolio as it is asked about: entries of coins with a price, counted in one currency, until today. */
interface Asked {
  entries: readonly Entry[]
  method: 'fifo' | 'average'
  currency: Currency
  money: DayMoney
  /** What a dollar is worth now. */
  perDollar: number
  priceUsdOf: (symbol: string) => number
  flows: readonly Flow[]
  worthUsd: number
  today: number
}

const dayOfEntry = ({ tradedAt, day }: Entry) => utcDayNumber(Date.parse(day ?? tradedAt))
const alone = { moneys: {}, rivals: {} }

const flowsIn = (entries: readonly Entry[], amountsOf: AmountsOf, today: number): Flow[] =>
  netFlows(
    entries.map(entry => {
      const amount = drawnDollars(amountsOf(entry).total)
      // What is noted for tomorrow counts today, as it does in the list.
      return { day: Math.min(today, dayOfEntry(entry)), amount: entry.kind === 'buy' ? amount : -amount }
    }),
    today,
  )

const levelsOf = (book: SeriesBook, index: PriceIndexChoice): PriceLevels | null =>
  index === 'none' ? null : priceLevels(book[index])

/** Tells what a portfolio made after prices, in dollars, and beside what the same money could have bought. */
export function realReturnReader({ database, clock }: Platform, source: RivalSource) {
  async function moneyFor(wanted: Currency, entries: readonly Entry[]) {
    const inUsd = { currency: 'USD' as const, money: dollarsOfDays, perDollar: 1 }
    if (wanted === 'USD') return inUsd
    const money = await dayMoneyOf(source, wanted, entries)
    const perDollar = (await source.rates().catch(() => undefined))?.[wanted]?.perDollar
    return money && perDollar ? { currency: wanted, money, perDollar } : inUsd
  }

  async function read(accountId: string, wanted: Currency): Promise<{ asked: Asked; unpriced: string[] }> {
    const { costMethod: method, incomeCost } = await settingsOf(database, accountId)
    const all = await entriesOf(database, accountId, incomeCost)
    const coins = [...byCoin(all).keys()]
    const tickers = await source.tickers(coins).catch(() => undefined)
    const priceUsdOf = (symbol: string) => tickers?.get(symbol)?.value.lastPrice ?? 0
    const entries = all.filter(({ coinSymbol }) => tickers?.has(coinSymbol))
    const counted = await moneyFor(wanted, entries)
    const today = utcDayNumber(clock.now().getTime())
    const flows = flowsIn(entries, counted.money.amountsOf, today)
    const worthUsd = entries.reduce((sum, { kind, quantity, coinSymbol }) => {
      const value = Number(quantity) * priceUsdOf(coinSymbol)
      return kind === 'buy' ? sum + value : sum - value
    }, 0)
    return {
      asked: { entries, method, ...counted, priceUsdOf, flows, worthUsd: Math.max(0, worthUsd), today },
      unpriced: coins.filter(symbol => !tickers?.has(symbol)),
    }
  }

  /** The return of the money paid in until each of some days. */
  async function ownSeries(asked: Asked, days: readonly number[]) {
    const { entries, method, money, currency, worthUsd, perDollar, today } = asked
    const coins = byCoin(entries)
    const closes = new Map<string, Closes>()
    for (const symbol of coins.keys()) {
      const found = await closesSince(source, symbol, days[0] ?? today, today)
      if (!found?.closesUsd.length) continue
      closes.set(symbol, { slots: found.closesUsd.map((_, i) => found.firstDay + i), closesUsd: found.closesUsd })
    }
    const rates = new Map<number, number>()
    for (const day of currency === 'USD' ? [] : days) {
      const found = await source.rateOn(currency === 'EUR' ? 'EUR' : 'TRY', day * DAY_MS).catch(() => undefined)
      if (found) rates.set(day, found.perDollar)
    }
    const perDollarIn = (day: number) => rates.get(day) ?? perDollar
    const history = await historyOf(coins, closes, days, { slotMs: DAY_MS, method, money, perDollarIn })
    const last = history.at(-1)
    if (last) last.value = worthUsd * perDollar
    return history.map(({ value, paidIn, takenOut }) => (paidIn > 0 ? (value + takenOut) / paidIn - 1 : null))
  }

  async function returnsOf(asked: Asked, book: SeriesBook, index: PriceIndexChoice): Promise<Returns | null> {
    const { entries, flows, currency, money, perDollar, worthUsd, today } = asked
    const first = flows[0]
    if (!first) return null
    const days = chartDays(flows, today)
    const prices = await rivalPrices(
      source,
      { deposit: book.deposit, gold: book.gold, withholding },
      { currency, days: [...new Set([...days, ...flows.map(({ day }) => day)])], today },
    )
    const rivals = Object.fromEntries([...prices].map(([name, priceOn]): [string, Rival] => [name, { priceOn }]))
    const levelOn = levelsOf(book, index)
    const now = { day: today, worth: worthUsd * perDollar }
    const result = realReturn({ flows, now, levelOn, moneys: {}, rivals })
    if (!result) return null
    const { nominal, real, moneyWeighted } = result
    const lots = purchaseLots(entries, money.amountsOf, dayOfEntry)
    const priceOf = (symbol: string) => asked.priceUsdOf(symbol) * perDollar
    return {
      since: dateOfDay(first.day),
      ageDays: result.ageDays,
      ...{ nominalRate: nominal.rate, paid: nominal.paid, taken: nominal.taken, gain: nominal.gain, worth: now.worth },
      ...{ realRate: real.rate, realGain: real.gain, realPaid: real.paid, realTaken: real.taken },
      priceRise: real.paid === null ? null : real.paid / nominal.paid - 1,
      rateIfStill: real.rateIfStill,
      ...{ knownUntil: real.knownUntil, isProvisional: real.isProvisional, bridged: real.bridged, why: real.why },
      nextOn: nextPublished(index, real.knownUntil, today),
      dollarRate: currency === 'USD' ? null : dollarRate(asked),
      ...{ moneyWeighted: moneyWeighted.nominal, moneyWeightedReal: moneyWeighted.real },
      rivals: [...prices.keys()].flatMap(name =>
        shownRival(name, result.rivals[name], () => rivalSeries(flows, rivals[name]!, days)),
      ),
      chart: {
        days: days.map(dateOfDay),
        you: await ownSeries(asked, days),
        prices: levelOn ? priceSeries(flows, levelOn, days) : [],
        paidOn: paidOn(flows),
      },
      ...shownPurchases(lots, levelOn, { today, priceOf }),
    }
  }

  return async (accountId: string, wish: Wish): Promise<ReplyOf<typeof portfolio.realReturn>> => {
    const [{ asked, unpriced }, book] = await Promise.all([
      read(accountId, wish.currency ?? 'USD'),
      seriesBook(database),
    ])
    const { currency, flows, today, worthUsd, perDollar } = asked
    const offered = offeredFor(currency)
    const index = offered.find(one => one === wish.index) ?? offered[0] ?? 'none'
    const choices = offered.map(one => {
      const levelOn = levelsOf(book, one)
      const result = realReturn({ flows, now: { day: today, worth: worthUsd * perDollar }, levelOn, ...alone })
      const realPaid = result?.real.paid ?? null
      return {
        index: one,
        realRate: (one === 'none' ? result?.nominal.rate : result?.real.rate) ?? null,
        priceRise: realPaid === null || !result ? null : realPaid / result.nominal.paid - 1,
        knownUntil: levelOn?.(today).until ?? null,
      }
    })
    return { currency, index, choices, returns: await returnsOf(asked, book, index), unpriced }
  }
}

/** In the dollars that the entries count, which may have their owner's rate. */
function dollarRate({ entries, worthUsd, today }: Asked): number | null {
  const now = { day: today, worth: worthUsd }
  return realReturn({ flows: flowsIn(entries, inDollars, today), now, levelOn: null, ...alone })?.nominal.rate ?? null
}

type RivalResult = NonNullable<ReturnType<typeof realReturn<string, string>>>['rivals'][string]

function shownRival(
  name: RivalName,
  result: RivalResult | undefined,
  line: () => (number | null)[],
): Returns['rivals'] {
  if (!result) return []
  const { rate, realRate, ranOutOn } = result
  const day = ranOutOn === null ? null : dateOfDay(ranOutOn)
  return [{ name, rate, realRate, ranOutOn: day, line: rate === null ? [] : line() }]
}
