import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { notificationsText } from '../messages.ts'
import { PushFailed, type PushState, pushState, switchOff, switchOn } from './browser.ts'

const queryKey = (accountId: string) => ['notifications', 'push', accountId]

/** What this browser is told, and the way to change it. */
export function usePush(accountId: string) {
  const t = useText(notificationsText)
  const language = useLanguage()
  const client = useQueryClient()
  const state = useQuery<PushState>({
    queryKey: queryKey(accountId),
    queryFn: () => pushState(accountId),
    // The permission may have been changed in the settings of the browser meanwhile.
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  })
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? switchOn(accountId) : switchOff()),
    onSuccess: (_, isOn) => isOn && toast.show({ tone: 'ok', title: t.on }),
    onError: (error, isOn) =>
      toast.show({
        tone: 'err',
        title: isOn ? t.notOn : t.notOff,
        text: error instanceof PushFailed ? t[error.obstacle] : asProblem(error).texts[language],
        durationMs: 5_000,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey(accountId) }),
  })
  return { state: state.data, change }
}
