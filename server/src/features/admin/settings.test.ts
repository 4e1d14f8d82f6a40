import { credits, guests, market, admin as routes } from '@pusula/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { changeSettings } from '../../platform/settings.ts'
import { administrator } from '../../testing/admin.ts'
import { createWorld } from '../../testing/world.ts'

const world = await createWorld()
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  admin = await administrator(world)
})

describe('the settings', () => {
  it('take effect at once, and the audit log has the old values', async () => {
    const guest = await world.guest()
    const before = await admin.call(routes.settings, {})
    const saved = await admin.call(routes.saveSettings, { guestCoins: ['ADA'], cacheMinutes: before.cacheMinutes })
    expect(saved).toEqual({ ...before, guestCoins: ['ADA'] })
    const [ada] = await guest.call(market.search, { q: 'ADA' })
    expect(ada).toMatchObject({ symbol: 'ADA', isLocked: false })
    await expect(guest.call(credits.deduct, { symbol: 'BTC' })).rejects.toMatchObject({ code: 'restricted_coin' })
    const [entry] = await admin.call(routes.audit, { action: 'settings.change' })
    expect(entry).toMatchObject({
      by: admin.email,
      at: world.clock.now().toISOString(),
      details: { guestCoins: { from: before.guestCoins, to: ['ADA'] } },
    })
    await admin.call(routes.saveSettings, { guestCoins: ['ADA'] })
    expect(await admin.call(routes.audit, { action: 'settings.change' }), 'no change, no word').toHaveLength(1)
  })

  it('open no coin that nobody knows, and name it', async () => {
    const before = await admin.call(routes.settings, {})
    const response = await admin.request({
      method: 'PUT',
      url: routes.saveSettings.path,
      payload: { guestCoins: ['BTC', 'NOCOIN', 'ETH', 'BTCC9'] },
    })
    expect([response.statusCode, response.json().error]).toEqual([
      404,
      {
        ...{ code: 'market.unknownCoin', message: expect.any(String), details: { named: ['NOCOIN', 'BTCC9'] } },
        messageTr: 'Bu coini bulamadık: NOCOIN, BTCC9',
        messageEn: 'We could not find this coin: NOCOIN, BTCC9',
      },
    ])
    expect(await admin.call(routes.settings, {})).toEqual(before)
  })

  it('keep a coin open that is gone for now', async () => {
    const { guestCoins } = await admin.call(routes.settings, {})
    await changeSettings(world.database, { guestCoins: ['GONE'] }, world.clock.now())
    const saved = await admin.call(routes.saveSettings, { guestCoins: ['GONE', 'BTC'] })
    expect(saved.guestCoins).toEqual(['GONE', 'BTC'])
    await admin.call(routes.saveSettings, { guestCoins })
  })

  it('replace a lone surrogate, and refuse a NUL character', async () => {
    const saved = await admin.call(routes.saveSettings, { receiptSeller: 'Pusula \ud83d' })
    expect(saved.receiptSeller).toBe('Pusula \ufffd')
    await expect(admin.call(routes.saveSettings, { receiptSeller: 'Pusula\u0000' })).rejects.toMatchObject({
      code: 'request.invalid',
    })
    await admin.call(routes.saveSettings, { receiptSeller: '' })
  })

  it('of two administrators are merged field by field, and each is told what the other did (lost update)', async () => {
    const other = await administrator(world)
    const before = await admin.call(routes.settings, {})
    await other.call(routes.saveSettings, { dailyLimits: { member: 30 } })
    const saved = await admin.call(routes.saveSettings, {
      dailyLimits: { visitor: 3 },
      seen: { dailyLimits: { visitor: before.dailyLimits.visitor } },
    })
    expect(saved.dailyLimits, 'neighbours stay').toEqual({ ...before.dailyLimits, visitor: 3, member: 30 })
    const blind = { dailyLimits: { member: 40 }, seen: { dailyLimits: { member: before.dailyLimits.member } } }
    await expect(admin.call(routes.saveSettings, blind)).rejects.toMatchObject({ code: 'admin.changedMeanwhile' })
    const knowing = { ...blind, seen: { dailyLimits: { member: 30 } } }
    expect((await admin.call(routes.saveSettings, knowing)).dailyLimits.member).toBe(40)
    await admin.call(routes.saveSettings, { dailyLimits: before.dailyLimits })
  })

  it('are serialized in the audit log, however close together they change', async () => {
    await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(alerts => admin.call(routes.saveSettings, { alertsPerMember: alerts })),
    )
    const log = await admin.call(routes.audit, { action: 'settings.change' })
    const steps = log.flatMap(({ details }) => (details.alertsPerMember ? [details.alertsPerMember] : []))
    const read = steps as { from: number; to: number }[]
    expect(read).toHaveLength(8)
    for (const [i, step] of read.slice(0, -1).entries()) expect(step.from).toBe(read[i + 1]?.to)
    await admin.call(routes.saveSettings, { alertsPerMember: 20 })
  })

  it('keep visitors out by their address, or all of them', async () => {
    const guest = await world.guest()
    const opens = () => world.person().call(guests.account, {})
    const blocked = { code: 'guests.blocked' }
    await admin.call(routes.saveSettings, { blockedAddresses: [`${guest.address}/32`] })
    await expect(guest.call(guests.account, {})).rejects.toMatchObject(blocked)
    await expect(guest.call(market.topCoins, {})).rejects.toMatchObject({ code: 'guests.sessionRequired' })
    await opens()
    await admin.call(routes.saveSettings, { blockedAddresses: [], guestsAllowed: false })
    await expect(opens()).rejects.toMatchObject(blocked)
    await admin.call(routes.saveSettings, { guestsAllowed: true })
    await opens()
    await guest.call(market.topCoins, {})
  })

  it('stop analyses at the limit of the day', async () => {
    const member = await world.member()
    await admin.call(routes.saveSettings, { dailyLimits: { visitor: null, member: 1, pro: null } })
    await member.call(credits.deduct, { symbol: 'BTC' })
    await expect(member.call(credits.deduct, { symbol: 'ETH' })).rejects.toMatchObject({ code: 'daily_limit' })
    await admin.call(routes.saveSettings, { dailyLimits: { visitor: null, member: null, pro: null } })
    await member.call(credits.deduct, { symbol: 'ETH' })
  })

  it.each([
    { cacheMinutes: 0 },
    { cacheMegabytes: 1e9 },
    { guestCoins: ['not a coin'] },
    { blockedAddresses: ['10.0.0.0/99'] },
    { blockedAddresses: ['fe80::/10', 'everybody'] },
    { dailyLimits: { visitor: -1, member: null, pro: null } },
    { exchangeAddresses: { binance: 'https://api.example.com:99999' } },
  ])('refuse %j, one wrong among right ones too, and stay as they were', async wrong => {
    const before = await admin.call(routes.settings, {})
    const change = { cacheMinutes: 9, ...wrong }
    await expect(admin.call(routes.saveSettings, change)).rejects.toMatchObject({ code: 'request.invalid' })
    expect(await admin.call(routes.settings, {})).toEqual(before)
  })
})

describe('the log', () => {
  it('is read page by page', async () => {
    for (let minutes = 1; minutes <= 52; minutes++)
      await admin.call(routes.saveSettings, { cacheMinutes: 100 + minutes })
    const first = await admin.call(routes.audit, {})
    const second = await admin.call(routes.audit, { before: first.at(-1)?.id ?? '' })
    expect(first).toHaveLength(50)
    expect(Number(second[0]?.id)).toBe(Number(first.at(-1)?.id) - 1)
    await expect(admin.call(routes.audit, { before: 'x' })).rejects.toMatchObject({ code: 'request.invalid' })
  })
})
