import { credits, market, today } from '@pusula/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, reply, sampled } from '../../testing/page.tsx'
import { Today } from './Today.tsx'
import { type Summary, serverTime, summary, tomorrow } from './testing.ts'

const open = (more: Partial<Summary>, language: 'tr' | 'en' = 'en') =>
  openPage(<Today />, {
    ...{ language, serverTime, timeZone: 'Europe/Istanbul', address: '/dashboard?guest=true' },
    answers: [
      reply(today.summary, { ...summary, ...more }),
      reply(credits.open, { coins: [], gifts: [] }),
      ...[market.bulkPrices, market.rates, credits.stats].map(sampled),
    ],
  })

const title = async () => (await screen.findAllByRole('heading'))[0]?.textContent
const all = () => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? ''
const seen = (words: string) => waitFor(() => expect(all()).toContain(words))

it.each([
  [
    'tr',
    'Canlı ölçüm henüz yok: ilk 1 günlük sonuç yarın saat 14.30.',
    '100’de 80 tuttu. 216.000 deneme.',
    'Yarın saat 14.30 · ilk günlük not',
  ],
  [
    'en',
    'No live measurement yet: the first 1-day result comes tomorrow at 14:30.',
    'held 80 in 100 on past prices. 216,000 trials.',
    'Tomorrow at 14:30 · the first day’s',
  ],
] as const)('says in %s when results come, and keeps the replayed rate apart', async (language, first, past, next) => {
  open(
    {
      rate: { kind: 'replayed', graded: 216_000, missed: 43_200, heldRatio: 0.8, errorRatio: null, days: 90 },
      firstResultAt: tomorrow,
      nextResults: [
        { horizon: '1hour', at: '2026-11-17T12:32:00.000Z' },
        { horizon: '15min', at: '2026-11-17T11:47:00.000Z' },
      ],
    },
    language,
  )
  await title()
  for (const words of [first, past, next]) await seen(words)
  const times = language === 'tr' ? ['14.47', '15.32', 'Yarın saat 14.30'] : ['14:47', '15:32', 'Tomorrow at 14:30']
  const places = times.map(time => all().lastIndexOf(`${time} · `))
  expect(places.every((place, i) => place > (places[i - 1] ?? 0))).toBe(true)
  expect(all(), 'no rate of the live record').not.toContain('5’te 4 tutması')
})

it.each([
  ['tr', 'Şimdiye dek 1 tahmin ölçüldü; oran için henüz az.'],
  ['en', '1 prediction graded so far, too few for a rate.'],
] as const)('with a few results it does not say in %s that the first is still to come', async (language, says) => {
  open({ rate: null, earlyResults: 1, firstResultAt: tomorrow }, language)
  await seen(says)
  expect(all()).not.toMatch(/Canlı ölçüm henüz yok|No live measurement yet/)
})

it('says how far the past is worked out, before there is a rate of it and beside one', async () => {
  open({ rate: null, replay: { coins: 12, of: 50 } })
  await seen('Working through past prices: 12 of 50 coins done.')
  await seen('replayed from history')
})

it('has nothing that is not known, and says so', async () => {
  open({ bitcoin: null, rate: null })
  expect(await title()).toBe('How far can Bitcoin move tomorrow?')
  await seen('Bitcoin’s range will be here in a few minutes.')
  expect(screen.queryByText('Tried on the past')).toBeNull()
})
