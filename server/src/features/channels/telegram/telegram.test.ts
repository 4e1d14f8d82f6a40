import { accounts, channels, notifications } from '@pusula/contract'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import type { Platform } from '../../../platform.ts'
import { untilWaiting } from '../../../testing/lock-waits.ts'
import { blocked, startTelegram, tooMany } from '../../../testing/telegram.ts'
import { createWorld, type Person } from '../../../testing/world.ts'
import { botApi, cut, escapeText } from './api.ts'
import { createBots } from './bot.ts'
import { telegramChannel, textOf } from './channel.ts'
import { hearsBy, listener, updatesPath } from './listen.ts'
import { botWords } from './words.ts'

const telegram = await startTelegram({ perSecond: Number.POSITIVE_INFINITY })
afterAll(() => telegram.close())
const world = await createWorld({ TELEGRAM_BOT_TOKEN: telegram.token, TELEGRAM_API_URL: telegram.url })
const { clock, database } = world
const api = botApi(telegram.url)

let chats = 1000
const secret = world.secrets.hash('channels telegram webhook', telegram.token)
/** What Telegram posts to us when somebody does something. */
const post = (update: object, header = secret) =>
  world.app.inject({
    method: 'POST',
    url: updatesPath,
    payload: update,
    headers: { 'x-telegram-bot-api-secret-token': header },
  })
const write = async (chatId: number, text: string, from?: object) => {
  await post(telegram.write(chatId, text, from))
  return telegram.sentTo(chatId).at(-1)
}
const inList = async (person: Person) =>
  (await person.call(channels.list, {})).channels.find(({ name }) => name === 'telegram')

/** A member whose chat is linked. */
async function linked() {
  const [member, chatId] = [await world.member(), chats++]
  const { code } = await member.call(channels.linkTelegram, {})
  await write(chatId, `/start ${code}`, { username: 'deniz_a' })
  return { member, chatId }
}

describe('linking', () => {
  it('takes one tap: the code works once, in time, and the newest alone', async () => {
    const ada = await world.member()
    expect(await inList(ada)).toMatchObject({ isSet: false, isOn: false })
    expect(await ada.call(channels.telegramLink, {})).toEqual({ state: 'none', label: null })
    const old = await ada.call(channels.linkTelegram, {})
    const link = await ada.call(channels.linkTelegram, {})
    expect(link.url).toBe(`https://t.me/pusula_test_bot?start=${link.code}`)
    expect(link.code).toMatch(/^[A-Za-z0-9_-]{32}$/)
    expect(await write(1, `/start ${old.code}`)).toContain('has ended')
    expect(await ada.call(channels.telegramLink, {})).toMatchObject({ state: 'waiting' })
    expect(await write(1, `/start ${link.code}`, { username: 'deniz_a' })).toContain('Linked')
    expect(await ada.call(channels.telegramLink, {})).toEqual({ state: 'linked', label: '@deniz_a' })
    expect(await inList(ada)).toMatchObject({ isSet: true, isOn: true, label: '@deniz_a' })
    expect(await write(2, `/start ${link.code}`), 'a second time it opens nothing').toContain('has ended')
    clock.forward(1)
    const late = await ada.call(channels.linkTelegram, {})
    clock.forward(15 * 60_000)
    expect(await write(1, `/start ${late.code}`)).toContain('has ended')
    expect(await ada.call(channels.telegramLink, {})).toMatchObject({ state: 'ended' })
  })

  it('processes updates whose ids restart, as Telegram’s do after a week of silence, and each of them once', async () => {
    const { member, chatId } = await linked()
    const update = { ...telegram.write(chatId, '/stop'), update_id: 3 }
    await post(update)
    expect(await inList(member), 'numbers only rise within a week').toMatchObject({ isSet: true })
    clock.forward(7 * 86_400_000)
    await post(update)
    expect(await inList(member)).toMatchObject({ isSet: false })
    const { code } = await member.call(channels.linkTelegram, {})
    await post({ ...telegram.write(chatId, `/start ${code}`), update_id: 4 })
    await post(update)
    expect(await inList(member), 'the same again is not heard').toMatchObject({ isSet: true })
    // The double counts on from where it was.
    await database.run(sql`update channels_panel set last_heard_at = ${new Date(0)}`)
  })

  it('of a chat that is another’s asks first, and then moves it', async () => {
    const { member: ada, chatId } = await linked()
    const eve = await world.member()
    const { code } = await eve.call(channels.linkTelegram, {})
    expect(await write(chatId, `/start ${code}`)).toContain('another account')
    expect(await eve.call(channels.telegramLink, {})).toMatchObject({ state: 'elsewhere' })
    expect([(await inList(ada))?.isSet, (await inList(eve))?.isSet]).toEqual([true, false])
    await eve.call(channels.moveTelegram, {})
    expect([(await inList(ada))?.isSet, (await inList(eve))?.isSet]).toEqual([false, true])
    await expect(eve.call(channels.moveTelegram, {})).rejects.toMatchObject({ code: 'channels.linkEnded' })
  })

  it('ends with /stop, with a removal and when the bot is blocked, which is said', async () => {
    const [stops, removes, blocks] = [await linked(), await linked(), await linked()]
    expect(await write(stops.chatId, '/stop')).toContain('Unlinked')
    expect(await inList(stops.member)).toMatchObject({ isSet: false, closedWhy: null })
    await removes.member.call(channels.remove, { name: 'telegram' })
    expect(await inList(removes.member)).toMatchObject({ isSet: false })
    await post(telegram.block(blocks.chatId))
    expect(await inList(blocks.member)).toMatchObject({ isSet: false, isOn: false, closedWhy: 'blocked' })
  })

  it('waits for an account that is leaving, and is then not made', async () => {
    const [ada, chatId] = [await world.member(), chats++]
    const { code } = await ada.call(channels.linkTelegram, {})
    const { answered } = await database.transaction(async tx => {
      await tx.run(sql`select from accounts where id = ${ada.accountId} for update`)
      const answered = write(chatId, `/start ${code}`)
      await untilWaiting(database, 1)
      await tx.run(sql`delete from channels_links where account_id = ${ada.accountId}`)
      return { answered }
    })
    expect(await answered).toContain('has ended')
  })

  it('is in the export without the code, and gone with the account', async () => {
    const { member, chatId } = await linked()
    const exported = await member.call(accounts.export, {})
    expect(exported).toMatchObject({
      channels: { linked: [{ channel: 'telegram', to: { chatId, name: '@deniz_a' } }] },
    })
    await member.call(accounts.remove, {})
    expect(
      await database.rows(sql`select 1 from channels_targets where account_id = ${member.accountId}
      union all select 1 from channels_links where account_id = ${member.accountId}`),
    ).toEqual([])
    expect(await write(chatId, '/alerts')).toContain('not linked')
  })
})

describe('the bot', () => {
  it('says a coin’s price and range, the alerts with their direction, and helps with anything else', async () => {
    const { member, chatId } = await linked()
    const price = await write(chatId, '/btc')
    expect(price).toMatch(/^Bitcoin \(BTC\): \$[\d,.]+, .*% in 24 hours\./)
    expect(price).toContain('likely range')
    expect(price).toContain('Simulated market')
    expect(await write(chatId, '/price eth')).toContain('Ethereum (ETH)')
    expect(await write(chatId, '/nosuchcoin')).toContain('could not find')
    expect(await write(chatId, '/alerts')).toBe('You have no alerts set.')
    for (const wish of [
      { kind: 'above' as const, target: 10_000_000 },
      { kind: 'close' as const, target: 2 },
    ])
      await member.call(notifications.addAlert, { symbol: 'BTC', ...wish })
    expect((await write(chatId, '/alerts'))?.split('\n').sort()).toEqual([
      'BTC: a 1-hour candle closes below $2.0000',
      'BTC: rises above $10,000,000.00',
    ])
    expect(await write(chatId, 'hello')).toContain('/alerts')
  })

  it.each([
    [1, 'For this coin 80.0 in 100 ranges held; 1 day, 40 predictions.'],
    [2, 'For this coin 80.0 in 100 ranges held; 2 days, 40 predictions.'],
  ])('says over how many days ranges were counted: %i', (days, said) => {
    const coin = { symbol: 'BTC', name: 'Bitcoin', priceUsd: 100, dayRatio: 0, isSimulated: false }
    const held = { kind: 'live', heldRatio: 0.8, graded: 40, days } as const
    const text = botWords.en.coin({ ...coin, range: { lowUsd: 90, highUsd: 110 }, held })
    expect(text).toContain(said)
  })

  it('answers only linked chats, and is silent in groups and to bots', async () => {
    expect(await write(77, '/btc', { language_code: 'tr' })).toContain('bağlı değil')
    const group = { chat: { id: -5, type: 'group' }, text: '/btc', from: { is_bot: false } }
    await post(telegram.tell({ message: group }))
    await post(telegram.tell({ message: { ...group, chat: { id: 78, type: 'private' }, from: { is_bot: true } } }))
    expect([telegram.sentTo(-5), telegram.sentTo(78)]).toEqual([[], []])
  })

  it('handles each update once and in order, answers unknown commands, and is rate limited to twenty a minute', async () => {
    const { chatId } = await linked()
    const before = telegram.sentTo(chatId).length
    const update = telegram.write(chatId, '/alerts')
    await Promise.all([post(update), post(update)])
    await post(update)
    expect(telegram.sentTo(chatId)).toHaveLength(before + 1)
    expect((await post(telegram.tell({ poll: {} }))).statusCode).toBe(200)
    for (let i = 0; i < 25; i++) await write(chatId, '/alerts')
    expect(telegram.sentTo(chatId)).toHaveLength(before + 20)
  })

  it('needs Telegram’s secret token: a wrong or missing one is a 404', async () => {
    const { chatId, member } = await linked()
    for (const header of ['', 'x', `${secret}x`]) {
      expect((await post(telegram.write(chatId, '/stop'), header)).statusCode).toBe(404)
    }
    expect(await inList(member)).toMatchObject({ isSet: true })
  })

  it('long-polls in one instance of two (lease), where Telegram cannot reach us', async () => {
    const [here, there] = [world, await world.another()]
    const leaving = new AbortController()
    const dependencies = { coin: async () => undefined, alertLines: async () => ['one alert'] }
    const open = (platform: Platform) =>
      listener({ platform, api, bots: createBots(platform, api), dependencies }, leaving.signal)
    const { chatId } = await linked()
    telegram.asked.length = 0
    const isOpen = () => !leaving.signal.aborted
    const listening = open(here)(isOpen)
    await expect.poll(() => telegram.asked.map(({ method }) => method)).toContain('getUpdates')
    await open(there)(isOpen)
    expect(telegram.asked.filter(({ method }) => method === 'getUpdates')).toHaveLength(1)
    telegram.write(chatId, '/alerts')
    await expect.poll(() => telegram.sentTo(chatId).at(-1)).toBe('one alert')
    leaving.abort()
    await listening
    expect(telegram.asked.map(({ method }) => method)).toContain('deleteWebhook')
  })

  it.each([
    ['https://pusula.example.com', 'webhook'],
    ['https://pusula.example.com:8443', 'webhook'],
    ['https://pusula.example.com:3000', 'polling'],
    ['http://pusula.example.com', 'polling'],
    ['https://localhost', 'polling'],
    ['https://192.168.1.4', 'polling'],
    ['https://nas.local', 'polling'],
  ])('at %s hears by %s', (url, how) => expect(hearsBy(url)).toBe(how))
})

describe('a message', () => {
  const bots = createBots(world, api)
  const channel = telegramChannel({ api, secrets: world.secrets, publicUrl: 'https://pusula.test', bot: bots.now })
  const sending = {
    ...{ id: '1', kind: 'alert' as const, urgency: 'high' as const, browserId: null, happenedAt: clock.now() },
    ...{ leftMs: 60_000, isDoubtful: false },
    message: {
      says: { en: { title: 'BTC closed above $110.5!', body: 'Now (111) - ok.' } },
      path: '/a?coin=BTC',
      tag: 't',
    },
  }
  const reader = async (accountId: string) => {
    const row = await database.row<{ address: string }>(sql`select address from channels_targets
      where account_id = ${accountId} and channel = 'telegram'`)
    const nothing = {
      sequence: [],
      browsers: [],
      email: null,
      webhook: null,
      webhookFailingSince: null,
      isBlocked: false,
    }
    return { ...nothing, accountId, language: 'en' as const, timeZone: 'UTC', telegram: row?.address ?? null }
  }

  it.each([
    ['is taken', [], { kind: 'accepted', code: 200 }],
    ['finds who blocked the bot gone', [blocked], { kind: 'gone', code: 403 }],
    ['waits as long as it is told to', [tooMany(7)], { kind: 'later', code: 429, afterMs: 7000 }],
    ['comes again after a bad gateway', ['bad gateway'], { kind: 'later', code: 502 }],
    ['is in doubt where the answer was lost', ['lost'], { kind: 'silent' }],
    [
      'is refused where it is wrong',
      [{ error_code: 400, description: 'Bad Request: x' }],
      { kind: 'refused', code: 400 },
    ],
    [
      'finds a chat that is not there gone',
      [{ error_code: 400, description: 'Bad Request: chat not found' }],
      { kind: 'gone', code: 400 },
    ],
  ] as const)('%s', async (_, manners, outcome) => {
    const { member, chatId } = await linked()
    telegram.manners.set(chatId, [...manners])
    expect(await channel.send(await reader(member.accountId), sending)).toEqual(outcome)
  })

  it('waits for all where the token is refused, and nothing is offered where there is none', async () => {
    const { member } = await linked()
    const [wrong, none] = [
      telegramChannel({
        api,
        secrets: world.secrets,
        publicUrl: '',
        bot: async () => ({ token: '1:x', source: 'panel' }),
      }),
      telegramChannel({ api, secrets: world.secrets, publicUrl: '', bot: async () => null }),
    ]
    expect(await wrong.send(await reader(member.accountId), sending)).toEqual({ kind: 'closed', code: 401 })
    expect([await wrong.isOffered(), await none.isOffered()]).toEqual([true, false])
  })

  it('is one that Telegram takes, whatever its words are', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 5000 }), fc.boolean(), (text, isDoubtful) => {
        const said = textOf('tr', { title: text, body: text }, 'https://pusula.test/a?b=(c)', isDoubtful)
        expect(said.replace(/\\./g, '').replace(/\[[^\]]*\]\([^)]*\)$/, '')).not.toMatch(/[.!>#+=|{}()-]/)
        expect(cut(text, 100).length).toBeLessThanOrEqual(100)
        expect(escapeText(text).replace(/\\(.)/gs, '$1')).toBe(text)
      }),
    ))
})
