import { favorites } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { call } from '../../lib/call.ts'
import { useEventCallback } from '../../lib/event-callback.ts'
import { go } from '../../lib/go.ts'
import { useLanguage, useText } from '../../lib/language.ts'
import { ownProblem } from '../../lib/problem.ts'
import { useStore } from '../../lib/store.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { useViewer } from '../accounts/index.ts'
import { withStars } from './list.ts'
import { favoritesText } from './messages.ts'
import { keepList, keepStar, starOutbox } from './outbox.ts'
import { useSending } from './sending.ts'

const listKey = ['favorites', 'list']

/** Whose stars these are. Without an answer from the server: those of the member who was here last. */
function useOwner(): string | null {
  const viewer = useViewer()
  const kept = useStore(starOutbox)
  if (viewer.state === 'member') return viewer.user.id
  return viewer.state === 'unreachable' ? (kept?.accountId ?? null) : null
}

/** What is kept for whoever is here. */
function useKept() {
  const accountId = useOwner()
  const kept = useStore(starOutbox)
  return kept?.accountId === accountId ? kept : null
}

/** The coins the member follows, with the taps that are on their way; guests have none. */
export function useFavoriteList() {
  const accountId = useOwner()
  const isMember = useViewer().state === 'member'
  const kept = useKept()
  const { error, isFetching, refetch } = useQuery({
    queryKey: [...listKey, accountId],
    queryFn: async ({ signal }) => {
      const list = await call(favorites.list, {}, signal)
      if (accountId) keepList(accountId, list)
      return list
    },
    enabled: isMember,
  })
  const data = useMemo(() => (kept?.list ? withStars(kept.list, kept.waiting) : undefined), [kept])
  return { data, error, isFetching, refetch }
}

/** The coins whose star was tapped without a network. */
export const useLateSymbols = (): string[] =>
  (useKept()?.waiting ?? []).filter(({ isLate }) => isLate).map(({ symbol }) => symbol)

/** One memory of the stars for the whole app: whoever taps one anywhere sees it everywhere. */
export function useFavorites() {
  const t = useText(favoritesText)
  const language = useLanguage()
  const isGuest = useViewer().state === 'guest'
  const accountId = useOwner()
  const list = useFavoriteList().data
  const { mutate } = useSending()
  const isFavorite = useCallback(
    (symbol: string) => list?.some(({ coinSymbol }) => coinSymbol === symbol) ?? false,
    [list],
  )
  const toggle = useEventCallback(({ symbol, name }: { symbol: string; name: string }) => {
    if (isGuest)
      return toast.show({ tone: 'info', title: t.join, action: { label: t.joinAct, run: () => go('/signup') } })
    if (!accountId)
      return toast.show({ tone: 'err', title: t.notChanged, text: ownProblem('connection.failed').texts[language] })
    keepStar(accountId, {
      symbol,
      name,
      isOn: !isFavorite(symbol),
      tappedAt: new Date().toISOString(),
      isLate: false,
    })
    mutate({ accountId, isTap: true })
  })
  return { isFavorite, toggle }
}
