import { createHmac } from 'node:crypto'
import { accounts, admin, channels, notifications } from '@pusula/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { viewerFinder } from '../../join-features.ts'
import { sql } from '../../platform/db/db.ts'
import { createMetrics } from '../../platform/http/metrics.ts'
import { createHttp } from '../../platform/http/server.ts'
import { administrator } from '../../testing/admin.ts'
import { startTelegram } from '../../testing/telegram.ts'
import { startReceiver } from '../../testing/webhook-receiver.ts'
import { createWorld, Person } from '../../testing/world.ts'
import { createDispatcher } from './delivery/deliver.ts'
import { receiptsOf } from './delivery/store.ts'
import { mailChannel } from './mail.ts'
import type { Channel, Channels } from './message.ts'
import { openRoutes } from './routes.ts'
import { send } from './send.ts'
import { checkWebhook, webhookChannel } from './webhook/channel.ts'
import { signatureOf } from './webhook/sign.ts'

const world = await createWorld()
const { clock, database } = world
const receiver = await startReceiver()
afterAll(() => receiver.close())

const notOffered: Channel = {
  isOffered: async () => false,
  isRepeatable: true,
  atOnce: 1,
  send: async () => ({ kind: 'gone' }),
}
const guard = { allow: ['127.0.0.0/8'] }
const webhook = webhookChannel({
  ...{ secrets: world.secrets, clock, guard, userAgent: 'Pusula/1', publicUrl: 'https://pusula.test' },
  ...{ isOpen: async () => true, ca: receiver.cert },
})
afterAll(() => webhook.close())
const all: Channels = { push: notOffered, telegram: notOffered, mail: mailChannel(world), webhook }
const dispatcher = createDispatcher(world, all)

/** The same calls, answered by somebody who trusts the receiver's certificate. */
const http = await createHttp({
  ...world.config,
  log: world.log,
  metrics: createMetrics(),
  redis: undefined,
  formHosts: [],
})
const bots = { now: async () => null, nameOf: async () => null, forget: () => {} }
const alertsSet = async () => 0
openRoutes({ fastify: http, identify: viewerFinder(world), opened: new Map() }, world, {
  channels: all,
  bots,
  guard,
  alertsSet,
})
afterAll(() => http.close())

async function member() {
  const person = await world.member()
  const trusting = Object.assign(new Person(http), { address: person.address })
  Object.assign(trusting.cookies, person.cookies)
  return { person, trusting }
}
const named = async (person: Person, name: string) =>
  (await person.call(channels.list, {})).channels.find(channel => channel.name === name)

let number = 0
const tell = (accountId: string, data?: Record<string, unknown>) => {
  const key = `alert ${number++}`
  return database
    .transaction(tx =>
      send(tx, clock.now(), [
        {
          ...{ accountId, key, kind: 'alert', urgency: 'high', path: '/a', tag: 't', happenedAt: clock.now() },
          say: ({ language }) => ({ title: language === 'tr' ? 'Başlık' : 'Title', body: 'Body' }),
          expiresAt: new Date(clock.now().getTime() + 6 * 3_600_000),
          ...(data && { data }),
        },
      ]),
    )
    .then(() => key)
}

describe('the channels of a member', () => {
  it('stand in an order that can be set, and what is not offered is not there', async () => {
    const ada = await world.member()
    const names = async () => (await ada.call(channels.list, {})).channels.map(({ name }) => name)
    expect(await names()).toEqual(['push', 'mail', 'webhook'])
    await ada.call(channels.order, { names: ['webhook', 'mail', 'webhook'] })
    expect(await names()).toEqual(['webhook', 'mail', 'push'])
    await expect(ada.call(channels.linkTelegram, {})).rejects.toMatchObject({ code: 'channels.notOffered' })
    await expect(ada.call(channels.switch, { name: 'telegram', isOn: true })).rejects.toMatchObject({
      code: 'channels.notOffered',
    })
  })

  it('keep one on while an alert is set', async () => {
    const ada = await world.member()
    await ada.call(channels.switch, { name: 'mail', isOn: true })
    await ada.call(channels.switch, { name: 'mail', isOn: false })
    await ada.call(channels.switch, { name: 'mail', isOn: true })
    await ada.call(notifications.addAlert, { symbol: 'BTC', kind: 'above', target: 10_000_000 })
    const off = ada.call(channels.switch, { name: 'mail', isOn: false })
    await expect(off).rejects.toMatchObject({ code: 'channels.lastOne' })
    expect(await ada.call(notifications.settings, {})).toMatchObject({ alertMail: true })
  })

  it('are each tried by a test, whose result stays', async () => {
    const ada = await world.member()
    expect(await ada.call(channels.test, { name: 'mail' })).toMatchObject({ outcome: 'accepted', code: 250 })
    expect(await named(ada, 'mail')).toMatchObject({ lastTest: { outcome: 'accepted', at: clock.now().toISOString() } })
    expect((await world.emailsTo(ada.email)).map(({ subject }) => subject)).toContain('Test message')
    await expect(ada.call(channels.test, { name: 'push' })).rejects.toMatchObject({ code: 'channels.notSet' })
  })

  it('are silent in quiet hours, and deliver afterwards what came, with its own time', async () => {
    const ada = await world.member()
    await ada.call(channels.switch, { name: 'mail', isOn: true })
    const now = clock.now()
    const quiet = { fromMinute: 660, toMinute: 1020, timeZone: 'UTC', alertsThrough: false }
    expect(await ada.call(channels.setQuiet, { quiet })).toMatchObject({ quiet })
    await tell(ada.accountId)
    await dispatcher.run()
    const emails = async () => (await world.emailsTo(ada.email)).filter(({ subject }) => subject === 'Title').length
    expect(await emails()).toBe(0)
    clock.forward(Date.UTC(2026, 10, 15, 17) - now.getTime())
    await dispatcher.run()
    expect(await emails()).toBe(1)
    await ada.call(channels.setQuiet, { quiet: { ...quiet, toMinute: 1200, alertsThrough: true } })
    await tell(ada.accountId)
    await dispatcher.run()
    expect(await emails()).toBe(2)
  })
})

describe('a webhook', () => {
  const url = (path: string) => `${receiver.url}${path}`
  const verified = (secret: string, path: string) => {
    const posted = receiver.at(path).at(-1)
    const [id, seconds] = [posted?.headers['webhook-id'], posted?.headers['webhook-timestamp']]
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const mine = `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${posted?.body}`).digest('base64')}`
    return String(posted?.headers['webhook-signature']).split(' ').includes(mine)
  }

  it('signs the published test vector of docs.svix.com', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const signature = signatureOf([secret], 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}')
    expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  it.each([
    'http://example.com/x',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest',
    'https://user:word@example.com/x',
    'https://example.com:22/x',
    'ftp://example.com/x',
  ])('never leads to %s', address =>
    expect(() => checkWebhook(address, {})).toThrow(expect.objectContaining({ code: 'channels.wrongAddress' })),
  )

  it('is off until it took a test, is signed as its receiver can check, and two secrets sign for a day', async () => {
    const { person, trusting } = await member()
    const { secret } = await trusting.call(channels.setWebhook, { url: url('/ada') })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    await expect(trusting.call(channels.switch, { name: 'webhook', isOn: true })).rejects.toMatchObject({
      code: 'channels.untested',
    })
    expect(await trusting.call(channels.test, { name: 'webhook' })).toMatchObject({ outcome: 'accepted', code: 204 })
    expect(verified(secret ?? '', '/ada')).toBe(true)
    expect(JSON.parse(receiver.at('/ada')[0]?.body ?? '')).toMatchObject({ type: 'webhook.test' })
    expect(await named(trusting, 'webhook')).toMatchObject({
      isOn: true,
      isSet: true,
      label: new URL(receiver.url).host,
    })

    const stored = await trusting.call(channels.setWebhook, { url: url('/ada') })
    expect(stored.secret, 'the same address keeps its secret').toBeNull()
    const rotated = await trusting.call(channels.rotateSecret, {})
    await tell(person.accountId, { coin: 'BTC', level: 110 })
    await dispatcher.run()
    expect([verified(secret ?? '', '/ada'), verified(rotated.secret, '/ada')]).toEqual([true, true])
    expect(JSON.parse(receiver.at('/ada').at(-1)?.body ?? '')).toMatchObject({
      type: 'alert.rang',
      timestamp: clock.now().toISOString(),
      data: { coin: 'BTC', level: 110, title: 'Title', url: 'https://pusula.test/a' },
    })
    clock.forward(86_400_000)
    await tell(person.accountId)
    await dispatcher.run()
    expect([verified(secret ?? '', '/ada'), verified(rotated.secret, '/ada')]).toEqual([false, true])
  })

  it('keeps its id in every retry, follows no redirect, and falls back to the next channel', async () => {
    const { person, trusting } = await member()
    await trusting.call(channels.setWebhook, { url: url('/moved') })
    await trusting.call(channels.test, { name: 'webhook' })
    await trusting.call(channels.switch, { name: 'mail', isOn: true })
    await trusting.call(channels.order, { names: ['webhook', 'mail'] })
    receiver.answers.set('/moved', [
      { status: 302, headers: { location: url('/secret') } },
      { status: 503, headers: { 'retry-after': '1' } },
      ...Array.from({ length: 9 }, () => ({ status: 500 })),
    ])
    const key = await tell(person.accountId)
    for (let second = 0; second < 15; second++) {
      await dispatcher.run()
      clock.forward(1000)
    }
    const posted = receiver.at('/moved').slice(1)
    expect(receiver.at('/secret')).toEqual([])
    expect(posted.length).toBeGreaterThanOrEqual(3)
    expect(new Set(posted.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const receipt = (await receiptsOf(database, person.accountId, [key], clock.now())).get(key)
    expect(receipt).toMatchObject({ state: 'accepted', acceptedBy: 'mail', mayBeTwice: false })
    expect(receipt?.tries.map(({ channel, outcome, code }) => [channel, outcome, code])).toEqual([
      ['webhook', 'later', 302],
      ['webhook', 'later', 503],
      ...posted.slice(2).map(() => ['webhook', 'later', 500]),
      ['mail', 'accepted', 250],
    ])
  })

  it.each([
    ['a large page', { status: 200, body: 'x'.repeat(250_000) }, 'accepted'],
    ['what is not gzip', { status: 200, headers: { 'content-encoding': 'gzip' }, body: 'nonsense' }, 'accepted'],
    ['a large page of errors', { status: 500, body: 'x'.repeat(250_000) }, 'later'],
  ])('that answers with %s is known by its status', async (_, answer, outcome) => {
    const { trusting } = await member()
    const path = `/page/${answer.status}`
    await trusting.call(channels.setWebhook, { url: url(path) })
    receiver.answers.set(path, [answer])
    expect(await trusting.call(channels.test, { name: 'webhook' })).toMatchObject({ outcome, code: answer.status })
  })

  it('that is gone is closed and says so; the address is in the export, the secret is not', async () => {
    const { person, trusting } = await member()
    const { secret } = await trusting.call(channels.setWebhook, { url: url('/gone') })
    await trusting.call(channels.test, { name: 'webhook' })
    const exported = JSON.stringify(await person.call(accounts.export, {}))
    expect(exported).toContain(url('/gone'))
    expect(exported).not.toContain(secret)
    receiver.answers.set('/gone', [{ status: 410 }])
    await tell(person.accountId)
    await dispatcher.run()
    expect(await named(trusting, 'webhook')).toMatchObject({ isSet: false, isOn: false, closedWhy: 'gone' })
    await person.call(accounts.remove, {})
    for (const table of ['channels_people', 'channels_targets', 'channels_tests', 'notifications_deliveries'])
      expect(
        await database.rows({ text: `select 1 from ${table} where account_id = $1`, values: [person.accountId] }),
      ).toEqual([])
  })
})

describe('a receipt', () => {
  it('reports the delivery status of an alert, also that nobody could be reached', async () => {
    const ada = await world.member()
    await database.run(sql`insert into notifications_alerts (account_id, symbol, name, kind, target, from_usd, created_at,
      fired_at, fired_usd) values (${ada.accountId}, 'BTC', 'Bitcoin', 'above', 110, 100, ${clock.now()}, ${clock.now()}, 111)`)
    const [alert] = await ada.call(notifications.alerts, {})
    const about = { accountId: ada.accountId, kind: 'alert', urgency: 'high', path: '/a', tag: 't' } as const
    const words = { say: () => ({ title: 'a', body: 'b' }), happenedAt: clock.now(), expiresAt: new Date('2030-01-01') }
    await database.transaction(tx => send(tx, clock.now(), [{ ...about, ...words, key: `alert ${alert?.id}` }]))
    expect(await ada.call(notifications.alerts, {})).toMatchObject([
      { receipt: { state: 'noChannel', acceptedBy: null, crossedAt: clock.now().toISOString(), tries: [] } },
    ])
  })

  it('of a crashed sender says that it may have arrived twice (at least once), and the second message says so too', async () => {
    const ada = await world.member()
    await ada.call(channels.switch, { name: 'mail', isOn: true })
    const key = await tell(ada.accountId)
    const dying = { ...all, mail: { ...all.mail, send: () => Promise.reject(new Error('killed')) } }
    await expect(createDispatcher(world, dying).run()).rejects.toThrow('killed')
    clock.forward(20_000)
    await dispatcher.run()
    const eve = await world.member()
    expect((await receiptsOf(database, eve.accountId, [key], clock.now())).size, 'nobody else’s').toBe(0)
    expect((await receiptsOf(database, ada.accountId, [key], clock.now())).get(key)).toMatchObject({
      state: 'accepted',
      mayBeTwice: true,
      tries: [{ outcome: 'silent' }, { outcome: 'accepted' }],
    })
    const [email] = (await world.emailsTo(ada.email)).filter(({ subject }) => subject === 'Title')
    expect(email?.text).toContain('may have arrived twice')
  })
})

describe('the panel', () => {
  it('keeps a bot that Telegram knows, says its end alone, and opens Telegram to people', async () => {
    const telegram = await startTelegram({ perSecond: Number.POSITIVE_INFINITY })
    const here = await createWorld({ TELEGRAM_API_URL: telegram.url })
    const owner = await administrator(here)
    expect(await owner.call(admin.channels, {})).toMatchObject({ telegram: { source: null, bot: null } })
    const wrong = owner.call(admin.saveChannels, { botToken: '999:wrongwrongwrong' })
    await expect(wrong).rejects.toMatchObject({ code: 'channels.wrongToken' })
    const saved = await owner.call(admin.saveChannels, { botToken: telegram.token, webhooksOpen: false })
    expect(saved).toMatchObject({
      telegram: { source: 'panel', bot: 'pusula_test_bot', tokenEnd: telegram.token.slice(-4), hears: 'polling' },
      webhooks: { isOpen: false },
    })
    expect(JSON.stringify(await owner.call(admin.audit, {}))).not.toContain(telegram.token)
    const ada = await here.member()
    const names = async () => (await ada.call(channels.list, {})).channels.map(({ name }) => name)
    here.clock.forward(5_000)
    expect(await names()).toEqual(['push', 'telegram', 'mail'])
    await owner.call(admin.saveChannels, { botToken: null })
    expect(await names()).toEqual(['push', 'mail'])
    telegram.close()
  })
})
