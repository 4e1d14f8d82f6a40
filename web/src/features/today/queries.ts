import { type ReplyOf, today } from '@pusula/contract'
import { ownZone } from '@pusula/words'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { isDemo, isGuest } from '../../lib/mode.ts'
import { asProblem } from '../../lib/problem.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import { readStored, writeStored } from '../../stored/stored.ts'

export type Summary = ReplyOf<typeof today.summary>
export type GradedCoin = Summary['coins'][number]
export type DayAhead = NonNullable<Summary['bitcoin']>
export type DayRate = NonNullable<Summary['rate']>

export interface Told extends Summary {
  /** Kept by this browser on an earlier visit, since the server cannot be reached. */
  isKept?: boolean
}

const minuteMs = 60_000
/** A morning is worked out once a day; what somebody stars or follows meanwhile is soon in it. */
const freshMs = minuteMs
/** Until the record has issued its first range, and afterwards. */
const [soonMs, usualMs] = [30_000, 15 * minuteMs]

async function ask(signal: AbortSignal): Promise<Told> {
  try {
    const summary = await call(today.summary, { zone: ownZone() }, signal)
    if (!isDemo()) writeStored('keptToday', { value: summary, atMs: Date.now() })
    return summary
  } catch (error) {
    const kept = asProblem(error).status === 0 && !isDemo() ? readStored('keptToday') : null
    if (!kept) throw error
    return { ...kept.value, isKept: true }
  }
}

const summaryQuery = () =>
  queryOptions({
    queryKey: ['today', 'summary', isGuest() ? 'guest' : 'member'],
    queryFn: ({ signal }) => ask(signal),
    staleTime: freshMs,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => {
      if (!data?.bitcoin) return soonMs
      const untilNextMs = Date.parse(data.nextAt) - serverNowMs()
      return Math.min(usualMs, Math.max(soonMs, untilNextMs))
    },
  })

/** What became of yesterday’s ranges, and what to watch today. */
export const useSummary = () => useQuery(summaryQuery())
