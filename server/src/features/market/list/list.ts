import type { ReplyOf, market as routes } from '@pusula/contract'
import { rateCurrencies } from '../exchanges/rates.ts'
import type { Market } from '../market.ts'
import type { RunningMarket } from '../starting/start.ts'
import { columnsOf, type LikelyRange, summaryOf } from './rules.ts'
import { createWeeks } from './weeks.ts'

type List = ReplyOf<typeof routes.list>

/** By symbol, for the coins whose ranges are graded. */
export type LikelyRanges = () => Promise<ReadonlyMap<string, LikelyRange>>

const maxCoins = 1_000
/** As long as a board is fresh: a thousand people ask for one list. */
const freshMs = 10_000
const weekMs = 7 * 86_400_000
/** A rate of a week ago is that of a day: it need not be asked for with every list. */
const ratesEveryMs = 300_000

/** All coins on one list, made at most once in ten seconds. What takes long to gather follows by itself. */
export function createList(
  market: Pick<Market, 'coins' | 'tickers' | 'candlesUntil'> & Pick<RunningMarket, 'rateOn'>,
  likelyRanges: LikelyRanges,
  nowMs: () => number,
) {
  const weeks = createWeeks(market, nowMs)
  const weekAgoPerDollar: List['weekAgoPerDollar'] = { TRY: null, EUR: null }
  let ratesAtMs = Number.NEGATIVE_INFINITY
  let made: { list: Promise<List>; atMs: number } | undefined

  async function followRates(): Promise<void> {
    if (Math.abs(nowMs() - ratesAtMs) < ratesEveryMs) return
    ratesAtMs = nowMs()
    for (const currency of rateCurrencies) {
      const rate = await market.rateOn(currency, nowMs() - weekMs).catch(() => undefined)
      if (rate) weekAgoPerDollar[currency] = rate.perDollar
    }
  }

  async function make(): Promise<List> {
    const [{ value: all, provenance }, ranges] = await Promise.all([market.coins(), likelyRanges()])
    const coins = all.slice(0, maxCoins)
    const symbols = coins.map(({ symbol }) => symbol)
    const tickers = await market.tickers(symbols)
    const listed = coins.flatMap(coin => {
      const ticker = tickers.get(coin.symbol)?.value
      return ticker ? [{ coin, ticker, week: weeks.of(coin.symbol), likely: ranges.get(coin.symbol) }] : []
    })
    void weeks.follow(symbols)
    void followRates()
    const oldest = [...tickers.values()].reduce((ageMs, one) => Math.max(ageMs, one.provenance.ageMs), 0)
    return {
      coins: columnsOf(listed),
      summary: summaryOf(listed),
      weekAgoPerDollar: { ...weekAgoPerDollar },
      isWhole: weeks.isWhole(listed.map(({ coin }) => coin.symbol)),
      atMs: nowMs() - oldest,
      source: provenance.source,
    }
  }

  return (): Promise<List> => {
    if (!made || Math.abs(nowMs() - made.atMs) >= freshMs) {
      const list = make()
      made = { list, atMs: nowMs() }
      list.catch(() => {
        if (made?.list === list) made = undefined
      })
    }
    return made.list
  }
}
