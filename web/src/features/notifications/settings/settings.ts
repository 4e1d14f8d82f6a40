import { notifications, type ReplyOf } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { toastFailure } from '../../../lib/failure-toast.ts'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { isUnanswered } from '../../../lib/problem.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { notificationsText } from '../messages.ts'

export type Settings = ReplyOf<typeof notifications.settings>

const text = messages({
  notKnown: {
    tr: 'Ayarın değişmiş olabilir; burada geçerli olan görünür.',
    en: 'Your setting may have changed; the switch shows what holds.',
  },
})

const queryKey = ['notifications', 'settings']

export const useSettings = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(notifications.settings, {}, signal) })

/** Optimistic update with rollback; after a lost response the settings are refetched. */
export function useChangeSettings() {
  const t = useText(notificationsText)
  const { notKnown } = useText(text)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changes: Partial<Settings>) => call(notifications.changeSettings, changes),
    // One after the other, so that the last tap is the one that holds.
    scope: { id: 'notifications settings' },
    onMutate: async changes => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Settings>(queryKey)
      if (before) client.setQueryData(queryKey, { ...before, ...changes })
      return before
    },
    onError: (error, changes, before) => {
      const now = client.getQueryData<Settings>(queryKey)
      if (now && before) {
        const undone = Object.fromEntries(Object.keys(changes).map(key => [key, before[key as keyof Settings]]))
        client.setQueryData(queryKey, { ...now, ...undone })
      }
      toastFailure(error, { title: t.notSaved, text: t.notSavedSays, notKnown })
    },
    onSettled: (_, error) => error && isUnanswered(error) && client.invalidateQueries({ queryKey }),
  })
}
