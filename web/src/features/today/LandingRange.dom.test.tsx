import { type ReplyOf, today } from '@pusula/contract'
import { endsOfDay } from '@pusula/engine'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { lost, openPage, reply } from '../../testing/page.tsx'
import LandingRange from './LandingRange.tsx'
import LandingYesterday from './LandingYesterday.tsx'

type Summary = ReplyOf<typeof today.summary>

const serverTime = new Date('2026-11-17T11:32:00Z')
const tomorrow = '2026-11-18T11:30:00.000Z'
const bitcoin = {
  ...{ symbol: 'BTC', name: 'Bitcoin', priceUsd: 65_690, lowUsd: 64_352, highUsd: 67_046, endsAt: tomorrow },
  endsUsd: endsOfDay(65_690, 0.0205),
}
const rate = { kind: 'live', graded: 4_500, missed: 950, heldRatio: 0.79, errorRatio: 0.02, days: 90 } as const
const replayed = { ...rate, kind: 'replayed', graded: 216_000, missed: 43_200, heldRatio: 0.8 } as const
const recorded = Array.from({ length: 50 }, (_, place): Summary['recorded'][number] =>
  place < 41 ? 'inside' : place % 2 ? 'above' : 'below',
)
const summary: Summary = {
  ...{ source: 'live', at: '2026-11-17T05:30:00.000Z', nextAt: '2026-11-18T05:30:00.000Z', whose: 'large' },
  ...{ coins: [], graded: 0, held: 0, expected: 0, recorded, bitcoin, rate },
  ...{
    earlyResults: 0,
    firstResultAt: null,
    nextResults: [],
    plans: [],
    plansStarted: 0,
    plansEnded: 0,
    watch: [],
    portfolio: null,
  },
  replay: null,
  isQuiet: false,
}

const open = (language: 'tr' | 'en', more: Partial<Summary> = {}) =>
  openPage(
    <main>
      <LandingRange />
      <LandingYesterday />
    </main>,
    {
      ...{ language, serverTime, timeZone: 'Europe/Istanbul', address: '/' },
      answers: [reply(today.summary, { ...summary, ...more })],
    },
  )
const all = () => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? ''
const seen = async (...sentences: string[]) => {
  for (const words of sentences) await waitFor(() => expect(all()).toContain(words), { timeout: 20_000 })
}

it('says in Turkish how far Bitcoin can move, how often that held with its misses, and what became of yesterday', async () => {
  open('tr')
  await seen(
    'Bitcoin, yarın saat 14.30Canlı$64.352 – 67.046',
    '50 nokta, 50 olası son. Dolu 40 nokta aralığın içinde.',
    '100’de 79aralık tuttu, son 90 günde. 80 tutması gerekir; 4.500 tahminin 950’si tutmadı. Karneye bak',
    'Dün 50 coinden 41’i aralıkta kaldı',
    'Çıkan 9 coin',
  )
  expect(screen.getByRole('link', { name: /Bitcoin/ }).getAttribute('href')).toBe('/tr/coinler/bitcoin')
  expect(screen.getByRole('img', { name: /^50 nokta, 50 olası son\. 40 tanesi/ })).toBeTruthy()
})

it('says the same in English', async () => {
  open('en')
  await seen(
    'Bitcoin, tomorrow at 14:30Live$64,352 – 67,046',
    '79 in 100of these ranges held in the last 90 days; 80 is the aim. Of 4,500 predictions 950 missed. See the record',
    'Yesterday 41 of 50 coins stayed in range',
    'The 9 that left',
  )
  expect(screen.getByRole('img', { name: '50 coins: 41 held, 9 missed' }).children).toHaveLength(50)
  expect(screen.getByRole('link', { name: 'See the record' }).getAttribute('href')).toBe('/track-record')
})

it.each([
  [
    'tr',
    'Canlı ölçüm bugün başladı. Bu aralığın notu yarın saat 14.30.',
    'Geçmişte denesek: 100’de 80 tuttu; 78 ile 82 arası normal. 216.000 deneme; canlı karneye katılmaz.',
  ],
  [
    'en',
    'Live grading began today. This range gets its grade tomorrow at 14:30.',
    'Tried on the past: held 80 in 100; 78 to 82 is normal. 216,000 trials, kept apart from the live record.',
  ],
] as const)('on the first day it boasts of nothing in %s', async (language, began, past) => {
  open(language, { rate: replayed, recorded: [] })
  await seen(began, past)
  expect(all()).not.toMatch(/Dün|Yesterday/)
})

it('of fewer than thirty results it says no rate', async () => {
  open('en', { rate: { ...rate, graded: 29, missed: 0, heldRatio: 1 } })
  await seen('29 predictions graded so far, too few for a rate. This range gets its grade tomorrow at 14:30.')
  expect(all()).not.toContain('in 100')
})

it.each([
  ['tr', 'live', 'Şimdiye dek 24 tahmin ölçüldü; oran için henüz az. Bu aralığın notu'],
  ['tr', 'simulated', 'Bu yapay piyasada şimdiye dek 24 tahmin ölçüldü; oran için henüz az.'],
  ['en', 'simulated', '24 predictions graded so far in this made-up market, too few for a rate.'],
] as const)(
  'beside a rate of the past it does not say in %s (%s) that grading begins',
  async (language, source, says) => {
    open(language, { source, rate: replayed, earlyResults: 24 })
    await seen(says)
    expect(all()).not.toMatch(/bugün başladı|began today/)
  },
)

it.each([
  ['tr', 'Simüle piyasa', 'aralık tuttu, bu yapay piyasada.'],
  ['en', 'Simulated market', 'of these ranges held in this made-up market;'],
] as const)('a made-up market says so in %s', async (language, pill, says) => {
  open(language, { source: 'simulated' })
  await seen(pill, says)
  expect(all()).not.toMatch(/Canlı|Live/)
})

it.each([
  ['tr', 'Bitcoin, 12.30 itibarıyla'],
  ['en', 'Bitcoin, as of 12:30'],
] as const)('a range that no price has followed says of when it is in %s', async (language, says) => {
  open(language, { bitcoin: { ...bitcoin, endsAt: '2026-11-18T09:30:00.000Z' } })
  await seen(says)
})

it.each([
  ['there is none', { bitcoin: null }],
  ['its time is over', { bitcoin: { ...bitcoin, endsAt: '2026-11-17T11:00:00.000Z' } }],
])('in the room of the instrument a sentence says that it is coming where %s', async (_, more) => {
  open('en', more)
  await seen('Yesterday 41 of 50')
  expect(screen.queryByRole('img', { name: /^50 dots/ })).toBeNull()
  await seen('Bitcoin’s range will be here in a few minutes.')
})

it('a page that cannot reach its server keeps quiet about figures', async () => {
  const { asked } = openPage(<LandingRange />, { answers: [lost(today.summary)] })
  await waitFor(() => expect(asked(today.summary).length).toBeGreaterThan(0))
  await waitFor(() => expect(document.querySelector('svg')).toBeNull())
})
