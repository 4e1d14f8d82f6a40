import { DAY_MS } from '@pusula/words'
import type { Door } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import type { RunningChannels } from '../channels/index.ts'
import { createBasis } from './alerts/basis.ts'
import { openAlertRoutes } from './alerts/routes.ts'
import { forgetOldAlerts } from './alerts/store.ts'
import { alertWatcher, watchAlerts } from './alerts/watch.ts'
import type { Prices } from './prices.ts'
import { type ReminderDependencies, remindAbsent } from './reminders/remind.ts'
import { openRoutes } from './routes.ts'

export { alertLines } from './alerts/lines.ts'
export { countSet as countSetAlerts, type EndingAlert, endingAlerts } from './alerts/store.ts'
export { notifyGems } from './gems.ts'
export {
  type Morning,
  morningsDue,
  morningZones,
  type PlaceDay,
  stopMornings,
  takeMorning,
  zoneOfMornings,
} from './mornings/store.ts'
export { notifyPlan } from './plans.ts'
export { weekdayIn } from './reminders/rules.ts'
export { dropNotifications, notificationsOf } from './store.ts'
export { notifyCall } from './turn.ts'

/** Retention of delivery receipts. */
const rememberAlertsMs = 90 * DAY_MS

export async function startNotifications(
  door: Door,
  platform: Platform,
  prices: Prices,
  followedBy: ReminderDependencies['followedBy'],
  channels: RunningChannels,
) {
  const { jobs, log, clock, database } = platform
  openRoutes(door, platform, channels.push)
  const watched = { prices, basis: createBasis(prices, clock) }
  openAlertRoutes(door, platform, watched)
  prices.stream?.onPrices(alertWatcher(platform, watched, channels.deliverSoon))
  // What arrives by itself may be missed, and may not arrive at all.
  await jobs.schedule('notifications.alerts', '* * * * *', async () => {
    const { fired, ended } = await watchAlerts(platform, watched)
    if (fired || ended) log.info({ fired, ended }, 'alerts came true or ran out')
    if (fired || ended) channels.deliverSoon()
  })
  await jobs.schedule('notifications.remind', '*/10 * * * *', async () => {
    const reminded = await remindAbsent(platform, { prices, followedBy })
    if (reminded) log.info({ reminded }, 'members reminded')
  })
  await jobs.schedule('notifications.tidy', '23 4 * * *', async () => {
    const nowMs = clock.now().getTime()
    const cleanup = database.patiently('cleanup')
    await forgetOldAlerts(cleanup, new Date(nowMs - rememberAlertsMs), new Date(nowMs - DAY_MS))
  })
}
