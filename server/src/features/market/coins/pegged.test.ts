import { expect, it } from 'vitest'
import { followedBy, isLeveraged } from './pegged.ts'

const isTraded = (symbol: string) => ['BTC', 'ETH', 'SYR', '1INCH', 'SUSHI'].includes(symbol)

it.each([
  ['BTCUP', 'BTCUP', true],
  ['BTCDOWN', 'BTCDOWN', true],
  ['ETHBEAR', '3X Short Ethereum Token', true],
  ['BTC3L', 'BTC3L', true],
  ['ETH2S', 'ETH2S', true],
  ['SUSHIUP', 'SUSHIUP', true],
  ['XYZ', '3x Long Dogecoin', true],
  ['BTC', 'Bitcoin', false],
  ['JUP', 'Jupiter', false],
  ['SETUP', 'Setup', false],
  ['TEARDOWN', 'Teardown', false],
  ['C98', 'Coin98', false],
])('%s (%s) multiplies another coin: %s', (symbol, name, expected) =>
  expect(isLeveraged({ symbol, name }, isTraded)).toBe(expected),
)

it.each([
  ['USDC', 'USD Coin', { kind: 'currency' }],
  ['DAI', 'Dai', { kind: 'currency' }],
  ['WBTC', 'Wrapped Bitcoin', { kind: 'wrapped', base: 'BTC' }],
  ['STETH', 'Lido Staked Ether', { kind: 'wrapped', base: 'ETH' }],
  ['WSUI', 'Wrapped Sui', undefined],
  ['BTCUP', 'BTCUP', { kind: 'multiple', base: 'BTC' }],
  ['PAXG', 'PAX Gold', undefined],
  ['EURC', 'EURC', undefined],
  ['BTC', 'Bitcoin', undefined],
])('%s (%s) follows %j', (symbol, name, expected) => expect(followedBy({ symbol, name }, isTraded)).toEqual(expected))
