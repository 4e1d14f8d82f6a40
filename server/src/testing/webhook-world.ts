import { afterAll } from 'vitest'
import { createDispatcher } from '../features/channels/delivery/deliver.ts'
import { confirmTarget, saveTarget } from '../features/channels/store/people.ts'
import { sealWebhook } from '../features/channels/webhook/address.ts'
import { webhookChannel } from '../features/channels/webhook/channel.ts'
import { newSecret } from '../features/channels/webhook/sign.ts'
import { createPushWorld } from './push-world.ts'
import { startReceiver } from './webhook-receiver.ts'

/** The product beside somebody's server that takes webhooks. */
export async function createWebhookWorld() {
  const world = await createPushWorld()
  const { clock, database, secrets } = world
  const receiver = await startReceiver()
  const webhook = webhookChannel({
    ...{ secrets, clock, guard: { allow: ['127.0.0.0/8'] }, userAgent: 'Pusula/1', publicUrl: 'https://pusula.test' },
    ...{ isOpen: async () => true, ca: receiver.cert },
  })
  afterAll(() => {
    webhook.close()
    receiver.close()
  })
  const dispatcher = createDispatcher(world, { ...world.channelsOf(world), webhook })
  /** A member with a webhook, and what was posted there. */
  const hooked = async () => {
    const member = await world.member()
    const { accountId } = member
    const address = sealWebhook(secrets, { url: `${receiver.url}/${accountId}`, secret: newSecret() })
    await saveTarget(database, { accountId, channel: 'webhook', address, hash: null, isOn: true, now: clock.now() })
    await confirmTarget(database, accountId, 'webhook', address)
    const posted = async () => {
      await dispatcher.run()
      return receiver.at(`/${accountId}`).map(({ body }) => JSON.parse(body))
    }
    return { member, posted }
  }
  return { ...world, hooked }
}
