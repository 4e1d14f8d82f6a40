import Big from 'big.js'
import { limitedTo } from '../../platform/concurrency.ts'
import type { RunningMarket } from '../market/index.ts'
import { decimalOfBig, dollarsOf } from './rules/exact.ts'
import { dateOf, dayOf } from './rules/history.ts'
import { isRated } from './rules/importing/assets.ts'
import { type Worths, worthsNeeded } from './rules/importing/pricing.ts'
import type { Told } from './rules/importing/reading.ts'

export type WorthSource = Pick<RunningMarket, 'findCoin' | 'candles' | 'closeAt' | 'rateOn'>

/** As many daily candles as the market hands out. */
const mostDays = 1000
const dayMs = 86_400_000
/** A file of hundreds of coins must not push everybody else's questions to the exchanges aside. */
const atOnce = 6
/** Coins whose prices one file may ask for; days before the candles, which are asked for one by one. */
const mostCoins = 200
const mostOldDays = 300

interface DayWorth {
  usd: (quantity: Big) => Big
  said: string
  rate?: { perDollar: string; source: string }
}

/** Finds out what the coins and the money of a file were worth on their days, by the market's daily closes. */
export function openWorths({ findCoin, candles, closeAt, rateOn }: WorthSource) {
  const { run } = limitedTo(atOnce)
  const silent = () => undefined

  async function rate(asset: 'TRY' | 'EUR', day: number): Promise<DayWorth | undefined> {
    const found = await run(() => rateOn(asset, day * dayMs)).catch(silent)
    if (!found) return undefined
    const perDollar = dollarsOf(Big(String(found.perDollar)))
    const said = `1 USD = ${perDollar} ${asset} (${found.venue} ${found.date})`
    return {
      usd: quantity => quantity.div(perDollar),
      said,
      rate: { perDollar, source: `${found.venue} ${found.date}` },
    }
  }

  async function closesOf(asset: string, days: ReadonlySet<number>, isOldAllowed: () => boolean) {
    const closes = new Map<number, number>()
    const coin = await findCoin(asset)
    if (!coin) return closes
    const found = await run(() => candles(coin.symbol, '1d', mostDays)).catch(silent)
    found?.value.candles.time.forEach((openedMs, i) => {
      const close = found.value.candles.close[i]
      if (close && days.has(dayOf(openedMs))) closes.set(dayOf(openedMs), close)
    })
    const missing = [...days].filter(day => !closes.has(day) && isOldAllowed())
    await Promise.all(
      missing.map(async day => {
        const close = await run(() => closeAt(coin.symbol, (day + 1) * dayMs)).catch(silent)
        if (close) closes.set(day, close)
      }),
    )
    return closes
  }

  return async (told: readonly Told[]): Promise<Worths> => {
    const needed = new Map<string, Set<number>>()
    for (const { reading } of told)
      for (const { asset, at } of worthsNeeded(reading)) {
        const days = needed.get(asset) ?? new Set()
        if (needed.size < mostCoins || needed.has(asset)) needed.set(asset, days.add(dayOf(Date.parse(at))))
      }
    const known = new Map<string, DayWorth>()
    let oldDays = 0
    await Promise.all(
      [...needed].map(async ([asset, days]) => {
        if (isRated(asset)) {
          for (const day of days) {
            const worth = await rate(asset, day)
            if (worth) known.set(`${asset} ${day}`, worth)
          }
          return
        }
        for (const [day, close] of await closesOf(asset, days, () => ++oldDays <= mostOldDays)) {
          const price = Big(String(close))
          const said = `1 ${asset} = ${decimalOfBig(price)} USD (${dateOf(day)})`
          known.set(`${asset} ${day}`, { usd: quantity => quantity.times(price), said })
        }
      }),
    )
    const worthOf = (asset: string, at: string) => known.get(`${asset} ${dayOf(Date.parse(at))}`)
    return {
      usdOf: ({ asset, quantity }, at) => worthOf(asset, at)?.usd(quantity),
      rateOf: (currency, at) => worthOf(currency, at)?.rate,
      said: (asset, at) => worthOf(asset, at)?.said,
    }
  }
}
