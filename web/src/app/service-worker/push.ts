import { notifications } from '@pusula/contract'
import { ownZone } from '@pusula/words'
import { requestOf, type Way } from '../../lib/request.ts'

/** What a push message says; the server sends it, and the worker believes only its shape. */
interface Pushed {
  title: string
  body: string
  /** Where a tap leads, inside the app. */
  path: string
  tag: string
}

const home = '/dashboard/home'
/** A browser insists that something is shown for every push. */
const unreadable: Pushed = { title: 'Pusula', body: '', path: home, tag: 'pusula' }

/** A path of ours and nothing else: no other host, however it is written. */
export function pathInside(path: unknown, origin: string): string {
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return home
  const url = new URL(path, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : home
}

export function readPush(text: string | undefined, origin: string): Pushed {
  try {
    const { title, body, path, tag }: Record<string, unknown> = JSON.parse(text ?? '')
    if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string') return unreadable
    return { title, body, tag, path: pathInside(path, origin) }
  } catch {
    return unreadable
  }
}

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
 * lost until the next visit. Without a network or a session the next visit renews it; a person who signed out gets no notifications.
 */
export async function renewPush(next: PushSubscription | null, pushManager: Subscribes, send: Fetch): Promise<void> {
  const subscription = next ?? (await subscribe(pushManager, send))
  const { endpoint, keys } = subscription.toJSON()
  await ask(send, notifications.subscribe, { endpoint, keys, timeZone: ownZone() })
}
