import { accounts, notifications } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { untilWaiting, whileLeaving } from '../../testing/lock-waits.ts'
import { createPushWorld } from '../../testing/push-world.ts'
import { saveSubscription, trimSubscriptions } from '../channels/index.ts'
import { testResult } from './routes.ts'

const world = await createPushWorld()
const { service } = world
const browsersOf = async (accountId: string) =>
  (await world.database.rows(sql`select 1 from notifications_subscriptions where account_id = ${accountId}`)).length

describe('a browser', () => {
  it('is stored once, however often it subscribes', async () => {
    const { member, browser } = await world.listener()
    await member.call(notifications.subscribe, browser.subscription)
    expect(await browsersOf(member.accountId)).toBe(1)
  })

  it.each([
    'http://push.example.com/1',
    'https://10.0.0.1/1',
    'https://[::1]/1',
    'https://169.254.169.254/latest',
    'https://name:word@push.example.com/1',
    'ftp://push.example.com/1',
  ])('cannot live at %s', async endpoint => {
    const ada = await world.member()
    const { keys } = world.browser().subscription
    const tried = ada.call(notifications.subscribe, { endpoint, keys })
    await expect(tried).rejects.toMatchObject({ code: 'notifications.wrongAddress' })
    expect(await browsersOf(ada.accountId)).toBe(0)
  })

  it('needs keys that can be used', async () => {
    const ada = await world.member()
    const { endpoint, keys } = world.browser().subscription
    const off = Buffer.alloc(65, 7)
    off[0] = 4
    for (const wrong of [
      { ...keys, p256dh: off.toString('base64url') },
      { ...keys, auth: 'short' },
    ])
      await expect(ada.call(notifications.subscribe, { endpoint, keys: wrong })).rejects.toMatchObject({
        code: 'notifications.wrongAddress',
      })
  })

  it('belongs to whoever switched it on last, and to no more than one', async () => {
    const { member: ada, browser } = await world.listener()
    const eve = await world.member()
    await eve.call(notifications.subscribe, browser.subscription)
    expect([await browsersOf(ada.accountId), await browsersOf(eve.accountId)]).toEqual([0, 1])
    await ada.call(notifications.unsubscribe, { endpoint: browser.subscription.endpoint })
    expect(await browsersOf(eve.accountId), 'nobody ends what is another’s').toBe(1)
    await eve.call(notifications.unsubscribe, { endpoint: browser.subscription.endpoint })
    expect(await browsersOf(eve.accountId)).toBe(0)
  })

  it('that two accounts subscribe concurrently belongs to one of them, not half to each (race)', async () => {
    const { subscription } = world.browser()
    const both = [await world.member(), await world.member()]
    const calls = await world.database.transaction(async tx => {
      await tx.run(sql`lock table notifications_subscriptions in share mode`)
      const calls = both.map(member => member.call(notifications.subscribe, subscription))
      await untilWaiting(world.database, 2)
      return calls
    })
    await Promise.all(calls)
    const owners = await world.database.rows(sql`select b.account_id = s.account_id as "isOfOne"
      from notifications_subscriptions b join accounts_sessions s on s.id = b.session_id
      where b.endpoint = ${subscription.endpoint}`)
    expect(owners).toEqual([{ isOfOne: true }])
  })

  it('gets nothing more after signing out', async () => {
    const { member } = await world.listener()
    await member.request({ method: 'GET', url: accounts.logout.path })
    expect(await browsersOf(member.accountId)).toBe(0)
  })

  it('is one of ten at most', async () => {
    const ada = await world.member()
    for (let i = 0; i < 11; i++) {
      await ada.call(notifications.subscribe, world.browser().subscription)
      world.clock.forward(1)
    }
    expect(await browsersOf(ada.accountId)).toBe(10)
  })

  it('is one of ten also where two subscribe concurrently (race)', async () => {
    const ada = await world.member()
    for (let i = 0; i < 10; i++) await ada.call(notifications.subscribe, world.browser().subscription)
    const sessionId = (
      await world.database.row<{ id: string }>(sql`select id from accounts_sessions
      where account_id = ${ada.accountId}`)
    )?.id
    const { accountId } = ada
    const { endpoint, keys } = world.browser().subscription
    const { subscribing } = await world.database.transaction(async tx => {
      const browser = { accountId, endpoint, ...keys, language: 'en', timeZone: 'UTC' } as const
      await saveSubscription(tx, { ...browser, sessionId: String(sessionId), now: world.clock.now() })
      await trimSubscriptions(tx, accountId, 10)
      const subscribing = ada.call(notifications.subscribe, world.browser().subscription)
      await untilWaiting(world.database, 1)
      return { subscribing }
    })
    await subscribing
    expect(await browsersOf(accountId)).toBe(10)
  })

  it('of a guest is refused', async () => {
    const guest = await world.guest()
    await expect(guest.call(notifications.subscribe, world.browser().subscription)).rejects.toMatchObject({
      status: 401,
    })
  })
})

describe('the test notification', () => {
  // Through the routes the product's own sender speaks, which does not trust this machine's certificate.
  it('says so when nothing is switched on, and when nothing arrives', async () => {
    const ada = await world.member()
    const test = () => ada.call(notifications.test, { title: 'a', body: 'b' })
    await expect(test()).rejects.toMatchObject({ code: 'notifications.notSubscribed' })
    await ada.call(notifications.subscribe, world.browser().subscription)
    await expect(test()).rejects.toMatchObject({ code: 'notifications.notDelivered' })
  })
})

describe('the result of a test', () => {
  it.each<[Parameters<typeof testResult>[0], object]>([
    [['accepted'], { ok: true, sent: 1, refused: 0, switchedOff: 0 }],
    [['accepted', 'gone'], { ok: true, sent: 1, refused: 0, switchedOff: 1 }],
    [['accepted', 'refused'], { ok: false, sent: 1, refused: 1, switchedOff: 0 }],
    [['accepted', 'later'], { ok: false, sent: 1, refused: 0, switchedOff: 0 }],
  ])('of %j is no success where a push service refused', (outcomes, expected) =>
    expect(testResult(outcomes)).toEqual(expected),
  )

  it.each([
    [['gone', 'gone'], 'notifications.switchedOff'],
    [['gone', 'refused'], 'notifications.refused'],
    [['later'], 'notifications.notDelivered'],
  ] as const)('of %j is the failure %s', (outcomes, code) =>
    expect(() => testResult(outcomes)).toThrow(expect.objectContaining({ code })),
  )
})

describe('settings', () => {
  it('begin as the product promises, and change one by one', async () => {
    const ada = await world.member()
    const first = {
      ...{ reEngagementEnabled: true, reEngagementHours: 3, hiddenGemAlerts: false, alertMail: false },
      ...{
        morningBrief: false,
        briefMinute: 510,
        weeklyLetter: false,
        letterDay: 0,
        letterMinute: 600,
        timeZone: null,
      },
    }
    expect(await ada.call(notifications.settings, {})).toEqual(first)
    await Promise.all([
      ada.call(notifications.changeSettings, { hiddenGemAlerts: true }),
      ada.call(notifications.changeSettings, { reEngagementHours: 24 }),
    ])
    expect(await ada.call(notifications.settings, {})).toEqual({
      ...first,
      hiddenGemAlerts: true,
      alertMail: false,
      reEngagementHours: 24,
    })
  })

  it.each([0, 25])('refuse %s hours', async reEngagementHours => {
    const ada = await world.member()
    await expect(ada.call(notifications.changeSettings, { reEngagementHours })).rejects.toMatchObject({ status: 400 })
  })

  it('are in the export, without keys, and gone with the account', async () => {
    const { member, browser } = await world.listener()
    await member.call(notifications.changeSettings, { hiddenGemAlerts: true })
    const exported = await member.call(accounts.export, {})
    expect(exported).toMatchObject({ notifications: { settings: { hiddenGemAlerts: true }, browsers: [{}] } })
    expect(JSON.stringify(exported)).not.toContain(browser.subscription.keys.auth)
    await member.call(accounts.remove, {})
    expect(await browsersOf(member.accountId)).toBe(0)
    expect(service.received.some(({ path }) => path === browser.path)).toBe(false)
  })

  it('and browsers are not stored in a race with the account’s deletion', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const codeOf = (asked: Promise<unknown>) =>
      asked.then(
        () => 'kept',
        error => error.code,
      )
    const { subscription } = world.browser()
    expect([
      await whileLeaving(world.database, ada, () => codeOf(ada.call(notifications.subscribe, subscription))),
      await whileLeaving(world.database, eve, () =>
        codeOf(eve.call(notifications.changeSettings, { hiddenGemAlerts: true })),
      ),
    ]).toEqual(['accounts.signInRequired', 'accounts.signInRequired'])
    const saved = sql`select 1 from notifications_settings where account_id = ${eve.accountId}`
    expect([await browsersOf(ada.accountId), await world.database.rows(saved)]).toEqual([0, []])
  })
})
