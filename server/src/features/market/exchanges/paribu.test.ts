import { expect, it } from 'vitest'
import { fakeAsk } from '../testing/fake-ask.ts'
import { paribu } from './paribu.ts'

it('tells what each coin costs in lira, as of when it was asked', async () => {
  // As recorded on 4 September 2026; the second row is made up.
  const { ask, paths } = fakeAsk([
    {
      market: 'btc_tl',
      low: '3710152',
      high: '3950000',
      first: '3727682',
      last: '3928181',
      volume: '40.653359',
      pair_volume: '153959746',
      change: '200499',
      percentage: '5.37',
      average: '3787134',
    },
    { market: 'eth_usdt', last: '2500', first: '2400' },
  ])
  expect(await paribu(ask).liraPrices(7)).toEqual([
    { symbol: 'BTC', priceTry: 3_928_181, dayAgoTry: 3_727_682, atMs: 7 },
  ])
  expect(paths).toEqual([['/market/ticker', 1]])
})
