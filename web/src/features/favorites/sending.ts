import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useText } from '../../lib/language.ts'
import { useResending } from '../../lib/outbox.ts'
import { asProblem, namedOr } from '../../lib/problem.ts'
import { useStore } from '../../lib/store.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { Viewer } from '../accounts/index.ts'
import { favoritesText } from './messages.ts'
import { followTabs, forgetOthers, sendWaiting, starOutbox } from './outbox.ts'

const mutationKey = ['favorites']

interface Errand {
  accountId: string
  /** Somebody is looking, and is told when it has to wait. */
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
