import { favorites } from '@pusula/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { go } from '../../lib/go.ts'
import { useLanguage, useText } from '../../lib/language.ts'
import { asProblem } from '../../lib/problem.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { useViewer } from '../accounts/index.ts'
import { type Favorite, type Star, withoutStar, withStar } from './list.ts'
import { favoritesText } from './text.ts'

const listKey = ['favorites', 'list']

/** The coins the member follows; guests have none. */
export function useFavoriteList() {
  const isMember = useViewer().state === 'member'
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(favorites.list, {}, signal),
    enabled: isMember,
  })
}

/** One memory of the stars for the whole app: whoever taps one anywhere sees it everywhere. */
export function useFavorites() {
  const t = useText(favoritesText)
  const isGuest = useViewer().state === 'guest'
  const list = useFavoriteList().data
  const { mutate } = useStar()
  const isFavorite = (symbol: string) => list?.some(({ coinSymbol }) => coinSymbol === symbol) ?? false

  function toggle({ symbol, name }: { symbol: string; name: string }) {
    if (!isGuest) return mutate({ symbol, name, isOn: !isFavorite(symbol) })
    toast.show({ tone: 'info', title: t.join, action: { label: t.joinAct, run: () => go('/signup') } })
  }
  return { isFavorite, toggle }
}

/** On the screen at once, and taken back when the server refuses. Taps reach the server in their order. */
function useStar() {
  const t = useText(favoritesText)
  const language = useLanguage()
  const client = useQueryClient()
  const change = (how: (list: readonly Favorite[]) => Favorite[]) =>
    client.setQueryData<Favorite[]>(listKey, list => list && how(list))
  return useMutation({
    mutationKey: ['favorites'],
    scope: { id: 'favorites' },
    mutationFn: async ({ symbol, name, isOn }: Star) =>
      isOn ? call(favorites.add, { coinSymbol: symbol, coinName: name }) : call(favorites.remove, { symbol }),
    onMutate: async star => {
      await client.cancelQueries({ queryKey: listKey })
      const before = client.getQueryData<Favorite[]>(listKey) ?? []
      change(list => withStar(list, star, new Date()))
      return before
    },
    onError: (error, star, before = []) => {
      change(list => withoutStar(list, star, before))
      const { code, texts } = asProblem(error)
      const isKnown = code === 'favorites.alreadyPresent'
      const title = isKnown ? t.kept(star.symbol) : star.isOn ? t.notAdded : t.notRemoved
      toast.show({ tone: isKnown ? 'info' : 'err', title, text: texts[language] })
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: ['favorites'] }) === 1)
        return client.invalidateQueries({ queryKey: listKey })
    },
  })
}
