import type { Db, Tx } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { lapseNow, lockLiveOrder, type Payments, recordCase } from '../payments/index.ts'
import { sendNotices } from './emails.ts'
import { openRoutes } from './routes.ts'
import { isProIn, stateOf } from './rules.ts'
import {
  forgetCustomers,
  lockSubscriptions,
  stopDone,
  stopsWanted,
  subscriptionsOf,
  type WantedStop,
  wantStopOfAll,
} from './store.ts'

export { fulfilment } from './fulfil.ts'
export { subscriptionsOf } from './store.ts'

/** Whether an account has paid time left. */
export const isPro = async (db: Db, accountId: string, now: Date): Promise<boolean> =>
  isProIn(stateOf(await subscriptionsOf(db, accountId), null, now))

/** The same for those who only look and ask every few seconds; time that runs out is over in that moment. */
export function proReader({ database, memory, clock }: Platform) {
  const subscriptions = memory.keep('subscriptions', accountId => subscriptionsOf(database, accountId))
  return async (accountId: string): Promise<boolean> =>
    isProIn(stateOf((await subscriptions(accountId)) ?? [], null, clock.now()))
}

/**
 * Locks what leaving stops, before the account: a payment that is reported holds its order and its subscription while it notes credits
 * for the account.
 */
export async function lockStops(tx: Tx, accountId: string) {
  await lockLiveOrder(tx, accountId)
  await lockSubscriptions(tx, accountId)
}

/** Whoever cannot come in any more cannot cancel: the sweeps give up the order under way and stop what renews. */
export async function stopRenewals(tx: Tx, accountId: string, now: Date) {
  await lapseNow(tx, accountId, now)
  await wantStopOfAll(tx, accountId, now)
}

/** The same for whoever leaves, whose name at the provider is forgotten as well. */
export async function wantStops(tx: Tx, accountId: string, now: Date) {
  await stopRenewals(tx, accountId, now)
  await forgetCustomers(tx, accountId)
}

export async function startSubscriptions(door: Door, platform: Platform, payments: Payments) {
  openRoutes(door, platform, payments)
  await platform.jobs.schedule('subscriptions.letters', '* * * * *', () => sendNotices(platform))
  await platform.jobs.schedule('subscriptions.stop', '* * * * *', () => stopWanted(platform, payments))
}

/** Stops the renewals that nobody wants; a provider that is down is asked again a minute later. */
export async function stopWanted(platform: Platform, { provider }: Pick<Payments, 'provider'>) {
  const { database, log } = platform
  if (!provider) return
  for (const wanted of await stopsWanted(database))
    try {
      await provider.stopRenewal(wanted.reference)
      await stopDone(database, wanted.reference)
    } catch (error) {
      log.error({ err: error }, 'subscription not stopped')
      await openNotStoppedCase(platform, wanted)
    }
}

const timeoutMs = 86_400_000

/** What could not be stopped for a day would be paid again some day. */
async function openNotStoppedCase(
  { database, clock }: Platform,
  { reference, accountId, orderId, wantedAt }: WantedStop,
) {
  const now = clock.now()
  if (now.getTime() - wantedAt.getTime() < timeoutMs) return
  const about = { key: `stop:${reference}`, kind: 'notStopped' as const, accountId, orderId }
  await recordCase(database, { ...about, details: { subscription: reference, wantedAt: wantedAt.toISOString() } }, now)
}
