import { market, type ReplyOf } from '@pusula/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { demoReply } from '../../../demo/demo.ts'
import { chooseCurrency } from '../../../lib/money/currency.ts'
import { queryClient } from '../../../lib/query.ts'
import { openPage, refuse, reply, sampled } from '../../../testing/page.tsx'
import { MarketScreen } from './MarketScreen.tsx'

/** A line to the server on which a test speaks. */
class Line {
  static opened: Line[] = []
  onopen: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  readonly url: string
  constructor(url: string) {
    this.url = url
    Line.opened.push(this)
  }
  addEventListener = () => undefined
  close = () => undefined
  say(prices: object) {
    act(() => this.onmessage({ data: JSON.stringify({ atMs: Date.now(), prices }) }))
  }
}

it('the rows in view follow their prices, and an answer that is older does not turn them back', async () => {
  vi.stubGlobal('EventSource', Line)
  const { answer } = openPage(<MarketScreen isGuest isFavorite={() => false} />, { answers: [sampled(market.list)] })
  const row = () => screen.getByRole('row', { name: /BTC/ })
  await screen.findByRole('row', { name: /BTC/ })
  await waitFor(() => expect(Line.opened.at(-1)?.url).toContain('BTC'))
  const line = Line.opened.at(-1)
  act(() => line?.onopen())
  line?.say({ BTC: { price: 123_456.78, changePercent: 9.87 } })
  await waitFor(() => expect(row().textContent).toContain('$123,456.78'))
  expect(row().textContent).toContain('+9.87%')
  line?.say({ ETH: { price: 4_321, changePercent: 1 } })
  const said = demoReply(market.list, {})?.value as ReplyOf<typeof market.list>
  answer(reply(market.list, { ...said, coins: { ...said.coins, name: said.coins.name.map(name => `${name} 2`) } }))
  await queryClient.invalidateQueries({ queryKey: ['market', 'list'] })
  await screen.findByRole('row', { name: /Bitcoin 2/ })
  expect(row().textContent).toContain('$123,456.78')
})

const list = () => demoReply(market.list, {})?.value as ReplyOf<typeof market.list>
const onScreen = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
const symbols = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => row.querySelector('b')?.textContent)

it('at a desk a week in lira has the week of the lira in it, and in another currency other coins fall', async () => {
  onScreen(true)
  const { coins, ...rest } = list()
  const at = new Date().toISOString()
  openPage(<MarketScreen isGuest isFavorite={() => false} />, {
    address: '/dashboard/market?list=falling',
    currency: 'TRY',
    answers: [
      reply(market.list, {
        ...rest,
        summary: { ...rest.summary, movesRatio: 1.3 },
        coins: { ...coins, dayPercent: coins.symbol.map(() => 1), weekPercent: coins.symbol.map(() => 10) },
        weekAgoPerDollar: { TRY: 40, EUR: null },
      }),
      reply(market.rates, {
        TRY: { perDollar: 44, dayAgoPerDollar: 48, at, venues: ['Binance'] },
        EUR: null,
        source: 'simulated',
      }),
    ],
  })
  const row = await screen.findByRole('row', { name: /BTC/ })
  await waitFor(() => expect(row.textContent).toContain('+21.00%'))
  expect(screen.getByText(/All bars share one scale of ±6%/)).toBeTruthy()
  const summary = screen.getByRole('region', { name: 'The market as a whole' })
  expect(summary.textContent).toContain(`${coins.symbol.length} falling`)
  expect(within(summary).getByText('Lively')).toBeTruthy()
  expect(screen.getByText(/^Simulated market · /)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'TRY' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Compare' }).textContent).toBe('Compare')
  act(() => chooseCurrency('USD'))
  await screen.findByRole('heading', { name: 'No coins found' })
})

it('what is found stands in the order of the search, and where none can be asked the list itself is looked through', async () => {
  onScreen(false)
  const { user, answer } = openPage(<MarketScreen isGuest isFavorite={() => false} />, {
    answers: [sampled(market.list), sampled(market.search)],
  })
  const search = await screen.findByRole('searchbox', { name: 'Search coins' })
  expect(screen.getByRole('button', { name: 'By market cap' })).toBeTruthy()
  await user.type(search, 'ethereum')
  await waitFor(() => expect(symbols()).toEqual(['ETH']))
  expect(screen.getByText('Best match first')).toBeTruthy()
  answer(refuse(market.search, 'market.unavailable'))
  await user.clear(search)
  await user.type(search, 'bitco')
  await waitFor(() => expect(symbols()[0]).toBe('BTC'))
  await user.clear(search)
  await user.type(search, 'zkl')
  await screen.findByRole('heading', { name: '“zkl” was not found' })
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  await screen.findByRole('button', { name: 'By market cap' })
})

it('a list that a filter has emptied names it and takes it off', async () => {
  const { coins, ...rest } = list()
  const { user } = openPage(<MarketScreen isGuest isFavorite={() => false} />, {
    address: '/dashboard/market?size=small',
    answers: [reply(market.list, { ...rest, coins: { ...coins, marketCapUsd: coins.symbol.map(() => 1e9) } })],
  })
  expect(await screen.findByText('A filter is on. Market cap: Under $100M')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await screen.findByRole('row', { name: /BTC/ })
})

it('each figure narrows the list: the sheet counts before it is taken, the address keeps it, one tap clears it', async () => {
  onScreen(false)
  const { coins, ...rest } = list()
  const prices = { ...coins, priceUsd: coins.symbol.map((_, place) => (place < 2 ? 0.5 : 50)) }
  const { user } = openPage(<MarketScreen isGuest isFavorite={() => false} />, {
    address: '/dashboard/market?week=nonsense',
    answers: [reply(market.list, { ...rest, coins: prices })],
  })
  await screen.findByRole('row', { name: /BTC/ })
  await user.click(screen.getByRole('button', { name: 'Sort and filter' }))
  const sheet = within(screen.getByRole('dialog'))
  for (const name of ['Market cap', '24-hour volume', '24-hour change', '7-day change', 'Likely range tomorrow'])
    expect(sheet.getByRole('combobox', { name })).toBeTruthy()
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Price' }), 'Over $100')
  expect(sheet.getByRole('button', { name: 'No coins with this filter' })).toHaveProperty('disabled', true)
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Price' }), 'Under $1')
  await user.click(sheet.getByRole('button', { name: 'Show 2 coins' }))
  expect(location.search).toBe('?price=low')
  await waitFor(() => expect(symbols()).toHaveLength(2))
  expect(screen.getByText(/Price: Under \$1/).textContent).toBe('2 coins · Price: Under $1')
  expect(screen.getByRole('button', { name: 'Sort and filter, 1 filter on' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(location.search).toBe('')
  await waitFor(() => expect(symbols().length).toBeGreaterThan(2))
})

it('a phone, which has room for one change, shows the one by which the coins are sorted', async () => {
  onScreen(false)
  const { coins, ...rest } = list()
  const weeks = { ...coins, dayPercent: coins.symbol.map(() => 1), weekPercent: coins.symbol.map((_, place) => place) }
  const { user } = openPage(<MarketScreen isGuest isFavorite={() => false} />, {
    language: 'tr',
    answers: [reply(market.list, { ...rest, coins: weeks })],
  })
  expect((await screen.findByRole('row', { name: /BTC/ })).textContent).toContain('+%1,00')
  expect(screen.getByText(/değişim 24 saat/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sırala ve süz' }))
  await user.click(screen.getByRole('button', { name: '7 günlük değişim' }))
  await user.click(screen.getByRole('button', { name: /coini göster$/ }))
  expect(location.search).toBe('?sort=week')
  const [first] = screen.getAllByRole('row').slice(1)
  await waitFor(() => expect(first?.textContent).toContain(`+%${coins.symbol.length - 1},00`))
  expect(screen.getByText(/değişim 7 gün/)).toBeTruthy()
})

it('a row leads to the page of its coin, and a guest stays a guest', async () => {
  openPage(<MarketScreen isGuest isFavorite={() => false} />, {
    address: '/dashboard/market?guest=true',
    answers: [sampled(market.list)],
  })
  const row = await screen.findByRole('row', { name: /BTC/ })
  expect(row.querySelector('a')?.getAttribute('href')).toBe('/dashboard/analysis?coin=BTC&guest=true')
})
