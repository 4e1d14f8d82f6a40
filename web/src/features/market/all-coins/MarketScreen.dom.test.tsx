import { market, type ReplyOf } from '@pusula/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { demoReply } from '../../../demo/demo.ts'
import { queryClient } from '../../../lib/query.ts'
import { openPage, reply, sampled } from '../../../testing/page.tsx'
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
