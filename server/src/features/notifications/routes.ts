import { notifications } from '@pusula/contract'
import { homeZone, isTimeZone } from '@pusula/words'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Platform } from '../../platform.ts'
import { holdAccount, holdSession } from '../accounts/index.ts'
import {
  checkPushAddress,
  endSubscription,
  type Outcome,
  type Push,
  removeSubscription,
  type Subscription,
  saveSubscription,
  subscriptionsOf,
  trimSubscriptions,
} from '../channels/index.ts'
import { changeSettings, settingsOf } from './store.ts'

const maxBrowsers = 10
const testLimit = { max: 20, windowMs: 3_600_000 }
const testTtlSeconds = 60
const done = { success: true as const }

export function openRoutes(door: Door, { database, clock }: Platform, push: Push) {
  serve(door, notifications.publicKey, () => ({ publicKey: push.publicKey }))

  serve(door, notifications.subscribe, async ({ input: { endpoint, keys, timeZone }, viewer, language }) => {
    checkPushAddress({ endpoint, ...keys }, push.guard)
    const { accountId, sessionId } = viewer
    const zone = timeZone && isTimeZone(timeZone) ? timeZone : homeZone
    await database.transaction(async tx => {
      const now = clock.now()
      await holdAccount(tx, accountId)
      await holdSession(tx, sessionId)
      await saveSubscription(tx, { accountId, sessionId, endpoint, ...keys, language, timeZone: zone, now })
      await trimSubscriptions(tx, accountId, maxBrowsers)
    })
    return done
  })
  serve(door, notifications.unsubscribe, async ({ input, viewer }) => {
    await endSubscription(database, viewer.accountId, input.endpoint)
    return done
  })

  serve(door, notifications.test, async ({ input: { title, body }, viewer: { accountId } }) => {
    const browsers = await subscriptionsOf(database, accountId)
    if (!browsers.length) throw new Problem('notifications.notSubscribed')
    await throttle(database, `notifications test ${accountId}`, testLimit, clock.now())
    const message = { title, body, path: '/dashboard/profile', tag: 'test' }
    const test = async (browser: Subscription): Promise<Outcome['kind']> => {
      const sending = { message, topic: 'test', urgency: 'high' as const, ttlSeconds: testTtlSeconds }
      const { kind } = await push.send(browser, sending)
      if (kind === 'gone') await removeSubscription(database, browser.id)
      return kind
    }
    return testResult(await Promise.all(browsers.map(test)))
  })

  serve(door, notifications.settings, ({ viewer }) => settingsOf(database, viewer.accountId))
  serve(door, notifications.changeSettings, async ({ input, viewer: { accountId } }) => {
    // A clock that nobody knows is the one of most readers.
    const zone = input.timeZone && !isTimeZone(input.timeZone) ? { timeZone: homeZone } : {}
    await database.transaction(async tx => {
      await holdAccount(tx, accountId)
      await changeSettings(tx, accountId, { ...input, ...zone })
    })
    return settingsOf(database, accountId)
  })
}

/** Result of a test message in each browser; a failure where none of them got it, with the reason that helps most. */
export function testResult(outcomes: readonly Outcome['kind'][]) {
  const count = (kind: Outcome['kind']) => outcomes.filter(one => one === kind).length
  const [sent, refused, switchedOff] = [count('accepted'), count('refused'), count('gone')]
  if (sent) return { ok: sent + switchedOff === outcomes.length, sent, refused, switchedOff }
  if (switchedOff === outcomes.length) throw new Problem('notifications.switchedOff')
  throw new Problem(refused ? 'notifications.refused' : 'notifications.notDelivered')
}
