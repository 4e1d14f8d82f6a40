import { market } from '@pusula/contract'
import { DAY_MS, numbersIn } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../../../testing/world.ts'

const world = await createWorld()
const guest = await world.guest()

describe('coins side by side', () => {
  it('start at zero together and end where the table says, whichever way they are spelled', async () => {
    const { coins, times, together, missing } = await guest.call(market.compare, { coins: 'btc,ETHUSDT', span: '1m' })
    expect([coins.map(({ symbol }) => symbol), missing]).toEqual([['BTC', 'ETH'], []])
    for (const { line, monthPercent, swingPercent } of coins) {
      expect([line.length, line[0]]).toEqual([times.length, 0])
      expect(100 * (line.at(-1) ?? Number.NaN)).toBeCloseTo(monthPercent ?? Number.NaN, 1)
      expect(swingPercent).toBeGreaterThan(0)
    }
    expect(together.map(row => row.length)).toEqual([2, 2])
    expect([together[0]?.[0], together[0]?.[1]]).toEqual([1, together[1]?.[0]])
    const nowMs = world.clock.now().getTime()
    expect(times.at(-1)).toBe(nowMs)
    expect(times[0], 'thirty days before this one began').toBe(nowMs - (nowMs % DAY_MS) - 30 * DAY_MS)
  })

  it('had one price a week ago: the list of all coins and the page of the coin say the same', async () => {
    const listed = async () => {
      world.clock.forward(10_000)
      const { coins } = await guest.call(market.list, {})
      return coins.weekPercent[coins.symbol.indexOf('BTC')]
    }
    await expect.poll(listed).toBeTypeOf('number')
    const said = (await listed()) ?? Number.NaN
    for (const span of ['1w', '1m'] as const) {
      const [coin] = (await guest.call(market.compare, { coins: 'BTC', span })).coins
      expect(coin?.weekPercent).toBe(said)
      if (span === '1w') expect(100 * (coin?.line.at(-1) ?? Number.NaN), 'as does its line').toBeCloseTo(said, 1)
    }
    const { body } = await world.app.inject({ url: '/coins/bitcoin' })
    expect(body.replace(/<[^>]+>/g, '')).toContain(`Last 7 days: ${numbersIn('en').percent(said)}`)
  })

  it.each([
    ['1w', 44],
    ['1m', 32],
    ['3m', 91],
    ['1y', 366],
  ] as const)('go back %s in %d points', async (span, count) => {
    const { times } = await guest.call(market.compare, { coins: 'BTC', span })
    expect(times).toHaveLength(count)
    expect(times.every((at, place) => place === 0 || at >= (times[place - 1] ?? 0))).toBe(true)
  })

  it('say how alike they move with Bitcoin also where it is not among them, and nothing of Bitcoin itself', async () => {
    const alone = await guest.call(market.compare, { coins: 'ETH', span: '1m' })
    const beside = await guest.call(market.compare, { coins: 'BTC,ETH', span: '1m' })
    expect(alone.withBitcoin).toEqual([beside.together[0]?.[1]])
    expect(beside.withBitcoin[0]).toBeNull()
  })

  it('are four at most and each once; what nobody knows is named, and nothing but that is refused', async () => {
    const asked = await guest.call(market.compare, { coins: 'BTC,btc,NOSUCHCOIN,ETH,SOL,BNB', span: '1m' })
    expect([asked.coins.map(({ symbol }) => symbol), asked.missing]).toEqual([['BTC', 'ETH', 'SOL'], ['NOSUCHCOIN']])
    const unknown = guest.call(market.compare, { coins: 'NOSUCHCOIN', span: '1m' })
    await expect(unknown).rejects.toMatchObject({ code: 'market.unknownCoin' })
    await expect(guest.call(market.compare, { coins: 'B'.repeat(132), span: '1m' })).rejects.toMatchObject({
      status: 400,
    })
  })
})
