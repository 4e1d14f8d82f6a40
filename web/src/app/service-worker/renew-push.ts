import { notifications } from '@pusula/contract'
import { ownZone } from '@pusula/words'
import { requestOf, type Way } from '../../lib/request.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>
type Subscribes = Pick<PushManager, 'subscribe'>

/** Nobody reads what the server says to a worker, so the language does not matter. */
const reader = { language: 'en', isGuest: false } as const

async function ask(send: Fetch, route: Way, input: object): Promise<unknown> {
  const { url, init } = requestOf(route, input, reader)
  const reply = await send(url, { ...init, credentials: 'include' })
  if (!reply.ok) throw new Error(`${route.path} answered ${reply.status}`)
  return reply.json()
}

async function subscribe(pushManager: Subscribes, send: Fetch): Promise<PushSubscription> {
  const { publicKey } = (await ask(send, notifications.publicKey, {})) as { publicKey: string }
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/**
 * A push service may end a subscription while the app is closed: the server learns the new one, so that no alert is
 * lost until the next visit. Without a network or a session that visit mends it; whoever has left is told nothing.
 */
export async function renewPush(next: PushSubscription | null, pushManager: Subscribes, send: Fetch): Promise<void> {
  const subscription = next ?? (await subscribe(pushManager, send))
  const { endpoint, keys } = subscription.toJSON()
  await ask(send, notifications.subscribe, { endpoint, keys, timeZone: ownZone() })
}
