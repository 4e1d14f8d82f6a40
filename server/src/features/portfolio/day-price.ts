import type { InputOf, portfolio, ReplyOf } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { throttle } from '../../platform/throttle.ts'
import type { Platform } from '../../platform.ts'
import type { RunningMarket } from '../market/index.ts'
import { utcDayNumber } from './rules/history.ts'

export type DaySource = Pick<RunningMarket, 'candles' | 'candlesUntil' | 'rateOn' | 'tickers'>

/** Limit of daily candles of the market. */
const maxDays = 1000
/** A form asks at every change of its date; a script would make the server ask the exchanges. */
const tries = { max: 200, windowMs: 10 * 60_000 }

/** Tells what a coin cost at the end of a day; today, what it costs now. */
export function dayPriceReader({ database, clock }: Platform, source: DaySource) {
  const { candles, candlesUntil, rateOn, tickers } = source
  const silent = () => undefined

  async function priceOf(symbol: string, day: number): Promise<{ priceUsd: number | null; isBeforeTrading: boolean }> {
    const isBeforeTrading = false
    if (day >= utcDayNumber(clock.now().getTime())) {
      const [now] = [...((await tickers([symbol]).catch(silent)) ?? []).values()]
      return { priceUsd: now?.value.lastPrice ?? null, isBeforeTrading }
    }
    const found = await candles(symbol, '1d', maxDays).catch(silent)
    const { time = [], close = [] } = found?.value.candles ?? {}
    const days = Array.from(time, utcDayNumber)
    const priceUsd = close[days.indexOf(day)]
    if (priceUsd !== undefined) return { priceUsd, isBeforeTrading }
    const first = days[0]
    if (first === undefined || day > first) return { priceUsd: null, isBeforeTrading }
    // Fewer candles than were asked for are all there are.
    if (days.length < maxDays) return { priceUsd: null, isBeforeTrading: true }
    const older = await candlesUntil(symbol, '1d', 1, (day + 1) * DAY_MS).catch(silent)
    const last = older?.value.at(-1)
    return last && utcDayNumber(last[0]) === day
      ? { priceUsd: last[4], isBeforeTrading }
      : { priceUsd: null, isBeforeTrading: older?.value.length === 0 }
  }

  return async (
    accountId: string,
    { symbol, date, currency }: InputOf<typeof portfolio.priceOn>,
  ): Promise<ReplyOf<typeof portfolio.priceOn>> => {
    await throttle(database, `day price ${accountId}`, tries, clock.now())
    const day = utcDayNumber(Date.parse(date))
    const rate = currency && (await rateOn(currency, day * DAY_MS).catch(silent))
    return { ...(await priceOf(symbol, day)), rate: rate ?? null }
  }
}
