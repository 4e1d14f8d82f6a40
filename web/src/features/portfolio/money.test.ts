import type { Holding } from '@pusula/contract'
import { expect, it } from 'vitest'
import { demoPortfolio } from '../../demo/portfolio.ts'
import { extremesOf } from './money.ts'

/** Paid so much in the money that is read, and worth so many dollars now. */
const held = (coinSymbol: string, cost: string, currentValue: string | null): Holding => {
  const [sample] = demoPortfolio().holdings
  if (!sample) throw new Error('the demo holds nothing')
  return { ...sample, coinSymbol, currentValue, counted: { ...sample.counted, cost } }
}

it('best and weakest are told in the money that is read, and only where they are', () => {
  const dollars = { perDollar: 1 }
  const both = [held('BTC', '100', '90'), held('ETH', '100', '120'), held('NEW', '100', null)]
  expect(extremesOf(both, dollars)).toEqual({
    best: { coinSymbol: 'ETH', percent: 20 },
    worst: { coinSymbol: 'BTC', percent: -10 },
  })
  // The same coins, bought for 3,000 lira each when a dollar was 30; now it is 40.
  const lira = [held('BTC', '3000', '90'), held('ETH', '3000', '120')]
  expect(extremesOf(lira, { perDollar: 40 }), 'nothing has lost in lira').toEqual({
    best: { coinSymbol: 'ETH', percent: 60 },
    worst: null,
  })
  expect(extremesOf([held('ETH', '100', '120')], dollars), 'one coin alone').toEqual({ best: null, worst: null })
})
