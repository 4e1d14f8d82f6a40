import { type ReplyOf, type TurnCall, turn } from '@pusula/contract'
import { MINUTE_MS, ownZone } from '@pusula/words'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { isGuest } from '../../lib/mode.ts'
import { ownZoneInTask } from '../../lib/own-zone.ts'
import { useInfiniteQuery, useQuery } from '../../lib/use-query.ts'

export type Call = TurnCall
export type Today = ReplyOf<typeof turn.today>
export type Card = ReplyOf<typeof turn.card>
export type OwnRecord = ReplyOf<typeof turn.record>
export type Table = ReplyOf<typeof turn.table>
export type TableOf = 'all' | 'people' | 'models'
export type Model = ReplyOf<typeof turn.models>[number]

const root = ['turn'] as const
/** Query keys by viewer. */
const own = (...rest: readonly unknown[]) => [...root, isGuest() ? 'guest' : 'member', ...rest]
const cardKey = (symbol: string) => own('card', symbol)
const callKey = (id: number) => own('call', id)

/** So often the price on a card moves, and the moment it is due at with it. */
const cardMs = 15_000
/** A page that is not full is the last one. */
export const fullPage = 50

const todayQuery = () =>
  queryOptions({
    queryKey: own('today'),
    queryFn: async ({ signal }) => call(turn.today, { zone: await ownZoneInTask() }, signal),
    staleTime: MINUTE_MS,
    refetchInterval: 5 * MINUTE_MS,
    refetchOnWindowFocus: true,
  })

export const useTurnToday = (isAsked = true) => useQuery({ ...todayQuery(), enabled: isAsked })

export const useCard = (symbol: string) =>
  useQuery({
    queryKey: cardKey(symbol),
    queryFn: async ({ signal }) => call(turn.card, { symbol, zone: await ownZoneInTask() }, signal),
    staleTime: cardMs,
    refetchInterval: cardMs,
    refetchOnWindowFocus: true,
  })

/** Seals a range. The same one again is the same one: whoever got no answer may try once more. */
export function useSeal(symbol: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ends: { lowUsd: number; highUsd: number }) => call(turn.seal, { symbol, ...ends, zone: ownZone() }),
    onSuccess: sealed => {
      client.setQueryData<Card>(cardKey(symbol), card => card && { ...card, mine: sealed, refusal: 'called' })
      client.setQueryData(callKey(sealed.id), sealed)
      void client.invalidateQueries({ queryKey: root })
    },
    // Somebody may have given it in another tab.
    onError: () => client.invalidateQueries({ queryKey: cardKey(symbol) }),
  })
}

/** Whether a notification comes when a range opens. */
export function useNotify(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isTold: boolean) => call(turn.tell, { id, isTold }),
    onSettled: () => client.invalidateQueries({ queryKey: root }),
  })
}

export const useCall = (id: number) =>
  useQuery({
    queryKey: callKey(id),
    queryFn: ({ signal }) => call(turn.call, { id }, signal),
    // A range that is still sealed opens while it is looked at.
    refetchInterval: ({ state: { data } }) => (data?.state === 'sealed' ? MINUTE_MS : false),
  })

/** Says once that a result was looked at: home has no line about it any more. */
export function useSeen() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(turn.tell, { id, isSeen: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: own('today') }),
  })
}

const pageAfter = (page: readonly Call[]) => {
  const last = page.at(-1)
  return last && page.length >= fullPage ? { before: last.id } : undefined
}

export const useCalls = () =>
  useInfiniteQuery({
    queryKey: own('calls'),
    queryFn: ({ pageParam, signal }) => call(turn.calls, pageParam, signal),
    initialPageParam: {} as { before?: number },
    getNextPageParam: pageAfter,
  })

export const useRecord = () =>
  useQuery({
    queryKey: own('record'),
    queryFn: ({ signal }) => call(turn.record, { zone: ownZone() }, signal),
    staleTime: MINUTE_MS,
    refetchOnMount: 'always',
  })

export const useTable = (of: TableOf) =>
  useQuery({
    queryKey: own('table', of),
    queryFn: ({ signal }) => call(turn.table, { of }, signal),
    staleTime: MINUTE_MS,
    placeholderData: before => before,
  })

export const usePlayer = (name: string) =>
  useInfiniteQuery({
    queryKey: own('player', name),
    queryFn: ({ pageParam, signal }) => call(turn.player, { name, ...pageParam }, signal),
    initialPageParam: {} as { before?: number },
    getNextPageParam: ({ calls }) => pageAfter(calls),
  })

export const useReport = () => useMutation({ mutationFn: (name: string) => call(turn.report, { name }) })

export const useNameState = (name: string, isAsked: boolean) =>
  useQuery({
    queryKey: own('name', name),
    queryFn: ({ signal }) => call(turn.nameState, { name }, signal),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
  })

/** Shows this member in the table under a name, or takes them out of it. */
export function useShowMe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string | null) => (name === null ? call(turn.hideMe, {}) : call(turn.showMe, { name })),
    onSuccess: nickname => client.setQueryData<OwnRecord>(own('record'), record => record && { ...record, nickname }),
    onSettled: () => client.invalidateQueries({ queryKey: root }),
  })
}

export const useModels = () =>
  useQuery({
    queryKey: own('models'),
    queryFn: ({ signal }) => call(turn.models, {}, signal),
    refetchOnMount: 'always',
  })

export function useRegister() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (model: { name: string; about?: string; url?: string }) => call(turn.register, model),
    onSettled: () => client.invalidateQueries({ queryKey: root }),
  })
}

export function useUnregister() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(turn.unregister, { id }),
    onSettled: () => client.invalidateQueries({ queryKey: root }),
  })
}
