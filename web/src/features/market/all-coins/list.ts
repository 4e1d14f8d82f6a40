import { market, type ReplyOf } from '@pusula/contract'
import { call } from '../../../lib/call.ts'
import { onThisClock } from '../../../lib/server-time.ts'
import { useQuery } from '../../../lib/use-query.ts'
import type { Origin } from '../freshness.ts'
import { nextAskMs } from '../prices/rule.ts'

type List = ReplyOf<typeof market.list>
export type Summary = List['summary']

/** A coin as the table shows it. */
export interface MarketRow {
  symbol: string
  name: string
  rank: number | null
  isPegged: boolean
  priceUsd: number
  dayPercent: number
  weekPercent: number | null
  marketCapUsd: number | null
  volumeUsd: number
  volumeRatio: number | null
  likely: { lowUsd: number; highUsd: number } | null
  line: readonly number[]
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The columns that come over the wire, as rows. */
function rowsOf({ coins: of }: List): MarketRow[] {
  return of.symbol.map((symbol, place) => {
    const [lowUsd, highUsd] = [of.likelyLowUsd[place], of.likelyHighUsd[place]]
    return {
      symbol,
      name: of.name[place] ?? symbol,
      rank: of.rank[place] ?? null,
      isPegged: of.isPegged[place] ?? false,
      priceUsd: of.priceUsd[place] ?? 0,
      dayPercent: of.dayPercent[place] ?? 0,
      weekPercent: of.weekPercent[place] ?? null,
      marketCapUsd: of.marketCapUsd[place] ?? null,
      volumeUsd: of.volumeUsd[place] ?? 0,
      volumeRatio: of.volumeRatio[place] ?? null,
      likely: lowUsd && highUsd ? { lowUsd, highUsd } : null,
      line: Array.from(of.line[place] ?? '', letter => letters.indexOf(letter)),
    }
  })
}

const soonMs = 3_000
const everyMs = 30_000

/** The market as the screen shows it. */
export interface MarketList {
  rows: readonly MarketRow[]
  summary: Summary
  isWhole: boolean
  /** What a dollar was worth a week ago; null where nobody knows. */
  weekAgoPerDollar: List['weekAgoPerDollar']
  origin: Origin
}

/** The whole market, looked at again twice a minute, and sooner while its weeks are still being gathered. */
export const useMarketList = () =>
  useQuery({
    queryKey: ['market', 'list'],
    queryFn: async ({ signal }): Promise<MarketList> => {
      const list = await call(market.list, {}, signal)
      const { summary, isWhole, weekAgoPerDollar, atMs, source } = list
      return {
        rows: rowsOf(list),
        summary,
        isWhole,
        weekAgoPerDollar,
        origin: { atMs: onThisClock(atMs), isStale: false, isSimulated: source === 'simulated' },
      }
    },
    staleTime: everyMs,
    refetchOnMount: true,
    refetchOnReconnect: true,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => nextAskMs(state, Date.now(), state.data?.isWhole === false ? soonMs : everyMs),
  })
