import { type Currency, type Holding, type PriceIndexChoice, portfolio, type ReplyOf } from '@pusula/contract'
import { type InfiniteData, keepPreviousData, useIsMutating } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { cachedReply } from '../../lib/cached-reply.ts'
import { call } from '../../lib/call.ts'
import { useLiveTopic, usePollMs } from '../../lib/live/live.ts'
import { useStreamedPrices } from '../../lib/live/streamed-prices.ts'
import { useMoney } from '../../lib/money/money.ts'
import { createStore } from '../../lib/store.ts'
import { useInfiniteQuery, useQuery } from '../../lib/use-query.ts'
import { readStored, writeStored } from '../../stored/stored.ts'

/** The portfolio reply; during a pending change with the coins whose numbers will move. */
export type Overview = ReplyOf<typeof portfolio.overview> & { pending?: readonly string[] }

export const portfolioKey = ['portfolio']
export const overviewKey = ['portfolio', 'overview']

/** Where neither prices nor changes arrive by themselves. */
const pollMs = 30_000

/** Prices arrive every second; a whole portfolio is counted anew more seldom. */
const recountMs = 10_000

/**
 * The portfolio at the prices of now. The server counts, so that all its parts add up; a price that arrives is a reason to
 * ask, and so is a change on another device.
 */
export function useOverview(currency: Currency) {
  // An answer from before a change that is on its way would bring back what it has taken from the screen; its end asks anew.
  const isChanging = useIsMutating({ mutationKey: portfolioKey }) > 0
  const askEveryMs = usePollMs(pollMs)
  const query = useQuery({
    queryKey: [...overviewKey, currency],
    ...cachedReply('keptPortfolio', (signal): Promise<Overview> => call(portfolio.overview, { currency }, signal), {
      fits: saved => saved.currency === currency,
    }),
    refetchInterval: !isChanging && askEveryMs,
    // What an earlier visit kept is shown, and never taken for new.
    refetchOnMount: !isChanging && 'always',
    refetchOnReconnect: !isChanging,
    staleTime: pollMs,
  })
  const { data, dataUpdatedAt, refetch } = query
  const { atMs } = useStreamedPrices(heldCoins(data))
  const isOutdated = dataUpdatedAt > 0 && atMs > dataUpdatedAt + recountMs
  useEffect(() => {
    if (isOutdated && !isChanging) void refetch()
  }, [isOutdated, isChanging, refetch])
  useLiveTopic('portfolio', portfolioKey)
  return query
}

/** What is held, at no price: whether there is anything. */
export const useHoldings = () =>
  useQuery({ queryKey: [...portfolioKey, 'list'], queryFn: ({ signal }) => call(portfolio.list, {}, signal) })

const heldCoins = (overview: Overview | undefined): string[] =>
  overview?.holdings.flatMap(({ coinSymbol, totalQuantity }) => (Number(totalQuantity) > 0 ? coinSymbol : [])) ?? []

export type EntryPage = ReplyOf<typeof portfolio.entries>
export type EntryPages = InfiniteData<EntryPage, string | undefined>
export const entriesKey = ['portfolio', 'entries']

/** The entries of a coin, the newest first, a page at a time; those of the coin that was opened last are there without a network. */
export function useEntries(coin: string, currency: Currency) {
  const isChanging = useIsMutating({ mutationKey: portfolioKey }) > 0
  const cached = cachedReply(
    'keptEntries',
    async signal => ({ ...(await call(portfolio.entries, { coin, currency }, signal)), coin, currency }),
    { fits: page => page.coin === coin && page.currency === currency },
  )
  useLiveTopic('portfolio', portfolioKey)
  return useInfiniteQuery({
    queryKey: [...entriesKey, coin, currency],
    queryFn: ({ signal, pageParam: after }): Promise<EntryPage> =>
      after === undefined ? cached.queryFn({ signal }) : call(portfolio.entries, { coin, currency, after }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next ?? undefined,
    initialData: (): EntryPages | undefined => {
      const page = cached.initialData()
      return page && { pages: [page], pageParams: [undefined] }
    },
    initialDataUpdatedAt: cached.initialDataUpdatedAt,
    refetchOnMount: !isChanging && 'always',
    refetchOnReconnect: !isChanging,
  })
}

/** Entries of all coins: of one year, or with a word in coin or note. */
export function useFoundEntries({ search, year }: { search: string; year: number | undefined }, currency: Currency) {
  const wish = { currency, ...(search && { search }), ...(year && { year }) }
  const queryKey = [...portfolioKey, 'found', wish]
  useLiveTopic('portfolio', portfolioKey)
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam: after }): Promise<EntryPage> =>
      call(portfolio.entries, { ...wish, ...(after && { after }) }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next ?? undefined,
    // What was found before stands there while somebody types on.
    placeholderData: before => before,
    refetchOnMount: 'always',
  })
}

const noEntries: EntryPage['entries'] = []

/** What was noted of a coin around a day, newest first: a form asks whether it is there already. */
export function useEntriesOfYear(coin: string | undefined, day: string): EntryPage['entries'] {
  const year = Number(day.slice(0, 4))
  const { data } = useQuery({
    // Not under the pages of the coin: what is changed there before it is counted has another shape.
    queryKey: [...portfolioKey, 'entries of a year', coin, year],
    queryFn: ({ signal }) => call(portfolio.entries, { coin: coin ?? '', year, limit: 200 }, signal),
    enabled: coin !== undefined && year >= 2009,
  })
  return data?.entries ?? noEntries
}

/** What is held, as far as a screen has asked for it: a form opens anywhere and does not wait for it. */
export function useKnownHoldings(): readonly Holding[] {
  const { tender } = useMoney()
  return useOverview(tender.currency).data?.holdings ?? []
}

/** By then an exchange has told more of its past. */
const moreAfterMs = 5_000

/** The days of everything or of one coin, or the hours of the last day; only a purchase moves the past. */
export const useHistory = (currency: Currency, coin?: string, span?: 'day') =>
  useQuery({
    queryKey: ['portfolio', 'history', currency, coin ?? '', span ?? ''],
    queryFn: ({ signal }) =>
      call(portfolio.history, { currency, ...(coin && { coin }), ...(span && { span }) }, signal),
    refetchOnMount: true,
    refetchInterval: ({ state }) => (state.data?.isMoreComing ? moreAfterMs : false),
    // Another range may stand there meanwhile; another money would be written with the wrong sign.
    placeholderData: before => (before?.currency === currency ? before : undefined),
  })

export type RealReturn = ReplyOf<typeof portfolio.realReturn>
export type Returns = NonNullable<RealReturn['returns']>
export type Rival = Returns['rivals'][number]

const chosen = createStore<Readonly<Record<string, PriceIndexChoice>> | null>(readStored('priceIndex'), null)

/** Remembered on this device, for each currency on its own. */
export function chooseIndex(currency: Currency, index: PriceIndexChoice): void {
  const next = { ...chosen.get(), [currency]: index }
  writeStored('priceIndex', next)
  chosen.set(next)
}

/** Prices move all day and months once a month: what is a few minutes old is new enough. */
const freshMs = 5 * 60_000

export function useRealReturn(currency: Currency) {
  const index = useSyncExternalStore(
    chosen.subscribe,
    () => chosen.get()?.[currency],
    () => undefined,
  )
  return useQuery({
    queryKey: [...portfolioKey, 'real-return', currency, index ?? ''],
    queryFn: ({ signal }) => call(portfolio.realReturn, { currency, ...(index && { index }) }, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: true,
    staleTime: freshMs,
  })
}
