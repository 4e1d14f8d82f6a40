import { favorites } from '@pusula/contract'
import { useCallback, useMemo } from 'react'
import { call } from '../../lib/call.ts'
import { useEventCallback } from '../../lib/event-callback.ts'
import { go } from '../../lib/go.ts'
import { useLanguage, useText } from '../../lib/language.ts'
import { ownProblem } from '../../lib/problem.ts'
import { useStore } from '../../lib/store.ts'
import { useQuery } from '../../lib/use-query.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { useViewer } from '../accounts/index.ts'
import { favoritesText } from './messages.ts'
import { saveList, saveStar, starOutbox, useSending, withStars } from './outbox.ts'

const listKey = ['favorites', 'list']

/** Account of the stars; offline, that of the last member. */
function useOwner(): string | null {
  const viewer = useViewer()
  const saved = useStore(starOutbox)
  if (viewer.state === 'member') return viewer.user.id
  return viewer.state === 'unreachable' ? (saved?.accountId ?? null) : null
}

/** What is kept for whoever is here. */
function useOutbox() {
  const accountId = useOwner()
  const saved = useStore(starOutbox)
  return saved?.accountId === accountId ? saved : null
}

/** The coins the member follows, with the taps that are on their way; guests have none. */
export function useFavoriteList() {
  const accountId = useOwner()
  const isMember = useViewer().state === 'member'
  const saved = useOutbox()
  const { error, isFetching, refetch } = useQuery({
    queryKey: [...listKey, accountId],
    queryFn: async ({ signal }) => {
      const list = await call(favorites.list, {}, signal)
      if (accountId) saveList(accountId, list)
      return list
    },
    enabled: isMember,
  })
  const data = useMemo(() => (saved?.list ? withStars(saved.list, saved.waiting) : undefined), [saved])
  return { data, error, isFetching, refetch }
}

/** The coins whose star was tapped without a network. */
export const useLateSymbols = (): string[] =>
  (useOutbox()?.waiting ?? []).filter(({ isLate }) => isLate).map(({ symbol }) => symbol)

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
    saveStar(accountId, {
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
