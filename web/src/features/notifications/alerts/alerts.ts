import { type InputOf, market, notifications, type PriceAlert } from '@pusula/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useAppInfo } from '../../../lib/app-info.ts'
import { cachedReply } from '../../../lib/cached-reply.ts'
import { call } from '../../../lib/call.ts'
import { useLiveTopic, usePollMs } from '../../../lib/live/live.ts'
import { useStreamedPrices } from '../../../lib/live/streamed-prices.ts'
import { useDemoMode, useGuestMode } from '../../../lib/mode.ts'
import { useQuery } from '../../../lib/use-query.ts'

/** As much of a coin as an alert needs. */
export interface AlertCoin {
  symbol: string
  name: string
}

export const logoOf = (symbol: string): string => `/coins/${encodeURIComponent(symbol.toLowerCase())}.svg`

/** A price somebody may wait for, as the screen it was tapped on knows it. */
export interface AlertLevel {
  /** R1, or whatever it is called there. */
  name: string
  priceUsd: number
  nowUsd: number
  /** Chances of a touch within a day and a week, where they are known. */
  chances?: { day: number; week: number } | undefined
  /** What of an analysis it is; a plan waits for a close. */
  origin?: InputOf<typeof notifications.addAlert>['origin']
}

/** The levels of an analysis that has been opened, and of when they are. */
export interface AlertLevels {
  at: string
  levels: readonly AlertLevel[]
}

export type Wish = InputOf<typeof notifications.addAlert>

const queryKey = ['notifications', 'alerts']
/** How long a removal can be taken back where it was made. */
export const undoMs = 6_000

export function useAlerts() {
  const query = useQuery({
    queryKey,
    ...cachedReply('keptAlerts', signal => call(notifications.alerts, {}, signal)),
    // One may have come true meanwhile.
    refetchOnMount: 'always',
  })
  useLiveTopic('alerts', queryKey)
  return query
}

/** What is being waited for of a coin. Who cannot wait for anything is not asked. */
function useSetAlerts(symbol: string): readonly PriceAlert[] {
  const isNobody = [useGuestMode(), useDemoMode()].some(Boolean)
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(notifications.alerts, {}, signal),
    enabled: !isNobody,
  })
  if (isNobody) return []
  const isWaiting = ({ firedAt, endedAt }: PriceAlert) => firedAt === null && endedAt === null
  return data?.filter(alert => alert.symbol === symbol && isWaiting(alert)) ?? []
}

/** The prices of a coin that are being waited for. */
export const useLevelAlerts = (symbol: string): readonly PriceAlert[] =>
  useSetAlerts(symbol).filter(
    ({ kind, currency }) => ['above', 'below', 'touch', 'close'].includes(kind) && currency === 'USD',
  )

/** The one that waits for the very same, where there is nothing to choose. */
export const useWishAlert = ({ symbol, kind, target }: Wish): PriceAlert | undefined =>
  useSetAlerts(symbol).find(alert => alert.kind === kind && (target === undefined || alert.target === target))

/** The one that waits for this very level. */
export const useLevelAlert = (symbol: string, priceUsd: number): PriceAlert | undefined =>
  useLevelAlerts(symbol).find(({ target }) => isSamePrice(target, priceUsd))

/** A level is worked out again each minute: what differs by less than can be seen is the same. */
export const isSamePrice = (one: number, other: number): boolean => Math.abs(one / other - 1) < 1e-5

/** An answer that was lost may be that of a change that was made: the list tells. The failure is said meanwhile. */
const lookAgain = (client: QueryClient) => void client.invalidateQueries({ queryKey })

export function useAddAlert() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: Wish) => call(notifications.addAlert, wish),
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: () => lookAgain(client),
  })
}

/** Until the server says it again, the list is what it answered. */
const keep = (client: QueryClient, change: (alerts: PriceAlert[]) => PriceAlert[]) =>
  client.setQueryData<PriceAlert[]>(queryKey, alerts => alerts && change(alerts))

export function useRemoveAlert(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(notifications.removeAlert, { id }),
    onSuccess: () => keep(client, alerts => alerts.filter(alert => alert.id !== id)),
    onError: () => lookAgain(client),
  })
}

export function useRestoreAlert(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(notifications.restoreAlert, { id }),
    onSettled: () => lookAgain(client),
  })
}

export function usePauseAlert(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isPaused: boolean) => call(notifications.pauseAlert, { id, isPaused }),
    onSuccess: changed => keep(client, alerts => alerts.map(alert => (alert.id === id ? changed : alert))),
    onError: () => lookAgain(client),
  })
}

export function useClearAlerts() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(notifications.clearAlerts, {}),
    onSuccess: () => keep(client, alerts => alerts.filter(({ firedAt, endedAt }) => !firedAt && !endedAt)),
    onError: () => lookAgain(client),
  })
}

/** What an alert for a coin can be measured by. */
export const useAlertFacts = (symbol: string) =>
  useQuery({
    queryKey: ['notifications', 'facts', symbol],
    queryFn: ({ signal }) => call(notifications.alertFacts, { symbol }, signal),
  })

/** As often as prices are asked for everywhere, where they do not arrive by themselves. */
const askEveryMs = 2 * 60_000

/** Where a price comes from and when it was so. */
export interface Figure {
  atMs: number
  isStale: boolean
  isSimulated: boolean
}

interface NowPrices {
  usdOf(symbol: string): number | undefined
  figures: readonly Figure[]
}

/** What some coins cost now, as it arrives, and where that comes from; what was heard before the last answer is over. */
export function useNow(symbols: readonly string[]): NowPrices {
  const asked = [...new Set(symbols)].sort()
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['notifications', 'prices', asked.join()],
    queryFn: ({ signal }) => call(market.bulkPrices, { symbols: asked }, signal),
    enabled: asked.length > 0,
    refetchOnMount: true,
    staleTime: askEveryMs,
    refetchInterval: usePollMs(askEveryMs),
  })
  const streamed = useStreamedPrices(asked)
  const isSimulated = useAppInfo()?.market === 'simulated'
  const isStreamed = streamed.atMs > dataUpdatedAt
  return {
    usdOf: symbol => {
      const [streamedUsd, answered] = [streamed.prices[symbol]?.price, data?.[symbol]?.price]
      return isStreamed ? (streamedUsd ?? answered) : (answered ?? streamedUsd)
    },
    figures: asked.flatMap(symbol => {
      const answered = data?.[symbol]
      if (isStreamed && streamed.prices[symbol]) return { atMs: streamed.atMs, isStale: false, isSimulated }
      return answered ? { atMs: dataUpdatedAt - answered.ageMs, isStale: answered.isStale, isSimulated } : []
    }),
  }
}
