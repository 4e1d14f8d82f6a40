import { favorites, type ReplyOf } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/language.ts'
import { isDemo } from '../../lib/mode.ts'
import { createOutbox, sendInOrder, useResending } from '../../lib/outbox.ts'
import { asProblem, namedOr, type ProblemError } from '../../lib/problem.ts'
import { useStore } from '../../lib/store.ts'
import type { Star, StoredStars } from '../../stored/shapes.ts'
import { forgetStored, readStored, writeStored } from '../../stored/stored.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { Viewer } from '../accounts/index.ts'
import { favoritesText } from './messages.ts'

export type Favorite = ReplyOf<typeof favorites.list>[number]

function withStar(list: readonly Favorite[], { symbol, name, isOn, tappedAt }: Star): readonly Favorite[] {
  if (!isOn) return list.filter(({ coinSymbol }) => coinSymbol !== symbol)
  if (list.some(({ coinSymbol }) => coinSymbol === symbol)) return list
  return [{ id: symbol, userId: '', coinSymbol: symbol, coinName: name, createdAt: tappedAt }, ...list]
}

/** Optimistic list: as it will be once the queued taps are sent. */
export const withStars = (list: readonly Favorite[], stars: readonly Star[]): readonly Favorite[] =>
  stars.reduce(withStar, list)

/** The last tap on a coin decides; what was wished before it is not worth sending. */
export const queued = (stars: readonly Star[], star: Star): Star[] => [
  ...stars.filter(({ symbol }) => symbol !== star.symbol),
  star,
]

const isSame = (some: Star, other: Star) =>
  some.symbol === other.symbol && some.isOn === other.isOn && some.tappedAt === other.tappedAt

/** What still waits once this tap was answered; a later one on the same coin stays. */
export const without = (stars: readonly Star[], star: Star): Star[] => stars.filter(other => !isSame(other, star))

/** The stars of a member and the taps on them that the server does not know yet. */
const outbox = createOutbox<StoredStars>({
  read: () => readStored('favorites'),
  write: value => writeStored('favorites', value),
  empty: accountId => ({ accountId, list: null, waiting: [] }),
})
const { change } = outbox
export const { store: starOutbox, follow: followTabs, of: outboxOf } = outbox

/** Once a member is here, nothing of another's stays. */
export function forgetOthers(accountId: string): void {
  if (isDemo() || (starOutbox.get()?.accountId ?? accountId) === accountId) return
  forgetStored('favorites')
  starOutbox.set(null)
}

export const saveList = (accountId: string, list: readonly Favorite[]) => change(accountId, () => ({ list }))

export const saveStar = (accountId: string, star: Star) =>
  change(accountId, ({ waiting }) => ({ waiting: queued(waiting, star) }))

/** In the name of the one who tapped, whoever is here by now. */
const starSender =
  (accountId: string) =>
  ({ symbol, name, isOn }: Star): Promise<unknown> =>
    isOn
      ? call(favorites.add, { coinSymbol: symbol, coinName: name }, undefined, accountId)
      : call(favorites.remove, { symbol }, undefined, accountId)

/**
 * Sends what waits. A repeated tap changes nothing on the server, so one whose answer was lost is simply sent again. What is
 * refused is dropped and told.
 */
export async function sendWaiting(
  accountId: string,
  onRefused: (star: Star, problem: ProblemError) => void,
  send: (star: Star) => Promise<unknown> = starSender(accountId),
): Promise<void> {
  const acknowledge = (star: Star, isDone = true) =>
    change(accountId, ({ list, waiting }) => ({
      waiting: without(waiting, star),
      list: list && isDone ? withStars(list, [star]) : list,
    }))
  const late = await sendInOrder<Star>({
    next: () => outboxOf(accountId).waiting[0],
    send,
    // The server has answered: the tap is part of the list, or it never was.
    onSent: acknowledge,
    // Nobody answered; or the session has ended since the tap, or is another's, and it waits for the next sign-in.
    isRetriable: ({ isLate }, { status, code }) =>
      status === 0 || (status === 401 && isLate) || code === 'accounts.otherPerson',
    onRefused: (star, problem) => {
      acknowledge(star, problem.code === 'favorites.alreadyPresent')
      onRefused(star, problem)
    },
  })
  if (!late) return
  change(accountId, ({ waiting }) => ({ waiting: waiting.map(star => ({ ...star, isLate: true })) }))
  throw late
}

const mutationKey = ['favorites']

interface Errand {
  accountId: string
  /** The change was made by a tap just now, so a toast says when it is queued. */
  isTap: boolean
}

/** Stars are on the screen at once; this brings them to the server, one errand after the other. */
export function useSending() {
  const t = useText(favoritesText)
  const client = useQueryClient()
  return useMutation({
    mutationKey,
    scope: { id: 'favorites' },
    mutationFn: async ({ accountId }: Errand) => {
      await client.cancelQueries({ queryKey: mutationKey })
      await sendWaiting(accountId, (_, problem) => {
        const isKnown = problem.code === 'favorites.alreadyPresent'
        const title = isKnown ? t.kept : t.notChanged
        toast.show({ tone: isKnown ? 'info' : 'err', title, text: namedOr(problem, t.notChangedSays) })
      })
    },
    onError: (error, { isTap }) => {
      if (isTap && asProblem(error).status === 0) toast.show({ tone: 'info', title: t.late, text: t.lateSays })
    },
    onSuccess: () => {
      if (client.isMutating({ mutationKey }) === 1) return client.invalidateQueries({ queryKey: mutationKey })
    },
  })
}

/** Once per app: sends what waits from an earlier visit, and what could not be sent, when the way is free again. */
export function useStarsSent(viewer: Viewer): void {
  const accountId = viewer.state === 'member' ? viewer.user.id : null
  const saved = useStore(starOutbox)
  const isWaiting = saved?.accountId === accountId && saved.waiting.length > 0
  const client = useQueryClient()
  const { mutate } = useSending()
  useEffect(() => {
    if (accountId) forgetOthers(accountId)
  }, [accountId])
  useResending('favorites', followTabs, isWaiting, () => {
    if (accountId && client.isMutating({ mutationKey }) === 0) mutate({ accountId, isTap: false })
  })
}
