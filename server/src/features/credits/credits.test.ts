import { credits, guests } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { changeSettings } from '../../platform/settings.ts'
import { type CallFailed, createWorld, Person } from '../../testing/world.ts'
import { openEntitlement } from './store/entitlements.ts'
import { giveFreeCoin } from './store/free-coins.ts'

const world = await createWorld()
const second = await world.another()

/** How calls ended: 200, or the code of the problem. */
const outcomes = async (calls: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(calls)
  return settled.map(outcome => (outcome.status === 'fulfilled' ? 'paid' : (outcome.reason as CallFailed).code))
}
const count = (words: string[], word: string) => words.filter(other => other === word).length
const coins = (prefix: string, length: number) => Array.from({ length }, (_, i) => `${prefix}${i}`)

describe('paying for an analysis', () => {
  it('sells exactly twenty of two hundred concurrent requests to someone with twenty credits', async () => {
    const ada = await world.member()
    const ended = await outcomes(coins('COIN', 200).map(symbol => ada.call(credits.deduct, { symbol })))
    expect([count(ended, 'paid'), count(ended, 'credits.insufficient')]).toEqual([20, 180])
    const { balance, entries } = await ada.call(credits.history, {})
    expect(balance).toBe(0)
    expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0)
    expect(entries).toHaveLength(21)
    expect(await world.differences()).toEqual([])
  })

  it('sells the same twenty when two processes share the database', async () => {
    const ada = await world.member()
    const elsewhere = Object.assign(new Person(second.app), { cookies: { ...ada.cookies } })
    const calls = coins('COIN', 200).map((symbol, i) => (i % 2 ? ada : elsewhere).call(credits.deduct, { symbol }))
    const ended = await outcomes(calls)
    expect([count(ended, 'paid'), count(ended, 'credits.insufficient')]).toEqual([20, 180])
    expect((await ada.call(credits.history, {})).balance).toBe(0)
    expect(await world.differences()).toEqual([])
  })

  it('is free for the first Bitcoin also where it is called by its name', async () => {
    const ada = await world.member()
    await world.database.transaction(tx => giveFreeCoin(tx, ada.accountId))
    expect((await ada.call(credits.deduct, { symbol: 'bitcoin' })).spent).toBe(0)
    expect(await ada.call(credits.open, {})).toMatchObject({ coins: [{ symbol: 'BTC' }], gifts: [] })
  })

  it('is idempotent: one credit however often and however quickly the same coin is tapped', async () => {
    const ada = await world.member()
    const names = ['BTC', 'btc', 'BTCUSDT', 'BTC-USDT']
    const taps = await Promise.all(
      Array.from({ length: 20 }, (_, i) => ada.call(credits.deduct, { symbol: names[i % 4] ?? '' })),
    )
    expect(new Set(taps.map(tap => tap.remaining))).toEqual(new Set([19]))
    expect(new Set(taps.map(tap => tap.expiresAt)).size).toBe(1)
  })

  it('costs again when the ten minutes are over', async () => {
    const ada = await world.member()
    await ada.call(credits.deduct, { symbol: 'ETH' })
    world.clock.forward(10 * 60_000 - 1)
    expect((await ada.call(credits.deduct, { symbol: 'ETH' })).remaining).toBe(19)
    world.clock.forward(1)
    expect((await ada.call(credits.deduct, { symbol: 'ETH' })).remaining).toBe(18)
  })

  it('costs a pro nothing', async () => {
    const ada = await world.member({ credits: 0 })
    await openEntitlement(world, ada.accountId, 'BTC', 'pro')
    expect((await ada.call(credits.history, {})).balance).toBe(0)
  })

  it('says in both languages that the credits are gone', async () => {
    const ada = await world.member({ credits: 0 })
    const response = await ada.request({
      method: 'POST',
      url: '/api/crypto/deduct-analysis/BTC?language=tr',
      payload: {},
    })
    expect(response.statusCode).toBe(402)
    expect(response.json().error).toMatchObject({
      code: 'credits.insufficient',
      message: 'Kredin bitti. Yeni analiz için kredi ekle. Fiyatlar ve grafik açık kalır.',
      messageEn: 'Insufficient credits. Add credits for a new analysis. Prices and charts stay open.',
      details: { needed: 1, remaining: 0 },
    })
  })
})

describe('a guest', () => {
  it('has five analyses of the coins for guests, then a refusal that says what to do', async () => {
    const guest = await world.guest()
    const replies = []
    for (const symbol of ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE'])
      replies.push(await guest.call(credits.deduct, { symbol }))
    expect(replies.map(reply => reply.remaining)).toEqual([4, 3, 2, 1, 0])
    expect(replies[0]?.allowedCoins).toEqual(['BTC', 'ETH', 'BNB', 'SOL', 'DOGE'])
    expect(await guest.call(guests.stats, {})).toEqual({ used: 5, limit: 5, remaining: 0 })
    world.clock.forward(10 * 60_000)
    await expect(guest.call(credits.deduct, { symbol: 'BTC' })).rejects.toMatchObject({
      status: 402,
      code: 'guests.creditsExpired',
    })
  })

  it('may not open another coin, and pays nothing for trying', async () => {
    const guest = await world.guest()
    await expect(guest.call(credits.deduct, { symbol: 'XRP' })).rejects.toMatchObject({
      status: 403,
      code: 'restricted_coin',
      details: { allowedCoins: ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE'] },
    })
    const unknown = { status: 404, code: 'market.unknownCoin' }
    await expect(guest.call(credits.deduct, { symbol: 'NOSUCHCOIN' })).rejects.toMatchObject(unknown)
    expect(await guest.call(guests.stats, {})).toEqual({ used: 0, limit: 5, remaining: 5 })
  })

  it('needs to be known at all', async () => {
    await expect(world.person().call(credits.deduct, { symbol: 'BTC' })).rejects.toMatchObject({
      status: 401,
      code: 'guests.sessionRequired',
    })
  })
})

describe('what is shown', () => {
  it('is what is left of all that was given; an unchanged poll is a 304', async () => {
    const ada = await world.member()
    await ada.call(credits.deduct, { symbol: 'BTC' })
    expect(await ada.call(credits.stats, {})).toEqual({ remainingAnalyses: 19, totalAnalyses: 20, tier: 'member' })
    const first = await ada.request({ method: 'GET', url: credits.stats.path })
    const headers = { 'if-none-match': String(first.headers.etag) }
    const again = await ada.request({ method: 'GET', url: credits.stats.path, headers })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await ada.call(credits.deduct, { symbol: 'ETH' })
    expect((await ada.request({ method: 'GET', url: credits.stats.path, headers })).statusCode).toBe(200)
  })

  it('names the coin of every analysis in the history, the newest first', async () => {
    const ada = await world.member()
    await ada.call(credits.deduct, { symbol: 'btcusdt' })
    expect((await ada.call(credits.history, {})).entries).toMatchObject([
      { reason: 'analysis', amount: -1, coin: 'BTC' },
      { reason: 'welcome', amount: 20, coin: null },
    ])
  })
})

describe('settings of the owner', () => {
  it('take effect at once: a daily limit with its real number, and the coins for guests', async () => {
    const ada = await world.member()
    const limits = { visitor: null, member: 2, pro: null }
    await changeSettings(world.database, { dailyLimits: limits, guestCoins: ['XRP'] }, world.clock.now())
    await ada.call(credits.deduct, { symbol: 'BTC' })
    await ada.call(credits.deduct, { symbol: 'ETH' })
    await ada.call(credits.deduct, { symbol: 'ETH' })
    await expect(ada.call(credits.deduct, { symbol: 'SOL' })).rejects.toMatchObject({
      status: 429,
      code: 'daily_limit',
      details: { limit: 2 },
    })
    world.clock.forward(24 * 60 * 60_000)
    expect((await ada.call(credits.deduct, { symbol: 'SOL' })).remaining).toBe(17)
    const guest = await world.guest()
    expect((await guest.call(credits.deduct, { symbol: 'XRP' })).remaining).toBe(4)
  })
})
