import { type ReplyOf, today } from '@pusula/contract'
import { MINUTE_MS, ownZone } from '@pusula/words'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useIsStreaming, useLiveTopic } from '../../lib/live/live.ts'
import { isDemo, isGuest } from '../../lib/mode.ts'
import { asProblem } from '../../lib/problem.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import { readStored, writeStored } from '../../stored/stored.ts'

export type Summary = ReplyOf<typeof today.summary>
export type GradedCoin = Summary['coins'][number]
export type DayAhead = NonNullable<Summary['bitcoin']>
export type DayRate = NonNullable<Summary['rate']>

export interface TodaySummary extends Summary {
  /** Kept by this browser on an earlier visit, since the server cannot be reached. */
  isSaved?: boolean
}

/** A morning is worked out once a day; what somebody stars or follows meanwhile is soon in it. */
const freshMs = MINUTE_MS
/** Until the record has issued its first range; and afterwards, where nothing arrives by itself. */
const [soonMs, usualMs] = [30_000, 15 * MINUTE_MS]
/** While the past is being worked out there is something new every few seconds. */
const replayingMs = 5_000
const [hourMs, dayMs] = [60 * MINUTE_MS, 24 * 60 * MINUTE_MS]
/** A range is issued each hour, within some minutes; pages that are open do not all ask for it at once. */
const [issuingMs, spreadMs] = [5 * MINUTE_MS, Math.random() * 5 * MINUTE_MS]

/** When there is something new that no stream tells of: the next range of Bitcoin, or the next morning. */
function nextMs({ bitcoin, nextAt, replay, rate }: TodaySummary, isStreamed: boolean): number {
  if (replay && rate?.kind !== 'live') return replayingMs
  if (!bitcoin) return soonMs
  const nowMs = serverNowMs()
  const untilMorningMs = Date.parse(nextAt) - nowMs
  const untilIssuedMs = Date.parse(bitcoin.endsAt) - dayMs + hourMs + issuingMs + spreadMs - nowMs
  // A market that issues nothing is asked about as if nothing were heard.
  const usual = isStreamed && untilIssuedMs > 0 ? untilIssuedMs : usualMs
  return Math.max(soonMs, Math.min(usual, untilMorningMs))
}

async function ask(signal: AbortSignal): Promise<TodaySummary> {
  try {
    const summary = await call(today.summary, { zone: ownZone() }, signal)
    if (!isDemo()) writeStored('keptToday', { value: summary, atMs: Date.now() })
    return summary
  } catch (error) {
    const stored = asProblem(error).status === 0 && !isDemo() ? readStored('keptToday') : null
    if (!stored) throw error
    return { ...stored.value, isSaved: true }
  }
}

const summaryKey = () => ['today', 'summary', isGuest() ? 'guest' : 'member']

const summaryQuery = (isStreamed: boolean) =>
  queryOptions({
    queryKey: summaryKey(),
    queryFn: ({ signal }) => ask(signal),
    staleTime: freshMs,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data ? nextMs(data, isStreamed) : soonMs),
  })

/** What became of yesterday’s ranges, and what to watch today; a plan that begins or ends meanwhile is told by the stream. */
export function useSummary() {
  const query = useQuery(summaryQuery(useIsStreaming()))
  useLiveTopic('plans', summaryKey(), !isGuest())
  return query
}
