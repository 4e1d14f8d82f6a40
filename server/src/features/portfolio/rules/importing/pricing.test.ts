import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import { utcDayNumber } from '../history.ts'
import type { Amount, Reading, Swap } from './facts.ts'
import { assetsIn, entriesOf, stableLegOf, worthsNeeded, worthsOf } from './pricing.ts'
import { worths } from './testing/trades.ts'

const at = '2024-03-14T10:00:00.000Z'
const amount = (written: string): Amount => {
  const [quantity = '', asset = ''] = written.split(' ')
  return { quantity: Big(quantity), asset }
}
/** 20000 USD > 0.5 BTC, with fees behind it. */
function swap(written: string, more: Partial<Swap> = {}): Swap {
  const [out = '', into = '', ...fees] = written.split(/ > |, /)
  return { kind: 'swap', at, out: amount(out), in: amount(into), fees: fees.map(amount), note: 'x', ...more }
}
const reward = (written: string): Reading => ({ kind: 'reward', at, in: amount(written), note: 'x' })

/** kind, quantity, coin, price and fee in the money that was paid, and whether it follows from another. */
function counted(reading: Reading) {
  const found = entriesOf(reading, worths)
  if (found.kind !== 'entries') return `${found.kind} ${found.reason}`
  return found.entries.map(({ kind, quantity, coin, usdCostBasis, feeUsd, paid, isImplied, hasForeignFee, notes }) =>
    [
      ...[kind, quantity, coin, paid?.unit ?? usdCostBasis, paid?.fee ?? feeUsd, paid?.currency ?? 'USD'],
      ...[isImplied ? 'implied' : '', hasForeignFee ? 'unknown fee' : '', notes],
    ]
      .filter(Boolean)
      .join(' '),
  )
}

describe('a swap', () => {
  it.each([
    ['20000 USD > 0.5 BTC, 10 USD', ['buy 0.5 BTC 40000 10 USD x']],
    ['20000 USDC > 0.5 BTC, 10 USDT', ['buy 0.5 BTC 40000 10 USD x']],
    ['20000 USD > 0.5 BTC, 0.1 BTC', ['buy 0.4 BTC 40000 4000 USD x']],
    ['0.5 BTC > 20000 USD, 0.1 BTC', ['sell 0.6 BTC 40000 4000 USD x']],
    ['0.5 BTC > 20000 USD, 10 USD', ['sell 0.5 BTC 40000 10 USD x']],
    ['8330 TRY > 2 SOL, 41.65 TRY', ['buy 2 SOL 4165 41.65 TRY x']],
    ['8330 TRY > 2 SOL, 1 USD', ['buy 2 SOL 4165 41.65 TRY x']],
    ['8330 TRY > 2 SOL, 1 BNB', ['buy 2 SOL 4165 25503.961 TRY x', 'sell 1 BNB 612.34 0 USD implied x']],
    ['8330 TRY > 200 USDT, 1 USDT', ['buy 199 USDT 41.65 41.65 TRY x']],
    ['200 USDT > 8330 TRY, 41.65 TRY', ['sell 200 USDT 41.65 41.65 TRY x']],
    ['8617 EUR > 10000 USD', 'skipped cash'],
    ['100 USDT > 100 USDC', 'skipped cash'],
    ['100 GBP > 1 SOL', 'bad currency'],
    ['1 SOL > 2 AVAX', 'bad noPrice'],
    [
      '1 BTC > 100 SOL',
      ['sell 1 BTC 101298.82 0 USD x, 1 BTC → 100 SOL', 'buy 100 SOL 1012.9882 0 USD x, 1 BTC → 100 SOL'],
    ],
    [
      '1 BTC > 100 SOL, 1 SOL',
      ['sell 1 BTC 101298.82 0 USD x, 1 BTC → 100 SOL', 'buy 99 SOL 1012.9882 1012.9882 USD x, 1 BTC → 100 SOL'],
    ],
    [
      '1 BTC > 100 SOL, 7 LOST',
      [
        'sell 1 BTC 101298.82 0 USD x, 1 BTC → 100 SOL, 7 LOST',
        'buy 100 SOL 1012.9882 0 USD unknown fee x, 1 BTC → 100 SOL, 7 LOST',
      ],
    ],
    [
      '1 BTC > 100 SOL, 2 EUR',
      ['sell 1 BTC 101298.82 0 USD x, 1 BTC → 100 SOL', 'buy 100 SOL 1012.9882 2.32099339 USD x, 1 BTC → 100 SOL'],
    ],
    ['20000 USD > 0.5 BTC, 0.5 BTC', 'bad fee'],
    ['20000 USD > 0.000000001 BTC', ['buy 0.00000001 BTC 20000000000000 0 USD x']],
    ['0.000000001 BTC > 1 USD', 'bad quantity'],
  ] as const)('%s', (written, expected) => expect(counted(swap(written))).toEqual(expected))

  it('is valued by what the file says where neither side is money that has a rate', () => {
    expect(counted(swap('1 SOL > 2 AVAX', { worth: amount('90 USD') }))).toEqual([
      'sell 1 SOL 90 0 USD x, 1 SOL → 2 AVAX',
      'buy 2 AVAX 45 0 USD x, 1 SOL → 2 AVAX',
    ])
    expect(counted(swap('1 SOL > 2 AVAX', { worth: amount('90 GBP') }))).toBe('bad noPrice')
    expect(counted(swap('100 GBP > 1 SOL', { worth: amount('90 USD') }))).toEqual([
      'buy 1 SOL 90 0 USD x, 100 GBP → 1 SOL',
    ])
    expect(counted(swap('1 BTC > 100 BNB', { quote: 'BNB' }))).toEqual([
      'sell 1 BTC 61234 0 USD x, 1 BTC → 100 BNB',
      'buy 100 BNB 612.34 0 USD x, 1 BTC → 100 BNB',
    ])
  })
})

it('what came for nothing is income at its worth, and money no coin', () => {
  expect(counted(reward('2 BTC'))).toEqual(['buy 2 BTC 101298.82 0 USD x'])
  expect(counted(reward('2 USDT'))).toEqual(['buy 2 USDT 1 0 USD x'])
  expect(counted(reward('2 SOL'))).toEqual(['buy 2 SOL 0 0 USD x'])
  expect(counted(reward('2 EUR'))).toBe('skipped cash')
  expect(counted(reward('0 BTC'))).toBe('bad quantity')
  expect(entriesOf({ kind: 'bad', reason: 'date', line: 7 }, worths)).toEqual({ kind: 'bad', reason: 'date', line: 7 })
  expect(entriesOf({ kind: 'skipped', reason: 'transfer', moves: [] }, worths)).toEqual({
    kind: 'skipped',
    reason: 'transfer',
  })
})

it('what has to be looked up: the coins that are held, and the worth of what is no dollar', () => {
  const looked = (reading: Reading) => [
    assetsIn(reading).join(' '),
    [...worthsNeeded(reading)].map(({ asset }) => asset).join(' '),
  ]
  expect(looked(swap('20000 USD > 0.5 BTC, 1 BNB, 1 EUR'))).toEqual(['BTC BNB', 'BNB EUR'])
  expect(looked(swap('20000 USDT > 0.5 BTC'))).toEqual(['USDT BTC', ''])
  expect(looked(swap('8330 TRY > 200 USDT, 1 TRY'))).toEqual(['USDT', 'TRY TRY'])
  expect(looked(swap('1 SOL > 2 AVAX, 1 SOL, 1 AVAX'))).toEqual(['SOL AVAX SOL AVAX', 'SOL'])
  expect(looked(swap('1 SOL > 2 BTC'))).toEqual(['SOL BTC', 'BTC'])
  expect(looked(reward('2 BTC'))).toEqual(['BTC', 'BTC'])
  expect(looked(reward('2 USDT'))).toEqual(['USDT', ''])
  const move = { kind: 'in', at, amount: amount('1 SOL'), note: 'x' } as const
  expect(looked({ kind: 'skipped', reason: 'transfer', moves: [move] })).toEqual(['SOL', ''])
  expect(looked({ kind: 'skipped', reason: 'transfer' })).toEqual(['', ''])
  expect(looked({ kind: 'bad', reason: 'date' })).toEqual(['', ''])
})

it('stablecoins go with a trade of coins against them, with what the exchange took', () => {
  const legOf = (written: string) => {
    const leg = stableLegOf(swap(written, { tradeId: 'id' }))
    return (
      leg &&
      [leg.kind, leg.quantity, leg.coin, leg.usdCostBasis, leg.feeUsd, leg.isImplied, leg.tradeId, leg.notes].join(' ')
    )
  }
  expect(legOf('100 USDT > 1 SOL, 2 USDT, 1 BNB')).toBe('sell 102 USDT 1 0 true id x')
  expect(legOf('1 SOL > 100 USDC, 2 USDC')).toBe('buy 98 USDC 1 0 true id x')
  expect(legOf('1 SOL > 2 USDC, 2 USDC')).toBeUndefined()
  for (const none of ['100 USD > 1 SOL', '1 SOL > 100 EUR', '100 TRY > 1 USDT', '1 USDT > 100 TRY', '1 SOL > 2 AVAX'])
    expect(legOf(none), none).toBeUndefined()
  expect(stableLegOf(reward('2 USDT'))).toBeUndefined()
})

it('worths of a day are asked by their asset and that day alone, and say where they come from', () => {
  const day = utcDayNumber(Date.parse(at))
  const known = worthsOf([
    { asset: 'SOL', day, usd: '150' },
    { asset: 'EUR', day, rate: { perDollar: '0.8', source: 'ECB' } },
  ])
  expect(known.usdOf(amount('2 SOL'), at)?.toString()).toBe('300')
  expect(known.usdOf(amount('2 EUR'), at)?.toString()).toBe('2.5')
  expect(known.rateOf('EUR', at)).toEqual({ perDollar: '0.8', source: 'ECB' })
  expect([known.said('SOL', at), known.said('EUR', at)]).toEqual([
    '1 SOL = 150 USD (2024-03-14)',
    '1 USD = 0.8 EUR (ECB)',
  ])
  const later = '2024-03-15T00:00:00.000Z'
  expect([known.usdOf(amount('2 SOL'), later), known.said('SOL', later), known.rateOf('TRY', at)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
