import { notifications } from '@pusula/contract'
import { ownZone } from '@pusula/words'
import { call } from '../../../lib/call.ts'
import { forgetStored, readStored, writeStored } from '../../../stored/stored.ts'
import { bytesOf, sameBytes } from './bytes.ts'

/** Why a browser cannot be told anything. */
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
