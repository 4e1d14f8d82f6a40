import { gems, type ReplyOf } from '@pusula/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { cachedReply } from '../../lib/cached-reply.ts'
import { call } from '../../lib/call.ts'
import { useLanguage } from '../../lib/language.ts'
import { useInfiniteQuery, useQuery } from '../../lib/use-query.ts'

export type GemList = ReplyOf<typeof gems.list>
export type Gem = GemList['data'][number]
export type GemSummary = ReplyOf<typeof gems.summary>
export type PastGem = ReplyOf<typeof gems.past>['data'][number]

export const freshMs = 2 * 60_000
/** Polling of a new installation, whose first list takes seconds. */
const firstListMs = 5_000

const untilFirst = ({ computedAt }: Pick<GemSummary, 'computedAt'>) => (computedAt === null ? firstListMs : false)

/** The reasons come in the reader's language, with marks for the money in them. */
export function useGemList() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['gems', 'list', language],
    ...cachedReply('keptGems', signal => call(gems.list, { currency: 'marked' }, signal)),
    staleTime: freshMs,
    // What an earlier visit kept may be of the other language.
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data !== undefined && untilFirst(state.data),
  })
}

export const useGemSummary = () =>
  useQuery({
    queryKey: ['gems', 'summary'],
    queryFn: ({ signal }) => call(gems.summary, {}, signal),
    staleTime: freshMs,
    refetchOnMount: true,
    refetchInterval: ({ state }) => state.data !== undefined && untilFirst(state.data),
  })

/** For everyone: the list has to be opened, its record has not. */
export const useGemRecord = () =>
  useQuery({
    queryKey: ['gems', 'record'],
    queryFn: ({ signal }) => call(gems.record, {}, signal),
    staleTime: freshMs,
  })

export const usePastGems = () =>
  useInfiniteQuery({
    queryKey: ['gems', 'past'],
    queryFn: ({ pageParam, signal }) => call(gems.past, pageParam, signal),
    initialPageParam: {} as { beforeId?: number },
    getNextPageParam: ({ nextBeforeId }) => (nextBeforeId === null ? undefined : { beforeId: nextBeforeId }),
    staleTime: freshMs,
    refetchOnMount: true,
  })

/** How many there are, for whoever names the list; unknown until the server has said so. */
export const useGemCount = (): number | undefined => useGemSummary().data?.count
