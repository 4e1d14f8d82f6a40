import type { Door } from '../../platform/http/serve.ts'
import { userAgentOf } from '../../platform/net/user-agent.ts'
import { pulse } from '../../platform/pulse.ts'
import type { Platform } from '../../platform.ts'
import { createBasis } from './alerts/basis.ts'
import { openAlertRoutes } from './alerts/routes.ts'
import { forgetOldAlerts } from './alerts/store.ts'
import { alertWatcher, watchAlerts } from './alerts/watch.ts'
import { deliverDue } from './delivery/deliver.ts'
import { forgetOldDeliveries } from './delivery/store.ts'
import { sendLetters } from './letters/letters.ts'
import type { Prices } from './prices.ts'
import { createPush, type Push } from './push/push.ts'
import { openVapidKeys } from './push/vapid.ts'
import { type ReminderSeams, remindAbsent } from './reminders/remind.ts'
import { openRoutes } from './routes.ts'

export { notifyGems } from './gems.ts'
export { notifyPlan } from './plans.ts'
export { dropNotifications, notificationsOf } from './store.ts'

const dayMs = 86_400_000
const restMs = 2_000
/** A mail server that is down gets another chance so often. */
const lettersRestMs = 60_000
const rememberDeliveriesMs = 7 * dayMs
const rememberAlertsMs = 30 * dayMs

export async function startNotifications(
  door: Door,
  platform: Platform,
  prices: Prices,
  followedBy: ReminderSeams['followedBy'],
) {
  const { jobs, log, clock, database } = platform
  const push = await openPush(platform)
  openRoutes(door, platform, push)
  const watched = { prices, basis: createBasis(prices, clock) }
  openAlertRoutes(door, platform, watched)
  const deliverSoon = pulse(door.fastify, restMs, log, isOpen => deliverDue(platform, push, isOpen))
  door.fastify.addHook('onClose', () => push.close())

  const writeSoon = pulse(door.fastify, lettersRestMs, log, () => sendLetters(platform))
  const onRung = () => {
    deliverSoon()
    writeSoon()
  }
  prices.stream?.onPrices(alertWatcher(platform, watched, onRung))
  // What arrives by itself may be missed, and may not arrive at all.
  await jobs.schedule('notifications.alerts', '* * * * *', async () => {
    const { fired, ended } = await watchAlerts(platform, watched)
    if (fired || ended) log.info({ fired, ended }, 'alerts came true or ran out')
  })
  await jobs.schedule('notifications.remind', '*/10 * * * *', async () => {
    const reminded = await remindAbsent(platform, { prices, followedBy })
    if (reminded) log.info({ reminded }, 'members reminded')
  })
  await jobs.schedule('notifications.tidy', '23 4 * * *', async () => {
    const nowMs = clock.now().getTime()
    const cleanup = database.patiently('cleanup')
    await forgetOldDeliveries(cleanup, new Date(nowMs - rememberDeliveriesMs))
    await forgetOldAlerts(cleanup, new Date(nowMs - rememberAlertsMs), new Date(nowMs - dayMs))
  })
}

async function openPush({ config, database, metrics, version }: Platform): Promise<Push> {
  return createPush({
    keys: await openVapidKeys(database, config.vapid),
    subject: `mailto:${config.supportEmail}`,
    userAgent: userAgentOf(version, config.publicUrl),
    metrics,
    guard: config.isTest ? { allow: ['127.0.0.0/8'] } : {},
  })
}
