import { market, type ReplyOf } from '@pusula/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { demoReply } from '../../../demo/demo.ts'
import { openPage, refuse, reply, sampled } from '../../../testing/page.tsx'
import { CompareScreen } from './CompareScreen.tsx'

const sides = (coins: string) =>
  demoReply(market.compare, { coins, span: '1m' })?.value as ReplyOf<typeof market.compare>

it('coins that a link calls by name or as a pair bear their symbols once they are known', async () => {
  openPage(<CompareScreen />, {
    address: '/dashboard/compare?coins=bitcoin,ETH/USDT',
    answers: [reply(market.compare, sides('BTC,ETH'))],
  })
  await waitFor(() => expect(decodeURIComponent(location.search)).toBe('?coins=BTC,ETH'))
  expect(await screen.findByRole('button', { name: 'Remove BTC' })).toBeTruthy()
})

it('a coin that nobody knows is named, stays where it can be taken away, and the others are compared', async () => {
  const { user, answer } = openPage(<CompareScreen />, {
    address: '/dashboard/compare?coins=BTC,NOSUCH,ETH',
    answers: [reply(market.compare, { ...sides('BTC,ETH'), missing: ['NOSUCH'] })],
  })
  await screen.findByText('Not found: NOSUCH')
  answer(reply(market.compare, sides('BTC,ETH')))
  await user.click(screen.getByRole('button', { name: 'Remove NOSUCH' }))
  expect(decodeURIComponent(location.search)).toBe('?coins=BTC,ETH')
  await waitFor(() => expect(screen.queryByText('Not found: NOSUCH')).toBeNull())
})

it('where nobody knows any of them, the way to others stays', async () => {
  openPage(<CompareScreen />, {
    address: '/dashboard/compare?coins=NOSUCH,NOPE',
    answers: [refuse(market.compare, 'market.unknownCoin'), sampled(market.topCoins)],
  })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove NOPE' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add a coin' })).toBeTruthy()
})

it('while there is no rate, whoever reads lira is told why sizes are in dollars', async () => {
  openPage(<CompareScreen />, {
    currency: 'TRY',
    address: '/dashboard/compare?coins=BTC,ETH',
    answers: [reply(market.compare, sides('BTC,ETH')), refuse(market.rates, 'market.unavailable')],
  })
  expect(await screen.findByText('There is no rate to rely on; amounts are shown in dollars.')).toBeTruthy()
})

it.each([
  ['simulated', 'Simulated market'],
  ['live', 'Live'],
] as const)('a comparison that is %s says so beside its age', async (source, word) => {
  openPage(<CompareScreen />, {
    address: '/dashboard/compare?coins=BTC,ETH',
    answers: [reply(market.compare, { ...sides('BTC,ETH'), source, isStale: false, atMs: Date.now() })],
  })
  expect(await screen.findByText(new RegExp(`^${word} · `))).toBeTruthy()
})

it.each([
  ['tr', 'En çok 4 coin karşılaştırılır. Dışarıda kalan: XRP, ADA'],
  ['en', '4 coins at most can be compared. Left out: XRP, ADA'],
] as const)('in %s coins that a link asks for beyond the fourth are named as left out', async (language, says) => {
  openPage(<CompareScreen />, {
    address: '/dashboard/compare?coins=BTC,ETH,SOL,BNB,xrp,BTC,ADA',
    language,
    answers: [reply(market.compare, sides('BTC,ETH,SOL,BNB'))],
  })
  expect(await screen.findByText(says)).toBeTruthy()
})
