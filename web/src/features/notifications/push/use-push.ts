import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../lib/language.ts'
import { namedOr } from '../../../lib/problem.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { notificationsText } from '../messages.ts'
import { PushFailed, type PushState, pushState, switchOff, switchOn } from './browser.ts'

/** What stands in the way has a name of its own; a service that fails has none. */
const obstacleTitle = {
  isUnsupported: 'unsupportedTitle',
  isNeeded: 'neededTitle',
  isDenied: 'deniedTitle',
  isNotReady: 'notAskedTitle',
} as const

const queryKey = (accountId: string) => ['notifications', 'push', accountId]

/** What this browser is told, and the way to change it. */
export function usePush(accountId: string) {
  const t = useText(notificationsText)
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
    onError: (error, isOn) => {
      const obstacle = error instanceof PushFailed ? error.obstacle : null
      const named = obstacle && obstacle !== 'isFailed' ? t[obstacleTitle[obstacle]] : null
      const title = named ?? (isOn ? t.notOn : t.notOff)
      const text = obstacle ? t[obstacle] : namedOr(error, t.asItWas)
      toast.show({ tone: 'err', title, text, durationMs: 5_000 })
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKey(accountId) }),
  })
  return { state: state.data, change }
}
