import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Swap } from './facts.ts'
import { planned } from './plan.ts'
import { entriesOf, worthsNeeded } from './pricing.ts'
import { tradeSaid } from './said.ts'
import { worths } from './testing/trades.ts'
import type { Coming, Traded } from './traded.ts'

const startMs = Date.UTC(2024, 2, 14, 10)
let count = 0

function trade(over: Partial<Coming> & { atMs?: number } = {}): Coming {
  const { atMs = startMs, ...rest } = over
  return {
    ...{ id: `trade ${count++}`, kind: 'buy', coinSymbol: 'BTC', quantity: '1', usdCostBasis: '40000', feeUsd: '0' },
    ...{ tradedAt: new Date(atMs).toISOString(), isImplied: false },
    ...rest,
  }
}

const statesOf = async (there: Traded[], coming: Coming[], hasClock = true) => {
  const { states, movedMinutes, missing } = await planned(there, coming, hasClock)
  return { states: coming.map(entry => states.get(entry)), movedMinutes, missing: [...missing] }
}

describe('a file beside what is there', () => {
  it('has each entry that is there stand for one of its own', () =>
    fc.assert(
      fc.asyncProperty(fc.nat(6), fc.nat(6), async (here, told) => {
        const there = Array.from({ length: here }, () => trade())
        const { states } = await statesOf(
          there,
          Array.from({ length: told }, () => trade()),
        )
        expect(states.filter(state => state === 'already')).toHaveLength(Math.min(here, told))
      }),
      { numRuns: 50 },
    ))

  it('is known on another clock, whichever quarters of an hour lie between, and with summer time among them', async () => {
    const hours = [0, 31, 77, 200]
    for (const quarters of [1, -1, 2, 22, 52, 104]) {
      const there = hours.map((hour, i) => trade({ atMs: startMs + hour * 3_600_000, quantity: `${i + 1}` }))
      const told = there.map(({ quantity, tradedAt }) =>
        trade({ quantity, atMs: Date.parse(tradedAt) + quarters * 900_000 }),
      )
      expect(await statesOf(there, told, false)).toMatchObject({
        states: told.map(() => 'already'),
        movedMinutes: quarters * 15,
      })
      expect((await statesOf(there, told, true)).states, 'a clock that is named is believed').toEqual(
        told.map(() => 'fresh'),
      )
    }
    expect((await statesOf([trade()], [trade({ atMs: startMs + 105 * 900_000 })], false)).movedMinutes).toBeNull()
  })

  it('takes the trade that is moved by as much as the others before one that is an hour off', async () => {
    const hour = 3_600_000
    const there = [
      ...[0, 50, 90].map((at, i) => trade({ atMs: startMs + at * hour, quantity: `${i + 2}` })),
      trade({ atMs: startMs + 300 * hour, quantity: '9', id: 'exact' }),
      trade({ atMs: startMs + 301 * hour, quantity: '9', id: 'an hour later' }),
    ]
    const told = there
      .slice(0, 4)
      .map(({ quantity, tradedAt }) => trade({ quantity, atMs: Date.parse(tradedAt) + 3 * hour }))
    expect(await statesOf(there, told, false)).toMatchObject({ states: told.map(() => 'already'), movedMinutes: 180 })
    // The one that is left stands for another entry of the file.
    const more = [...told, trade({ quantity: '9', atMs: startMs + 301 * hour + 3 * hour })]
    expect((await statesOf(there, more, false)).states).toEqual(more.map(() => 'already'))
  })

  it('says what would have to be bought for each sale that is not covered, and nothing of the others', async () => {
    const sale = (coinSymbol: string, quantity: string, hours: number) =>
      trade({ kind: 'sell', coinSymbol, quantity, atMs: startMs + hours * 3_600_000 })
    const there = [trade({ quantity: '1' }), trade({ coinSymbol: 'ETH', quantity: '5' })]
    const told = [sale('BTC', '0.4', 1), sale('BTC', '0.9', 2), sale('ETH', '5', 3), sale('SOL', '2', 4)]
    expect(await statesOf(there, told)).toEqual({
      states: ['fresh', 'notHeld', 'fresh', 'notHeld'],
      movedMinutes: null,
      missing: [
        ['BTC', '0.3'],
        ['SOL', '2'],
      ],
    })
  })

  it('has what went with a trade only where it went in the same second', async () => {
    const there = [trade({ id: 'bought' }), trade({ id: 'spent', kind: 'sell', coinSymbol: 'USDT', quantity: '40000' })]
    const held = trade({ coinSymbol: 'USDT', quantity: '90000', atMs: startMs - 3_600_000 })
    const leg = (atMs: number) => [
      trade({ swap: 1, atMs }),
      trade({ kind: 'sell', coinSymbol: 'USDT', quantity: '40010', isImplied: true, swap: 1, atMs }),
    ]
    expect((await statesOf([held, ...there], leg(startMs))).states).toEqual(['already', 'already'])
    const apart = [
      { ...there[0], id: 'bought' } as Traded,
      { ...there[1], tradedAt: new Date(startMs + 1_000).toISOString() } as Traded,
    ]
    expect((await statesOf([held, ...apart], leg(startMs))).states).toEqual(['already', 'fresh'])
  })
})

describe('a trade in dollars', () => {
  const at = '2024-03-14T10:00:00.000Z'
  const swap = (out: [string, string], into: [string, string], fees: [string, string][] = []): Swap => {
    const amount = ([quantity, asset]: [string, string]) => ({ quantity: Big(quantity), asset })
    return { kind: 'swap', at, out: amount(out), in: amount(into), fees: fees.map(amount), note: 'x' } as Swap
  }

  it('asks for the price of what it is valued by, and of fees in coins that are no side of it', () => {
    const needed = (one: Swap) => [...worthsNeeded(one)].map(({ asset }) => asset)
    expect(needed(swap(['20000', 'USD'], ['0.5', 'BTC'], [['0.001', 'BTC']]))).toEqual([])
    expect(needed(swap(['0.5', 'BTC'], ['20000', 'USD'], [['0.001', 'BTC']]))).toEqual([])
    expect(needed(swap(['20000', 'USD'], ['0.5', 'BTC'], [['0.01', 'BNB']]))).toEqual(['BNB'])
    expect(needed(swap(['20000', 'TRY'], ['0.5', 'BTC'], [['5', 'TRY']]))).toEqual(['TRY', 'TRY'])
    expect(needed(swap(['0.5', 'BTC'], ['9', 'ETH'], [['0.01', 'ETH']]))).toEqual(['BTC'])
  })

  it('is refused where either side is below nothing, or nothing', () => {
    const bad = { kind: 'bad', reason: 'quantity' }
    expect(entriesOf(swap(['-20000', 'USD'], ['0.5', 'BTC']), worths)).toEqual(bad)
    expect(entriesOf(swap(['20000', 'USD'], ['-0.5', 'BTC']), worths)).toEqual(bad)
    expect(entriesOf(swap(['-0.5', 'BTC'], ['20000', 'USD']), worths)).toEqual(bad)
    expect(entriesOf(swap(['0.5', 'BTC'], ['-20000', 'USD']), worths)).toEqual(bad)
    expect(entriesOf(swap(['0', 'BTC'], ['20000', 'USD']), worths)).toEqual(bad)
    expect(entriesOf(swap(['20000', 'USD'], ['0', 'BTC']), worths)).toEqual(bad)
  })

  it.each([
    ['Bought 0.5 BTC at 0.2 USD', { asset: 'USD', quantity: '0.1' }],
    ['Bought 0.5 BTC for 0.2 USD', { asset: 'USD', quantity: '0.2' }],
    ['Bought 0.5 BTC/EUR @ 2', { asset: 'EUR', quantity: '1' }],
  ])('is understood from a sentence: %s', (said, paid) => {
    const told = tradeSaid(said)
    expect(told && { asset: told.out.asset, quantity: told.out.quantity.toString() }).toEqual(paid)
    expect(told?.in.quantity.toString()).toBe('0.5')
  })

  it.each(['Bought 0 BTC at 2 USD', 'Bought 0.5 BTC at 0 USD', 'Bought some BTC', 'Thought 0.5 BTC at 2 USD'])(
    'is not found in: %s',
    said => expect(tradeSaid(said)).toBeUndefined(),
  )
})
