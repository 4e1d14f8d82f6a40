import { createECDH, randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'

/** Chromium without a head has no push service: the page gets a subscription that the server can believe. */
export async function standInForPushService(context: BrowserContext) {
  await context.grantPermissions(['notifications'])
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const endpoint = `https://push.example.com/${randomBytes(12).toString('hex')}`
  await context.addInitScript(
    ({ endpoint, keys }) => {
      const stored = () => localStorage.getItem('test-push')
      const subscription = (options: object) => ({
        endpoint,
        options,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          localStorage.removeItem('test-push')
          return true
        },
      })
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (stored() ? subscription({ applicationServerKey: null }) : null),
        subscribe: async (options: object) => {
          localStorage.setItem('test-push', 'on')
          return subscription(options)
        },
      })
    },
    { endpoint, keys },
  )
}

/** Lets a message arrive at the worker as the browser's push service does. */
export async function deliverPush(page: Page, message: object) {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const mine = registrations.find(({ isDeleted }) => !isDeleted)
      if (mine) resolve(mine.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const origin = new URL(page.url()).origin
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
  await session.detach()
}

/** What the device shows. */
export const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

/** A tap on the first one; the device's own list is out of a page's reach, so the worker is told of it. */
export async function tapNotification(page: Page) {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('no worker runs')
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as EventTarget & { registration: ServiceWorkerRegistration }
    const [notification] = await scope.registration.getNotifications()
    const Tap = Reflect.get(scope, 'NotificationEvent')
    scope.dispatchEvent(new Tap('notificationclick', { notification }))
  })
}
