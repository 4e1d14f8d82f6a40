import { notifications } from '@pusula/contract'
import { afterAll } from 'vitest'
import { startPushService } from '../../../testing/push-service.ts'
import { createWorld } from '../../../testing/world.ts'
import { deliverDue } from '../delivery/deliver.ts'
import { createPush } from '../push/push.ts'
import { openVapidKeys } from '../push/vapid.ts'
import { openBrowser } from './browser.ts'

/** The product beside a push service on this machine. */
export async function createPushWorld(webFolder = '') {
  const service = await startPushService()
  const world = await createWorld({}, database => database, webFolder)
  const push = createPush({
    keys: await openVapidKeys(world.database, undefined),
    subject: 'mailto:us@pusula.test',
    userAgent: 'Pusula/1 (+http://pusula.test)',
    guard: { allow: ['127.0.0.1/32'] },
    ca: service.cert,
  })
  afterAll(() => {
    push.close()
    service.close()
  })
  const listener = async (timeZone = 'Europe/Istanbul') => {
    const member = await world.member()
    const browser = openBrowser(service)
    await member.call(notifications.subscribe, { ...browser.subscription, timeZone })
    return { member, browser }
  }
  return {
    ...world,
    service,
    push,
    browser: () => openBrowser(service),
    /** A member who has switched notifications on. */
    listener,
    deliver: () => deliverDue(world, push),
  }
}
