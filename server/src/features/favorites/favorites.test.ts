import { accounts, favorites } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { createWorld } from '../../testing/world.ts'
import { maxFavorites } from './routes.ts'

const world = await createWorld()
const btc = { coinSymbol: 'BTC', coinName: 'Bitcoin' }
const eth = { coinSymbol: 'ETH', coinName: 'Ethereum' }
const symbols = (list: { coinSymbol: string }[]) => list.map(({ coinSymbol }) => coinSymbol)

describe('following a coin', () => {
  it('keeps the market’s own name for it, however it was written', async () => {
    const ada = await world.member()
    const added = await ada.call(favorites.add, { coinSymbol: 'btc/usdt', coinName: 'my favourite' })
    expect(added).toMatchObject({ userId: ada.accountId, coinSymbol: 'BTC', coinName: 'Bitcoin' })
    expect(added.createdAt).toBe(world.clock.now().toISOString())
    expect(await ada.call(favorites.list, {})).toEqual([added])
  })

  it('lists the newest first, under both addresses', async () => {
    const ada = await world.member()
    await ada.call(favorites.add, btc)
    world.clock.forward(1000)
    await ada.call(favorites.add, eth)
    const list = await ada.call(favorites.list, {})
    expect(symbols(list)).toEqual(['ETH', 'BTC'])
    expect(await ada.call(favorites.ofUser, {})).toEqual(list)
  })

  it('says in both languages that it is followed already', async () => {
    const ada = await world.member()
    await ada.call(favorites.add, btc)
    const payload = { coinSymbol: 'BTCUSDT', coinName: 'Bitcoin' }
    const response = await ada.request({ method: 'POST', url: favorites.add.path, payload })
    expect(response.statusCode).toBe(409)
    expect(response.json().error).toMatchObject({
      code: 'favorites.alreadyPresent',
      messageTr: 'Bu coin listende duruyor.',
      messageEn: 'This coin is on your list.',
    })
    expect(await ada.call(favorites.list, {})).toHaveLength(1)
  })

  it('is idempotent under concurrent taps', async () => {
    const ada = await world.member()
    const taps = await Promise.allSettled(Array.from({ length: 20 }, () => ada.call(favorites.add, btc)))
    expect(taps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await ada.call(favorites.list, {})).toHaveLength(1)
  })

  it('is refused for a coin nobody knows', async () => {
    const ada = await world.member()
    const unknown = ada.call(favorites.add, { coinSymbol: 'NOSUCHCOIN', coinName: 'Nothing' })
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 'market.unknownCoin' })
    expect(await ada.call(favorites.list, {})).toEqual([])
  })

  it('stops at the limit, also for two concurrent taps', async () => {
    const ada = await world.member()
    await world.database.run(sql`insert into favorites_coins (account_id, symbol, name, created_at)
      select ${ada.accountId}, 'X' || i, 'X', now() from generate_series(1, ${maxFavorites - 1}::int) as i`)
    const taps = await Promise.allSettled([ada.call(favorites.add, btc), ada.call(favorites.add, eth)])
    const refused = taps.flatMap(tap => (tap.status === 'rejected' ? [tap.reason] : []))
    expect(refused).toMatchObject([{ status: 422, code: 'favorites.full', details: { most: maxFavorites } }])
    expect(await ada.call(favorites.list, {})).toHaveLength(maxFavorites)
  })
})

describe('following no longer', () => {
  it('is idempotent: the same reply the first and the second time', async () => {
    const ada = await world.member()
    await ada.call(favorites.add, btc)
    await ada.call(favorites.add, eth)
    const first = await ada.call(favorites.remove, { symbol: 'btcusdt' })
    expect(symbols(await ada.call(favorites.list, {}))).toEqual(['ETH'])
    expect(await ada.call(favorites.remove, { symbol: 'BTC' })).toEqual(first)
  })

  it('leaves the favorites of others alone', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    await ada.call(favorites.add, btc)
    await eve.call(favorites.remove, { symbol: 'BTC' })
    expect(await eve.call(favorites.list, {})).toEqual([])
    expect(symbols(await ada.call(favorites.list, {}))).toEqual(['BTC'])
  })
})

describe('favorites belong to a member', () => {
  it('and not to guests', async () => {
    const guest = await world.guest()
    await expect(guest.call(favorites.list, {})).rejects.toMatchObject({ status: 401 })
    await expect(guest.call(favorites.add, btc)).rejects.toMatchObject({ status: 401 })
  })

  it('are in the export, and deleted with the account', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    for (const person of [ada, eve]) await person.call(favorites.add, btc)
    expect(await ada.call(accounts.export, {})).toMatchObject({ favorites: [{ coinSymbol: 'BTC' }] })
    await ada.call(accounts.remove, {})
    const left = await world.database.rows(sql`select account_id as "accountId" from favorites_coins
      where account_id in (${ada.accountId}, ${eve.accountId})`)
    expect(left).toEqual([{ accountId: eve.accountId }])
  })
})
