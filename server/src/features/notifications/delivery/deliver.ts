import type { Platform } from '../../../platform.ts'
import type { Push, PushOutcome } from '../push/push.ts'
import { removeSubscription } from '../store.ts'
import { gatherer } from './gather.ts'
import { leaseMs, topicOf, waitAfter } from './rules.ts'
import { claimDue, type Delivery, dropDelivery, finish, postpone } from './store.ts'

/** One slow push service holds up its own lane alone. */
const lanes = 4
const atOnce = 25

/**
 * Sends everything that is due. Any number of processes may do so at once: a row is claimed by one of them, and marked
 * when the push service has taken it. A process that is killed leaves at most `lanes * atOnce` rows of which nobody
 * knows whether they left; they are sent again when their lease is over, under the same topic and tag, so that the
 * second one replaces the first.
 */
export async function deliverDue(platform: Platform, push: Push, isOpen = () => true): Promise<number> {
  const { database, clock } = platform
  const markSent = gatherer<number>(ids => finish(database, ids, 'sent'))
  const lane = async () => {
    let count = 0
    while (isOpen()) {
      const now = clock.now()
      const claimed = await claimDue(database, now, new Date(now.getTime() + leaseMs), atOnce)
      if (!claimed.length) break
      await Promise.all(claimed.map(delivery => deliver(platform, push, delivery, markSent)))
      count += claimed.length
    }
    return count
  }
  const counts = await Promise.all(Array.from({ length: lanes }, lane))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function deliver(platform: Platform, push: Push, delivery: Delivery, markSent: (id: number) => Promise<void>) {
  if (!delivery.isWanted) return dropDelivery(platform.database, delivery.id)
  const leftMs = delivery.expiresAt.getTime() - platform.clock.now().getTime()
  if (leftMs <= 0) return finish(platform.database, [delivery.id], 'expired')
  const outcome = await push.send(delivery, {
    message: delivery.message,
    topic: topicOf(delivery.subscriptionId, delivery.key),
    urgency: delivery.urgency,
    ttlSeconds: Math.ceil(leftMs / 1000),
  })
  push.count(outcome.kind)
  return outcome.kind === 'sent' ? markSent(delivery.id) : settle(platform, delivery, outcome)
}

async function settle(
  { database, clock, log }: Platform,
  { id, tries, subscriptionId }: Delivery,
  outcome: PushOutcome,
) {
  if (outcome.kind === 'gone') return removeSubscription(database, subscriptionId)
  if (outcome.kind === 'refused') {
    log.warn({ status: outcome.status, delivery: id }, 'push refused')
    return finish(database, [id], 'refused')
  }
  const waitMs = waitAfter(tries)
  if (waitMs === null) return finish(database, [id], 'failed')
  const afterMs = outcome.kind === 'later' ? (outcome.afterMs ?? 0) : 0
  return postpone(database, id, new Date(clock.now().getTime() + Math.max(waitMs, afterMs)))
}
