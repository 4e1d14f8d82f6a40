import { notifications } from '@pusula/contract'
import { ownZone } from '@pusula/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { namedOr } from '../../../lib/problem.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { forgetStored, readStored, writeStored } from '../../../stored/stored.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { notificationsText } from '../messages.ts'

/** Reasons why push is unavailable. */
type Obstacle = 'isUnsupported' | 'isNeeded' | 'isDenied' | 'isNotReady' | 'isFailed'

export class PushFailed extends Error {
  readonly obstacle: Obstacle
  constructor(obstacle: Obstacle) {
    super(obstacle)
    this.obstacle = obstacle
  }
}

export interface PushState {
  isSupported: boolean
  permission: NotificationPermission
  isSubscribed: boolean
}

const workerWaitMs = 10_000

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

const browserSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

/** What this browser says; a subscription that another member left behind is not this one's. */
export async function pushState(accountId: string): Promise<PushState> {
  if (!isSupported()) return { isSupported: false, permission: 'default', isSubscribed: false }
  const isSubscribed = readStored('pushAccount') === accountId && (await browserSubscription()) !== null
  return { isSupported: true, permission: Notification.permission, isSubscribed }
}

/** The worker takes a moment after the very first load, and never comes where there is none. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new PushFailed('isNotReady')), workerWaitMs))
  return Promise.race([navigator.serviceWorker.ready, late])
}

/** The bytes behind base64url, as keys travel in it. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, character => character.charCodeAt(0))
}

export const sameBytes = (some: Uint8Array, other: Uint8Array): boolean =>
  some.length === other.length && some.every((byte, i) => byte === other[i])

/** A subscription made for another key of ours is of no use. */
async function subscribeBrowser(): Promise<PushSubscription> {
  const { publicKey } = await call(notifications.publicKey, {})
  const { pushManager } = await worker()
  const applicationServerKey = bytesOf(publicKey)
  const known = await pushManager.getSubscription()
  const knownKey = known?.options.applicationServerKey
  if (known && knownKey && sameBytes(new Uint8Array(knownKey), applicationServerKey)) return known
  await known?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => {
    throw new PushFailed(Notification.permission === 'denied' ? 'isDenied' : 'isFailed')
  })
}

async function sendSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw new PushFailed('isFailed')
  await call(notifications.subscribe, { endpoint, keys: { p256dh, auth }, timeZone: ownZone() })
}

/** Asks for permission where it was never asked, subscribes, and tells the server; all of it or nothing. */
export async function switchOn(accountId: string): Promise<void> {
  if (!isSupported()) throw new PushFailed('isUnsupported')
  const { permission } = Notification
  const answer = permission === 'default' ? await Notification.requestPermission() : permission
  // A question that was waved away can be asked again; a no is for the settings of the browser.
  if (answer !== 'granted') throw new PushFailed(answer === 'default' ? 'isNeeded' : 'isDenied')
  const subscription = await subscribeBrowser()
  try {
    await sendSubscription(subscription)
  } catch (error) {
    await subscription.unsubscribe().catch(() => undefined)
    throw error
  }
  writeStored('pushAccount', accountId)
}

/** The browser's word ends it; a server that does not hear of it now learns it from the push service. */
export async function switchOff(): Promise<void> {
  const subscription = await browserSubscription()
  forgetStored('pushAccount')
  if (!subscription) return
  await subscription.unsubscribe()
  await call(notifications.unsubscribe, { endpoint: subscription.endpoint }).catch(() => undefined)
}

/**
 * On every visit: what this member has switched on here is told to the server again, since it ends with a session and
 * with an old key. What somebody else had switched on in this browser ends.
 */
export async function renewSubscription(accountId: string): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return
  const owner = readStored('pushAccount')
  if (owner === accountId) await sendSubscription(await subscribeBrowser())
  else if (await browserSubscription()) await switchOff()
}

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
