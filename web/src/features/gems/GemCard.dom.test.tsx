import { app, gems, market } from '@pusula/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { demoGems } from '../../demo/person.ts'
import { openPage, refuse, reply, sampled } from '../../testing/page.tsx'
import { GemCard } from './GemCard.tsx'
import { GemList } from './GemList.tsx'
import { freshMs } from './queries.ts'

const [gem] = demoGems().data
const info = { version: '1.4.8', dev: true, market: 'live' as const, signedIn: false, googleSignIn: false }

it('a gem has its size in few letters and names three exchanges, then how many more there are', async () => {
  const exchanges = ['Binance', 'Bybit', 'OKX', 'Gate', 'Kraken']
  openPage(<GemCard gem={{ ...(gem as NonNullable<typeof gem>), marketCap: 42_500_000, exchanges }} />, {
    answers: [reply(app.info, info)],
  })
  const list = within(await screen.findByRole('list', { name: 'Exchanges' }))
  expect((await list.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Binance',
    'Bybit',
    'OKX',
    '+2',
  ])
  expect(screen.getByText('Market cap').parentElement?.textContent).toContain('$42.5M')
  expect(document.body.textContent, 'no target and no days until there are odds').not.toMatch(/target|days/i)
})

it('while there is no rate, whoever reads lira is told why the gems are in dollars', async () => {
  openPage(<GemList />, {
    currency: 'TRY',
    answers: [
      sampled(gems.list),
      sampled(gems.past),
      sampled(gems.summary),
      refuse(market.rates, 'market.unavailable'),
    ],
  })
  expect(await screen.findByText('There is no rate to rely on; amounts are shown in dollars.')).toBeTruthy()
})

it('a change is that of the price beside it: in lira the rate has moved too', async () => {
  const rate = { perDollar: 42, dayAgoPerDollar: 40, at: new Date().toISOString(), venues: ['BtcTurk'] }
  openPage(<GemCard gem={{ ...(gem as NonNullable<typeof gem>), currentPrice: 2, priceChange24h: -2 }} />, {
    currency: 'TRY',
    answers: [reply(app.info, info), reply(market.rates, { TRY: rate, EUR: null, source: 'live' })],
  })
  expect(await screen.findByText('+2.90%')).toBeTruthy()
})

it('a list of gems is fresh for two minutes (stale time)', () => expect(freshMs).toBe(120_000))
