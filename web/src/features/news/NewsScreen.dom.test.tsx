import { market, news } from '@pusula/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPage, refuse, reply, replyWith, sampled } from '../../testing/page.tsx'
import { saveSelectedCoin } from '../market/index.ts'
import { newsText } from './messages.ts'
import NewsScreen from './NewsScreen.tsx'

afterEach(() => {
  vi.useRealTimers()
})

it('a link that names a coin opens its news, whichever was looked at last', async () => {
  saveSelectedCoin(true, { id: 'ethereum', symbol: 'ETH', name: 'Ethereum', image: '/coins/eth.svg' })
  openPage(<NewsScreen />, {
    address: '/dashboard/news?coin=btc&guest=true',
    answers: [sampled(news.ofCoin), sampled(market.overview)],
  })
  await screen.findByRole('heading', { name: 'News' })
  expect((await screen.findAllByText(/Bitcoin/)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/Ethereum/)).toBeNull()
})

it('while news are gathered says what is done, two seconds each, and stays with the last', async () => {
  vi.useFakeTimers()
  openPage(<NewsScreen />, {
    address: '/dashboard/news?coin=btc&guest=true',
    answers: [replyWith(news.ofCoin, () => new Promise(() => undefined)), sampled(market.overview)],
  })
  const [sources, tone, almost] = newsText.stages.en
  const saidAfter = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    return newsText.stages.en.filter(stage => screen.queryByText(stage))
  }
  expect(await saidAfter(1_999)).toEqual([sources])
  expect(await saidAfter(1)).toEqual([tone])
  expect(await saidAfter(1_999)).toEqual([tone])
  expect(await saidAfter(1)).toEqual([almost])
  expect(await saidAfter(10_000)).toEqual([almost])
})

it('news that failed or were malformed are retried', async () => {
  const { user, answer } = openPage(<NewsScreen />, {
    address: '/dashboard/news?coin=btc&guest=true',
    answers: [refuse(news.ofCoin, 'news.unavailable'), sampled(market.overview)],
  })
  const says = async () => (await screen.findByRole('alert')).textContent
  const again = () => user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await says()).toContain('The news service is not available right now.')
  answer([news.ofCoin, () => ({ status: 200, body: { odd: true } })])
  await again()
  await waitFor(async () => expect(await says()).toContain(newsText.unreadable.en))
  answer(sampled(news.ofCoin))
  await again()
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('more of a simulated story is the page that says what it is', async () => {
  const item = {
    ...{
      TITLE: 'Bitcoin rests',
      TONE: '0' as const,
      TONE_TEXT: 'Neutral',
      SUMMARY: '',
      DATE_FORMATTED: '14 November 2026',
    },
    ...{ URL: 'https://feeds.invalid/1', source: 'Simulated Wire', retoldBy: [], decidedBy: [], confidence: 1 },
    ...{ language: 'en' as const, publishedAt: '2026-11-14T09:10:00.000Z', isSimulated: true },
  }
  openPage(<NewsScreen />, {
    address: '/dashboard/news?coin=btc&guest=true',
    language: 'en',
    answers: [reply(news.ofCoin, [item]), sampled(market.overview)],
  })
  const more = await screen.findByRole('link', { name: /^Read more/ })
  expect(more.getAttribute('href')).toMatch(/^\/privacy.*#simulated$/)
})
