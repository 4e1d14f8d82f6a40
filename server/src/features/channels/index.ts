import { DAY_MS } from '@pusula/words'
import { Counter } from 'prom-client'
import { backgroundLoop } from '../../platform/background-loop.ts'
import { cachedFor } from '../../platform/cached-for.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import type { Guard } from '../../platform/net/guard.ts'
import { userAgentOf } from '../../platform/net/user-agent.ts'
import type { Platform } from '../../platform.ts'
import { createDispatcher } from './delivery/deliver.ts'
import { forgetOldDeliveries } from './delivery/store.ts'
import { mailChannel } from './mail.ts'
import type { Channels } from './message.ts'
import { type ChannelPanel, createPanel } from './panel.ts'
import { pushChannel } from './push/channel.ts'
import { createPush, type Push } from './push/push.ts'
import { openVapidKeys } from './push/vapid.ts'
import { openRoutes } from './routes.ts'
import { panelOf } from './store/telegram.ts'
import { botApi } from './telegram/api.ts'
import { createBots } from './telegram/bot.ts'
import { telegramChannel } from './telegram/channel.ts'
import { openTelegram } from './telegram/listen.ts'
import type { BotDependencies } from './telegram/updates.ts'
import { webhookChannel } from './webhook/channel.ts'

export { addDeliveries, receiptsOf } from './delivery/store.ts'
export { channelsOf, dropChannels } from './export.ts'
export type { Listener, Message, MessageKind, Outcome, Outgoing, Words } from './message.ts'
export type { ChannelPanel } from './panel.ts'
export { checkPushAddress } from './push/address.ts'
export type { Push } from './push/push.ts'
export {
  browsersOf,
  endSubscription,
  removeSubscription,
  type Subscription,
  saveSubscription,
  subscriptionsOf,
  trimSubscriptions,
} from './push/store.ts'
export { send } from './send.ts'
export { isMailOn, switchMail } from './store/people.ts'

const restMs = 2_000
/** Notify channel: told to all instances when a delivery became due. */
const dueTopic = 'channels.due'
/** A key is remembered so long after its time. */
const rememberMs = 7 * DAY_MS
const receiptMs = 90 * DAY_MS
/** Whether webhooks are open is looked up so often. */
const panelMs = 3_000

interface Dependencies extends BotDependencies {
  alertsSet(db: Db, accountId: string): Promise<number>
}

export interface RunningChannels {
  push: Push
  /** Something was put on its way: it is sent at once. */
  deliverSoon(): void
  panel: ChannelPanel
}

export async function startChannels(
  door: Door,
  platform: Platform,
  dependencies: Dependencies,
): Promise<RunningChannels> {
  const { config, database, secrets, clock, version, jobs, log, broadcast } = platform
  const guard: Guard = config.isTest ? { allow: ['127.0.0.0/8'] } : {}
  const userAgent = userAgentOf(version, config.publicUrl)
  const push = createPush({
    keys: await openVapidKeys(database, config.vapid),
    subject: `mailto:${config.supportEmail}`,
    userAgent,
    guard,
  })
  const api = botApi(config.telegramApiUrl)
  const bots = createBots(platform, api)
  const panel = cachedFor(clock, panelMs, (_: 'panel') => panelOf(database))
  const webhook = webhookChannel({
    ...{ secrets, clock, guard, userAgent, publicUrl: config.publicUrl },
    isOpen: async () => (await panel('panel')).webhooksOpen,
  })
  const channels: Channels = {
    push: pushChannel(push, database),
    mail: mailChannel(platform),
    telegram: telegramChannel({ api, secrets, publicUrl: config.publicUrl, bot: bots.now }),
    webhook,
  }
  const count = messageCounter(platform)
  const dispatcher = createDispatcher(platform, channels, (channel, outcome) => count.inc({ channel, outcome }))
  const deliverSoon = backgroundLoop(door.fastify, restMs, log, isOpen => dispatcher.run(isOpen))
  openRoutes(door, platform, { channels, bots, guard, alertsSet: dependencies.alertsSet })
  await openTelegram(door.fastify, { platform, api, bots, dependencies })
  door.fastify.addHook('onClose', async () => {
    push.close()
    webhook.close()
  })
  await jobs.schedule('channels.tidy', '41 4 * * *', async () => {
    const nowMs = clock.now().getTime()
    await forgetOldDeliveries(database.patiently('cleanup'), new Date(nowMs - rememberMs), new Date(nowMs - receiptMs))
  })
  const wake = () => {
    dispatcher.wake()
    deliverSoon()
  }
  broadcast.subscribe(dueTopic, wake)
  let saidMs = 0
  return {
    push,
    panel: createPanel(platform, bots),
    deliverSoon: () => {
      wake()
      // The others share the work at once instead of with their next look, which comes soon enough while they are busy.
      const nowMs = clock.now().getTime()
      if (nowMs - saidMs < restMs) return
      saidMs = nowMs
      broadcast
        .publish(dueTopic, [''])
        .catch(error => log.debug({ err: error }, 'other instances find it by themselves'))
    },
  }
}

const messageCounter = ({ metrics }: Platform) =>
  new Counter({
    name: 'pusula_messages_total',
    help: 'Messages by channel and by what the other side said: accepted, refused, gone, later, silent, or closed to us',
    labelNames: ['channel', 'outcome'],
    registers: [metrics],
  })
