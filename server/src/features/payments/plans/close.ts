import type { Tx } from '../../../platform/db/db.ts'
import type { Platform } from '../../../platform.ts'
import type { Provider } from '../provider.ts'
import { recordCase } from '../store/cases.ts'
import { lockOrder, markFailed, type Order } from '../store/orders.ts'
import { release } from './reserve.ts'
import { type LiveOrder, lapsedOrders } from './store.ts'

/** Expires an unpaid order: it has failed, and reserved credits are released. The caller holds the row lock. */
export async function closeOrder(tx: Tx, order: Order, now: Date) {
  if (order.paidBy || order.failedAt) return
  await markFailed(tx, order.id, now)
  await release(tx, order, now)
}

/** Closes the page of an order at the provider, then the order itself; false when somebody has just paid it. */
export async function giveUp({ database, clock }: Platform, provider: Provider, live: LiveOrder): Promise<boolean> {
  const page = live.checkoutReference
  if (page && (await provider.expire(page)) === 'paid') return false
  await database.transaction(async tx => {
    const order = await lockOrder(tx, live.id)
    // A page that was opened meanwhile has to be closed first: by whoever comes next.
    if (order && order.checkoutReference === page) await closeOrder(tx, order, clock.now())
  })
  return true
}

/** Two calls of fifteen seconds, each with two more tries, and their pauses. */
const openingMs = 3 * 60_000
/** A provider repeats a report for some days; one that has not come after a day needs somebody to look. */
const silentMs = 86_400_000

/** Gives up the orders whose time is over, and those whose page a process did not live to open. */
export async function lapseOrders(platform: Platform, provider: Provider) {
  const { database, clock, log } = platform
  const now = clock.now()
  for (const order of await lapsedOrders(database, now, new Date(now.getTime() - openingMs)))
    try {
      if (!(await giveUp(platform, provider, order))) await openSilentCase(platform, order, now)
    } catch (error) {
      log.error({ err: error }, 'order not given up')
    }
}

async function openSilentCase(
  { database }: Platform,
  { id: orderId, accountId, createdAt, plan }: LiveOrder,
  now: Date,
) {
  if (now.getTime() - createdAt.getTime() < silentMs) return
  await recordCase(
    database,
    { key: `untold:${orderId}`, kind: 'paidUntold', accountId, orderId, details: { plan } },
    now,
  )
}
