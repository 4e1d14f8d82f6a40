import { market as marketRoutes, admin as routes } from '@pusula/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { administrator } from '../../../testing/admin.ts'
import { createWorld } from '../../../testing/world.ts'

const world = await createWorld()
let admin: Awaited<ReturnType<typeof administrator>>
let reader: Awaited<ReturnType<typeof world.member>>
beforeAll(async () => {
  admin = await administrator(world)
  reader = await world.member()
})

const found = async (q: string) =>
  (await reader.call(marketRoutes.search, { q })).map(({ symbol, name }) => `${symbol} ${name}`)

describe('the list of coins', () => {
  it('comes in pages, by default one that has them all where they are fewer than a thousand', async () => {
    const all = await admin.call(routes.coins, {})
    expect(all.length).toBeGreaterThan(200)
    expect(all[0]).toMatchObject({ id: 'bitcoin', symbol: 'BTC', tradingSymbol: 'BTCUSDT', access: 'visitor' })
    expect(all[0]?.pricedAt).toBe(world.clock.now().toISOString())
    const second = await admin.call(routes.coins, { page: 2, pageSize: 7 })
    expect(second.map(({ symbol }) => symbol)).toEqual(all.slice(7, 14).map(({ symbol }) => symbol))
    expect(await admin.call(routes.coins, { page: 9999, pageSize: 7 })).toEqual([])
    expect(await admin.call(routes.coinCount, {})).toEqual({ count: all.length })
  })

  it('is searched by symbol, name and id, in either language', async () => {
    for (const search of ['btc', 'BITCOIN', 'bıtcoın'])
      expect(
        (await admin.call(routes.coins, { search })).map(({ symbol }) => symbol),
        search,
      ).toContain('BTC')
    const open = await admin.call(routes.coins, { access: 'visitor' })
    expect(open.map(({ symbol }) => symbol).sort()).toEqual(['BNB', 'BTC', 'DOGE', 'ETH', 'SOL'])
  })
})

describe('one coin', () => {
  it('can be added, hidden from lists and searches, shown again and removed', async () => {
    expect(await admin.call(routes.addCoin, { id: 'solo', symbol: 'solo', name: 'Solo' })).toEqual({
      added: 1,
      updated: 0,
    })
    expect(await found('solo')).toContain('SOLO Solo')
    const hidden = await admin.call(routes.switchCoin, { symbol: 'ETH', isEnabled: false })
    expect(hidden).toMatchObject({ symbol: 'ETH', isEnabled: false })
    expect(await found('ethereum')).not.toContain('ETH Ethereum')
    expect((await reader.call(marketRoutes.topCoins, {})).map(({ symbol }) => symbol)).not.toContain('ETH')
    await expect(reader.call(marketRoutes.overview, { symbol: 'ETH' })).rejects.toMatchObject({
      code: 'market.unknownCoin',
    })
    expect((await admin.call(routes.coins, { state: 'disabled' })).map(({ symbol }) => symbol)).toEqual(['ETH'])
    await admin.call(routes.switchCoin, { symbol: 'eth', isEnabled: true })
    expect(await found('ethereum')).toContain('ETH Ethereum')
    await admin.call(routes.removeCoin, { id: 'solo' })
    expect(await found('solo')).not.toContain('SOLO Solo')
    const log = await admin.call(routes.audit, {})
    expect(log.slice(0, 4).map(({ action }) => action)).toEqual([
      'coins.remove',
      'coins.enable',
      'coins.disable',
      'coins.add',
    ])
  })

  it('of the owner’s gets another name or symbol only when that is confirmed', async () => {
    await admin.call(routes.addCoin, { id: 'plain', symbol: 'PLAIN', name: 'Plain' })
    const renamed = { id: 'plain', symbol: 'PLN', name: 'Not so plain' }
    await expect(admin.call(routes.addCoin, renamed)).rejects.toMatchObject({
      code: 'admin.coinWarnings',
      details: { count: 1, warnings: [{ before: { symbol: 'PLAIN', name: 'Plain' }, reasons: ['renamed', 'moved'] }] },
    })
    expect(await found('plain')).toEqual(['PLAIN Plain'])
    expect(await admin.call(routes.addCoin, { ...renamed, isConfirmed: true })).toEqual({ added: 0, updated: 1 })
    expect(await found('plain')).toEqual(['PLN Not so plain'])
  })

  it('of the market is not the owner’s to rename, confirmed or not', async () => {
    for (const [id, symbol, fault] of [
      ['bitcoin', 'BTC', 'marketCoin'],
      ['mine', 'btc', 'marketCoin'],
      ['Bitcoin', 'MINE', 'marketId'],
    ] as const)
      await expect(
        admin.call(routes.addCoin, { id, symbol, name: 'Padişah', isConfirmed: true }),
      ).rejects.toMatchObject({
        code: 'admin.badRows',
        details: { rows: [{ line: 1, fault }], count: 1 },
      })
    expect(await found('padişah')).toEqual([])
  })

  it('of no list can be neither hidden nor removed', async () => {
    const unknown = { code: 'market.unknownCoin' }
    await expect(admin.call(routes.switchCoin, { symbol: 'NOBODY', isEnabled: false })).rejects.toMatchObject(unknown)
    await expect(admin.call(routes.removeCoin, { id: 'nobody' })).rejects.toMatchObject(unknown)
    await expect(admin.call(routes.removeCoin, { id: '\u0000' })).rejects.toMatchObject({ code: 'request.invalid' })
    await expect(admin.call(routes.addCoin, { id: 'x', symbol: 'X', name: '=1' })).rejects.toMatchObject({
      code: 'admin.badRows',
      details: { rows: [{ line: 1, fault: 'formula' }] },
    })
  })
})
