import { notifications } from '@pusula/contract'
import { afterAll } from 'vitest'
import { createDispatcher } from '../features/channels/delivery/deliver.ts'
import { mailChannel } from '../features/channels/mail.ts'
import type { Channel, Channels } from '../features/channels/message.ts'
import { pushChannel } from '../features/channels/push/channel.ts'
import { createPush, type Push } from '../features/channels/push/push.ts'
import { openVapidKeys } from '../features/channels/push/vapid.ts'
import type { Platform } from '../platform.ts'
import { openBrowser } from './push-browser.ts'
import { startPushService } from './push-service.ts'
import { createWorld } from './world.ts'

const notOffered: Channel = {
  isOffered: async () => false,
  isRepeatable: true,
  atOnce: 1,
  send: async () => ({ kind: 'gone' }),
}

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
  const channelsOf = (platform: Platform, by: Push = push): Channels => ({
    push: pushChannel(by, platform.database),
    mail: mailChannel(platform),
    telegram: notOffered,
    webhook: notOffered,
  })
  return {
    ...world,
    service,
    push,
    channelsOf,
    browser: () => openBrowser(service),
    /** A member who has switched notifications on. */
    listener,
    deliver: (platform: Platform = world, by: Push = push) =>
      createDispatcher(platform, channelsOf(platform, by)).run(),
  }
}
