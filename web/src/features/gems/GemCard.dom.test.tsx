import { app } from '@pusula/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { demoGems } from '../../demo/gems.ts'
import { openPage, reply } from '../../testing/page.tsx'
import { GemCard } from './GemCard.tsx'
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
})

it('a list of gems counts as new for two minutes', () => expect(freshMs).toBe(120_000))
