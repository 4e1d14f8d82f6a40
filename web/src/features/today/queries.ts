import { type ReplyOf, today } from '@pusula/contract'
import { MINUTE_MS } from '@pusula/words'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useIsStreaming, useLiveTopic } from '../../lib/live/live.ts'
import { isDemo, isGuest } from '../../lib/mode.ts'
import { isOnline } from '../../lib/online.ts'
import { ownZoneInTask } from '../../lib/own-zone.ts'
import { takeReply } from '../../lib/page-replies.ts'
import { asProblem } from '../../lib/problem.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import { useQuery } from '../../lib/use-query.ts'
import { readStored, writeStored } from '../../stored/stored.ts'

export type Summary = ReplyOf<typeof today.summary>
export type GradedCoin = Summary['coins'][number]
export type DayAhead = NonNullable<Summary['bitcoin']>
export type DayRate = NonNullable<Summary['rate']>

export interface TodaySummary extends Summary {
  /** Kept by this browser on an earlier visit, since the server cannot be reached. */
  isSaved?: boolean
  /** Came with the page, whose server knows no zone: of the morning where most readers are, until that of the own zone has come. */
  isOfElsewhere?: boolean
}

/** Istanbul keeps one time all year. Whoever shares it has its morning: asking a phone's browser for the name of its zone takes 90 ms. */
const isHomeTime = () => new Date().getTimezoneOffset() === -180
/** Once the page is at rest. */
const elsewhereMs = 4_000

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
function nextMs({ bitcoin, nextAt, replay, rate, isOfElsewhere }: TodaySummary, isStreamed: boolean): number {
  if (isOfElsewhere) return elsewhereMs
  if (replay && rate?.kind !== 'live') return replayingMs
  if (!bitcoin) return soonMs
  const nowMs = serverNowMs()
  const untilMorningMs = Date.parse(nextAt) - nowMs
  const untilIssuedMs = Date.parse(bitcoin.endsAt) - dayMs + hourMs + issuingMs + spreadMs - nowMs
  // A market that issues nothing is asked about as if nothing were heard.
  const usual = isStreamed && untilIssuedMs > 0 ? untilIssuedMs : usualMs
  // Timers hold 24 days at most; a longer one would run out at once.
  return Math.max(soonMs, Math.min(usual, untilMorningMs, dayMs))
}

async function ask(signal: AbortSignal): Promise<TodaySummary> {
  const brought = takeReply(today.summary.path)
  // Without a network the page itself is one that was saved.
  if (brought) return { ...(brought as Summary), isOfElsewhere: !isHomeTime(), ...(!isOnline() && { isSaved: true }) }
  try {
    const summary = await call(today.summary, { zone: await ownZoneInTask() }, signal)
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

/** What became of yesterday’s ranges, and what to watch today; plans that begin or end meanwhile arrive by the live stream. */
export function useSummary() {
  const query = useQuery(summaryQuery(useIsStreaming()))
  useLiveTopic('plans', summaryKey(), !isGuest())
  return query
}
