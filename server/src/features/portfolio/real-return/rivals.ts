import type { Currency, RivalName } from '@pusula/contract'
import {
  dailyPrices,
  dayNumber,
  depositLevels,
  firstKnownPrice,
  gramsOfOunce,
  type MonthlySeries,
  monthlyPrices,
  type PriceOn,
  timesPrice,
} from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import type { RunningMarket } from '../../market/index.ts'

export type RivalSource = Pick<RunningMarket, 'rateOn' | 'rates' | 'tickers' | 'candles' | 'dailyCloses'>

interface Months {
  deposit: MonthlySeries
  gold: MonthlySeries
  withholding: readonly (readonly [string, number])[]
}

/** One ounce of gold each. */
const goldCoin = 'PAXG'

/** What one dollar was worth on the days that are asked for, and now on the last of them. */
async function dollarsOn(source: RivalSource, currency: Currency, days: readonly number[], today: number) {
  if (currency === 'USD') return () => 1
  const points: [number, number][] = []
  for (const day of days) {
    const found = await source.rateOn(currency, day * DAY_MS).catch(() => undefined)
    if (found) points.push([day, found.perDollar])
  }
  const now = (await source.rates().catch(() => undefined))?.[currency]?.perDollar
  if (now) points.push([today, now])
  return dailyPrices(points)
}

/** As many daily candles as the market keeps at hand. */
const atHand = 1000

/** Daily closes of a coin in dollars since a day; only an old portfolio asks further back than the market keeps at hand. */
export async function closesSince(source: RivalSource, symbol: string, first: number, today: number) {
  if (today - first >= atHand - 10) return source.dailyCloses(symbol).catch(() => undefined)
  const found = await source.candles(symbol, '1d', atHand).catch(() => undefined)
  if (!found) return undefined
  const { time, close } = found.value.candles
  const firstDay = Math.floor((time[0] ?? 0) / DAY_MS)
  const closesUsd: number[] = []
  time.forEach((openedMs, i) => {
    const day = Math.floor(openedMs / DAY_MS)
    while (firstDay + closesUsd.length < day) closesUsd.push(closesUsd.at(-1) ?? close[i] ?? 0)
    closesUsd.push(close[i] ?? 0)
  })
  return { firstDay, closesUsd }
}

/** Daily closes of a coin in dollars, and its price of now. */
async function coinPrices(source: RivalSource, symbol: string, first: number, today: number): Promise<PriceOn> {
  const [closes, tickers] = await Promise.all([
    closesSince(source, symbol, first, today),
    source.tickers([symbol]).catch(() => undefined),
  ])
  const points = (closes?.closesUsd ?? []).map((close, i): [number, number] => [(closes?.firstDay ?? 0) + i, close])
  const now = tickers?.get(symbol)?.value.lastPrice
  if (now) points.push([today, now])
  return dailyPrices(points)
}

/** What each rival cost in the money that is read; that money itself is no rival. */
export async function rivalPrices(
  source: RivalSource,
  { deposit, gold, withholding }: Months,
  { currency, days, today }: { currency: Currency; days: readonly number[]; today: number },
): Promise<Map<RivalName, PriceOn>> {
  const first = Math.min(today, ...days)
  const [perDollar, lira, euro, bitcoin, ounces] = await Promise.all([
    dollarsOn(source, currency, days, today),
    dollarsOn(source, 'TRY', days, today),
    dollarsOn(source, 'EUR', days, today),
    coinPrices(source, 'BTC', first, today),
    coinPrices(source, goldCoin, first, today),
  ])
  const inDollars = (perUnit: PriceOn): PriceOn => {
    return day => {
      const units = perUnit(day)
      return units === null ? null : 1 / units
    }
  }
  const saved = depositLevels({
    ...deposit,
    withholding: withholding.map(([since, percent]) => [dayNumber(since), percent] as const),
  })
  const depositOn: PriceOn = day => saved(day).level
  const grams = firstKnownPrice(ounces, monthlyPrices(gold))
  const rivals: [RivalName, PriceOn][] = [
    ['gold', timesPrice(grams, perDollar, 1 / gramsOfOunce)],
    ['deposit', currency === 'TRY' ? depositOn : timesPrice(timesPrice(depositOn, inDollars(lira)), perDollar)],
    ['BTC', timesPrice(bitcoin, perDollar)],
    ['EUR', timesPrice(inDollars(euro), perDollar)],
    ['USD', perDollar],
  ]
  return new Map(rivals.filter(([name]) => name !== currency))
}
