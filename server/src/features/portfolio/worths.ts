import { DAY_MS } from '@pusula/words'
import Big from 'big.js'
import { limitedTo } from '../../platform/concurrency.ts'
import type { RunningMarket } from '../market/index.ts'
import { decimalOfBig, dollarsOf } from './rules/exact.ts'
import { utcDayNumber } from './rules/history.ts'
import { isRated } from './rules/importing/assets.ts'
import type { KnownWorth } from './rules/importing/pricing.ts'

export type WorthSource = Pick<RunningMarket, 'findCoin' | 'candles' | 'closeAt' | 'rateOn'>

/** Limit of daily candles of the market. */
const maxDays = 1000
/** A file of hundreds of coins must not push everybody else's questions to the exchanges aside. */
const atOnce = 6
/** Coins whose prices one file may ask for; days before the candles, which are asked for one by one. */
const maxCoins = 200
const maxOldDays = 300

/** Finds out what the coins and the money of a file were worth on their days, by the market's daily closes. */
export function openWorths({ findCoin, candles, closeAt, rateOn }: WorthSource) {
  const { run } = limitedTo(atOnce)
  const silent = () => undefined

  async function rate(asset: 'TRY' | 'EUR', day: number): Promise<KnownWorth | undefined> {
    const found = await run(() => rateOn(asset, day * DAY_MS)).catch(silent)
    if (!found) return undefined
    const perDollar = dollarsOf(Big(String(found.perDollar)))
    return { asset, day, rate: { perDollar, source: `${found.venue} ${found.date}` } }
  }

  async function closesOf(asset: string, days: ReadonlySet<number>, isOldAllowed: () => boolean) {
    const closes = new Map<number, number>()
    const coin = await findCoin(asset)
    if (!coin) return closes
    const found = await run(() => candles(coin.symbol, '1d', maxDays)).catch(silent)
    found?.value.candles.time.forEach((openedMs, i) => {
      const close = found.value.candles.close[i]
      if (close && days.has(utcDayNumber(openedMs))) closes.set(utcDayNumber(openedMs), close)
    })
    const missing = [...days].filter(day => !closes.has(day) && isOldAllowed())
    await Promise.all(
      missing.map(async day => {
        const close = await run(() => closeAt(coin.symbol, (day + 1) * DAY_MS)).catch(silent)
        if (close) closes.set(day, close)
      }),
    )
    return closes
  }

  return async (needed: readonly { asset: string; days: readonly number[] }[]): Promise<KnownWorth[]> => {
    const known: KnownWorth[] = []
    let oldDays = 0
    await Promise.all(
      needed.slice(0, maxCoins).map(async ({ asset, days }) => {
        if (isRated(asset)) {
          for (const day of days) {
            const worth = await rate(asset, day)
            if (worth) known.push(worth)
          }
          return
        }
        for (const [day, close] of await closesOf(asset, new Set(days), () => ++oldDays <= maxOldDays))
          known.push({ asset, day, usd: decimalOfBig(Big(String(close))) })
      }),
    )
    return known
  }
}
