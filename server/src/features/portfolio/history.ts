import type { portfolio, ReplyOf } from '@pusula/contract'
import type { Parts } from '../../parts.ts'
import { limitedTo } from '../../platform/concurrency.ts'
import type { Market } from '../market/index.ts'
import { type DailyCloses, dateOf, dayOf, daysSince, historyOf } from './rules/history.ts'
import { byCoin } from './rules/position.ts'
import { entriesOf } from './store/entries.ts'
import { settingsOf } from './store/settings.ts'

export type CandleSource = Pick<Market, 'candles'>

/** As many daily candles as the market hands out. */
const mostDays = 1000
/** A portfolio of hundreds of coins must not push everybody else's questions to the exchanges aside. */
const coinsAtOnce = 6

/** Tells what a portfolio was worth on every day since its first purchase. */
export function historyTeller({ database, clock }: Parts, { candles }: CandleSource) {
  const { run } = limitedTo(coinsAtOnce)

  async function closesOf(symbol: string, count: number): Promise<[string, DailyCloses][]> {
    const found = await run(() => candles(symbol, '1d', count)).catch(() => undefined)
    if (!found) return []
    const { time, close } = found.value.candles
    return [[symbol, { days: Array.from(time, dayOf), closesUsd: close }]]
  }

  return async (accountId: string): Promise<ReplyOf<typeof portfolio.history>> => {
    const entries = await entriesOf(database, accountId)
    const { costMethod } = await settingsOf(database, accountId)
    const coins = byCoin(entries)
    const days = daysSince(entries, clock.now(), mostDays)
    const closes = new Map((await Promise.all([...coins.keys()].map(symbol => closesOf(symbol, days.length)))).flat())
    const history = await historyOf(coins, closes, days, costMethod)
    return {
      days: history.map(({ day, ...figures }) => ({ date: dateOf(day), ...figures })),
      unpriced: [...coins.keys()].filter(symbol => !closes.has(symbol)),
    }
  }
}
