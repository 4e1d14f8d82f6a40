import { market, type ReplyOf } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { demoReply } from '../../demo/demo.ts'
import { openPage, reply } from '../../testing/page.tsx'
import { MarketScreen } from './all-coins/MarketScreen.tsx'

const list = demoReply(market.list, {})?.value as ReplyOf<typeof market.list>

it.each([
  ['an hour ahead', -HOUR_MS, 0, /^Live · \d/],
  ['a day behind', 24 * HOUR_MS, 10.5 * 60_000, /· 10 min/],
])('prices are as old as they are on a device whose clock is %s', async (_, serverMs, oldMs, says) => {
  const nowMs = Date.now() + serverMs
  openPage(<MarketScreen isGuest isFavorite={() => false} />, {
    answers: [reply(market.list, { ...list, atMs: nowMs - oldMs, source: 'live' })],
    serverTime: new Date(nowMs),
  })
  expect(await screen.findByText(says)).toBeTruthy()
})
