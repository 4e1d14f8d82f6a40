import { news, type ReplyOf } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { demoReply } from '../../demo/demo.ts'
import { openPage, reply } from '../../testing/page.tsx'
import { Headlines } from './Headlines.tsx'

const [item] = (demoReply(news.ofCoin, { symbol: 'BTC' })?.value ?? []) as ReplyOf<typeof news.ofCoin>

it.each([
  ['three hours ahead', -3 * HOUR_MS],
  ['a day behind', 24 * HOUR_MS],
])('a headline is as old as it is on a device whose clock is %s', async (_, serverMs) => {
  const nowMs = Date.now() + serverMs
  const publishedAt = new Date(nowMs - 10.5 * 60_000).toISOString()
  openPage(<Headlines coin={{ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', image: '' }} />, {
    answers: [reply(news.ofCoin, [{ ...(item as NonNullable<typeof item>), source: 'Wire', publishedAt }])],
    serverTime: new Date(nowMs),
  })
  expect(await screen.findByText(/Wire · 10 min/)).toBeTruthy()
})
