import { notifications } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createPushWorld } from '../../../testing/push-world.ts'
import { topicOf } from '../push/channel.ts'
import { handOverMs, leaseMs } from '../rules.ts'
import { send } from '../send.ts'
import { gatherer } from './deliver.ts'
import { addDeliveries, claimDue, claimOverflow } from './store.ts'

const world = await createPushWorld()
const { database, clock, service } = world
const message = { title: 'a', body: 'b', path: '/', tag: 't' }

const idOf = async (accountId: string) =>
  (await database.row<{ id: string }>(sql`select id from notifications_subscriptions where account_id = ${accountId}`))
    ?.id ?? ''
async function addTo(accountId: string, key = 'k') {
  const now = clock.now()
  const times = { now, dueAt: now, expiresAt: new Date(now.getTime() + HOUR_MS) }
  await addDeliveries(database, [await idOf(accountId)], { key, urgency: 'normal', message, ...times })
}
const outcomes = async (accountId: string) =>
  (
    await database.rows<{ outcome: string | null }>(sql`select d.outcome from notifications_deliveries d
      join notifications_subscriptions s on s.id = d.subscription_id where s.account_id = ${accountId}`)
  ).map(({ outcome }) => outcome)

beforeEach(() => {
  service.answers.length = 0
  clock.forward(2 * HOUR_MS)
})

describe('the delivery queue', () => {
  it('sends once, also when a message is added twice and claimed by two at once', async () => {
    const { member, browser } = await world.listener()
    await addTo(member.accountId)
    await addTo(member.accountId)
    await Promise.all([world.deliver(), world.deliver(await world.another())])
    await world.deliver()
    expect(browser.shown()).toEqual([message])
    expect(browser.received()[0]?.headers.ttl).toBe('3600')
    expect(await outcomes(member.accountId)).toEqual(['sent'])
  })

  it('retries with backoff, and no sooner than Retry-After', async () => {
    const { member, browser } = await world.listener()
    await addTo(member.accountId)
    service.answers.push({ status: 503 }, { status: 429, headers: { 'retry-after': '600' } })
    await world.deliver()
    await world.deliver()
    expect(browser.received(), 'not at once').toHaveLength(1)
    clock.forward(2_000)
    await world.deliver()
    clock.forward(120_000)
    await world.deliver()
    expect(browser.received(), 'not before ten minutes').toHaveLength(2)
    clock.forward(480_000)
    await world.deliver()
    expect(browser.received()).toHaveLength(3)
    expect(await outcomes(member.accountId)).toEqual(['sent'])
  })

  it('deletes a subscription that is gone (410)', async () => {
    for (const status of [404, 410]) {
      const { member } = await world.listener()
      await addTo(member.accountId)
      service.answers.push({ status })
      await world.deliver()
      expect(await idOf(member.accountId)).toBe('')
    }
  })

  it('does not retry a refused message', async () => {
    const { member, browser } = await world.listener()
    await addTo(member.accountId)
    service.answers.push({ status: 403 })
    await world.deliver()
    clock.forward(HOUR_MS / 2)
    await world.deliver()
    expect(browser.received()).toHaveLength(1)
    expect(await outcomes(member.accountId)).toEqual(['refused'])
  })

  it('drops a message after its TTL', async () => {
    const { member, browser } = await world.listener()
    await addTo(member.accountId)
    clock.forward(HOUR_MS)
    await world.deliver()
    expect(browser.received()).toEqual([])
    expect(await outcomes(member.accountId)).toEqual(['expired'])
  })

  it('waits for the lease of a dead sender, then replaces what may have left', async () => {
    const { member, browser } = await world.listener()
    await addTo(member.accountId, 'lost')
    const dying = { ...world.push, send: () => Promise.reject(new Error('killed')) }
    await expect(world.deliver(world, dying)).rejects.toThrow('killed')
    await world.deliver()
    expect(browser.received()).toEqual([])
    clock.forward(leaseMs)
    await world.deliver()
    expect(browser.shown()).toEqual([message])
    const id = await idOf(member.accountId)
    const row = await database.row<{ id: number }>(
      sql`select id from notifications_deliveries where subscription_id = ${id}`,
    )
    expect(browser.received()[0]?.headers.topic).toBe(topicOf(id, String(row?.id)))
  })
})

describe('in a storm', () => {
  const about = { kind: 'alert', urgency: 'high', path: '/', tag: 't' } as const
  const say = () => ({ title: 'Storm', body: 'b' })
  const sendTo = (accountId: string, key: string) => {
    const happenedAt = clock.now()
    const expiresAt = new Date(happenedAt.getTime() + HOUR_MS)
    return database.transaction(tx => send(tx, happenedAt, [{ ...about, accountId, key, happenedAt, expiresAt, say }]))
  }

  it('a channel that failed is left without another try where its time is up before its turn comes', async () => {
    const { member, browser } = await world.listener()
    await member.call(notifications.changeSettings, { alertMail: true })
    await sendTo(member.accountId, 'late')
    service.answers.push({ status: 503 })
    await world.deliver()
    clock.forward(handOverMs + 1)
    await world.deliver()
    expect(browser.received()).toHaveLength(1)
    expect((await world.emailsTo(member.email)).map(({ subject }) => subject)).toContain('Storm')
  })

  it('a channel with a limit keeps what it can send in time, and the rest does not wait for it', async () => {
    const { member } = await world.listener()
    const now = clock.now()
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      await sendTo(member.accountId, key)
      clock.forward(1)
    }
    const claim = {
      channel: 'push',
      now: clock.now(),
      leaseEndsAt: new Date(now.getTime() + leaseMs),
      limit: 10,
    } as const
    const since = new Date(now.getTime() - handOverMs)
    const keysOf = (deliveries: { key: string }[]) => deliveries.map(({ key }) => key).sort()
    expect(keysOf(await claimOverflow(database, { ...claim, places: 3, since }))).toEqual(['d', 'e'])
    expect(await claimOverflow(database, { ...claim, places: 3, since }), 'each for one taker').toEqual([])
    expect(keysOf(await claimOverflow(database, { ...claim, places: 3, since: now })), 'too long there').toEqual(['a'])
    expect(keysOf(await claimDue(database, claim))).toEqual(['b', 'c'])
  })
})

it('what was handed over is found by the next channel also where it is written slowly', async () => {
  const { member } = await world.listener()
  await member.call(notifications.changeSettings, { alertMail: true })
  const now = clock.now()
  const times = { happenedAt: now, expiresAt: new Date(now.getTime() + HOUR_MS) }
  const about = {
    accountId: member.accountId,
    key: 'slow',
    kind: 'alert',
    urgency: 'high',
    path: '/',
    tag: 't',
  } as const
  const say = () => ({ title: 'Handed over', body: 'b' })
  await database.transaction(tx => send(tx, now, [{ ...about, ...times, say }]))
  service.answers.push({ status: 403 })
  let onLook = () => {}
  const slow: typeof database = {
    ...database,
    rows: async query => {
      const found = await database.rows<never>(query)
      if (query.values.includes('mail')) onLook()
      return found
    },
    run: async query => {
      // Mail looks once more before it is written.
      if (query.text.includes('is_sending = false'))
        await new Promise<void>(resolve => {
          onLook = resolve
        })
      return database.run(query)
    },
  }
  await world.deliver({ ...world, database: slow })
  expect((await world.emailsTo(member.email)).map(({ subject }) => subject)).toContain('Handed over')
})

it('gathering writes everything once, in few statements, and says when it is written', async () => {
  const writes: number[][] = []
  const put = gatherer<number>(async items => {
    writes.push(items)
    await Promise.resolve()
  })
  await Promise.all([1, 2, 3].map(put))
  await put(4)
  expect(writes.flat()).toEqual([1, 2, 3, 4])
  expect(writes.length).toBeLessThan(4)
})
