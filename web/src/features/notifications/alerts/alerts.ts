import { type AlertKind, type InputOf, notifications, type PriceAlert } from '@pusula/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { keptAnswer } from '../../../lib/kept-answer.ts'
import { useLiveTopic } from '../../../lib/live/live.ts'
import { useDemoMode, useGuestMode } from '../../../lib/mode.ts'

/** As much of a coin as an alert needs. */
export interface AlertCoin {
  symbol: string
  name: string
}

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

export const alertKinds = ['above', 'below', 'touch', 'move'] as const satisfies readonly AlertKind[]

const queryKey = ['notifications', 'alerts']

export function useAlerts() {
  const query = useQuery({
    queryKey,
    ...keptAnswer('keptAlerts', signal => call(notifications.alerts, {}, signal)),
    // One may have come true meanwhile.
    refetchOnMount: 'always',
  })
  useLiveTopic('alerts', query.refetch)
  return query
}

/** The prices of a coin that are being waited for. Who cannot wait for any is not asked. */
export function useLevelAlerts(symbol: string): readonly PriceAlert[] {
  const isNobody = [useGuestMode(), useDemoMode()].some(Boolean)
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(notifications.alerts, {}, signal),
    enabled: !isNobody,
  })
  if (isNobody) return []
  const isWaiting = ({ firedAt, endedAt }: PriceAlert) => firedAt === null && endedAt === null
  const isOfLevel = ({ kind, currency }: PriceAlert) => kind !== 'move' && currency === 'USD'
  return data?.filter(alert => alert.symbol === symbol && isWaiting(alert) && isOfLevel(alert)) ?? []
}

/** The one that waits for this very level. */
export const useLevelAlert = (symbol: string, priceUsd: number): PriceAlert | undefined =>
  useLevelAlerts(symbol).find(({ target }) => isSamePrice(target, priceUsd))

/** A level is worked out again each minute: what differs by less than can be seen is the same. */
export const isSamePrice = (one: number, other: number): boolean => Math.abs(one / other - 1) < 1e-5

export function useAddAlert() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: InputOf<typeof notifications.addAlert>) => call(notifications.addAlert, wish),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}

export function useRemoveAlert(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(notifications.removeAlert, { id }),
    onSuccess: () => client.setQueryData<PriceAlert[]>(queryKey, alerts => alerts?.filter(alert => alert.id !== id)),
  })
}

/** What was typed, as a wish that can come true; undefined otherwise. */
export function targetOf(kind: AlertKind, typed: string): number | undefined {
  const value = Number(typed)
  if (typed.trim() === '' || !Number.isFinite(value)) return undefined
  const [least, most] = kind === 'move' ? [1, 90] : [Number.MIN_VALUE, 1e12]
  return value >= least && value <= most ? value : undefined
}
