import { analysis, market } from '@pusula/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { analysisOf, sampleOf } from '../../../demo/analysis.ts'
import { overview } from '../../../demo/coins.ts'
import { openPage, reply } from '../../../testing/page.tsx'
import { useOverview } from '../../market/index.ts'
import { DotsCard } from '../dots/DotsCard.tsx'
import type { AnalysisResult } from '../select/run.ts'
import { AnswerCard } from './AnswerCard.tsx'
import { ScoreCard } from './ScoreCard.tsx'
import { TermCards } from './TermCards.tsx'

const result: AnalysisResult = analysisOf(sampleOf('BTC', new Date('2026-11-15T12:00:00Z')), 'en')
const withScore = (change: Partial<AnalysisResult['score']>): AnalysisResult => ({
  ...result,
  score: { ...result.score, ...change },
})

it('the answer opens with its headline, then says what it comes to with and without the coin, and how much to hold', () => {
  const headline = {
    state: 'quiet',
    text: 'Quiet week.',
    holding: 'Wait. Range A.',
    notHolding: 'Stay out. No plan.',
  } as const
  openPage(<AnswerCard result={{ ...result, headline, lossLineRatio: 0.04 }} />)
  expect(screen.getByRole('heading', { name: 'Quiet week.' })).toBeTruthy()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['Holding', 'Not holding', 'How much'],
  ])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Wait. Range A.',
    'Stay out. No plan.',
    'To lose more than 1% of your money on one day in twenty at most, hold at most 25% of it in Bitcoin.',
  ])
})

it('once a plan has moved, the answer says how it stands and not what was written before', async () => {
  const [up, down] = result.plans.map(({ leverages: _, ...plan }, place) => ({ ...plan, id: place + 1 }))
  if (!up || !down) throw new Error('two plans')
  const nowMs = Date.now()
  const [metAt, limitAt] = [nowMs, nowMs + 168 * 3_600_000].map(ms => new Date(ms).toISOString())
  const plans = [up, down].map(plan => ({ ...plan, leverages: [] }))
  openPage(<AnswerCard result={{ ...result, plans }} />, {
    answers: [reply(analysis.plansOf, [{ ...up, state: 'met', metAt: metAt ?? null, limitAt: limitAt ?? null }, down])],
  })
  expect(await screen.findByText('Condition met.')).toBeTruthy()
  expect(screen.queryByText('Stay out.')).toBeNull()
  expect(screen.getByText('Waiting.')).toBeTruthy()
})

/** The head of the screen asks for the price. */
function Asks() {
  useOverview('BTC')
  return null
}

it.each([
  [41, 'en', 'No price for 41 minutes.'],
  [200, 'tr', 'Fiyat 3 saattir gelmiyor.'],
] as const)('while no price has come for %i minutes nobody is told what to do: %s', async (minutes, language, said) => {
  const day = overview('BTC')
  const old = { ...day, provenance: { ...day.provenance, isStale: true, ageMs: (minutes + 0.5) * 60_000 } }
  const page = (
    <>
      <Asks />
      <AnswerCard result={result} />
    </>
  )
  openPage(page, { language, answers: [reply(market.overview, old)] })
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.queryByText(/^(Wait|Stay out|Bekle|Alma)\.$/)).toBeNull()
  expect(screen.getAllByRole('term'), 'how much to hold needs no price of this minute').toHaveLength(2)
})

it('an answer that an earlier release kept without its lines tells of the plans themselves', () => {
  const { headline: _, ...saved } = result
  openPage(<AnswerCard result={saved} />)
  expect(screen.getAllByText('Waiting.')).toHaveLength(2)
})

it('a score is told beside what it was, with what could not be read and what that could change', () => {
  const history = [{ day: '2026-11-14', score: 66 }]
  const { unmount } = openPage(<ScoreCard result={withScore({ yesterday: 66, lastWeek: 58, history })} />)
  expect(screen.getByText('66 yesterday · 58 last week')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Scores of the last 30 days: from 66 to 77 today.' })).toBeTruthy()
  expect(screen.getByText('Factors read: 6 of 7')).toBeTruthy()
  expect(screen.getByText('no data'), 'never a nought').toBeTruthy()
  expect(screen.getByText(/would differ by 4 points at most/)).toBeTruthy()
  unmount()

  openPage(<ScoreCard result={withScore({ isEnough: false })} />)
  expect(screen.getByText('Not enough data for a score')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /Investment score/ })).toBeNull()
})

it('a term tells its story in three slots, or its text where it has none, with the chances of its two levels', () => {
  const story = { happened: 'It rose.', stands: 'In the middle.', changes: '' }
  const [short, ...rest] = result.terms
  if (!short) throw new Error('three terms')
  const told = [{ ...short, direction: 'up' as const, story }, ...rest]
  openPage(<TermCards result={{ ...result, terms: told }} />)
  const [first, second] = screen.getAllByRole('article')
  if (!first || !second) throw new Error('three terms')
  expect(within(first).getByText('Rising')).toBeTruthy()
  expect(
    within(first)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['What happened', 'Where it stands'])
  expect(first.textContent).toContain('Lower level$42,69340% in 3 days')
  expect(second.textContent).toContain('Within the month it saw')
})

it('a level below a story is written as the story writes it', () => {
  const [short] = result.terms
  if (!short) throw new Error('three terms')
  openPage(<TermCards result={{ ...result, terms: [{ ...short, supportUsd: 98.5569, resistanceUsd: 131.2412 }] }} />)
  for (const level of ['$98.56', '$131.24']) expect(screen.getByText(level)).toBeTruthy()
})

it('a story that tells a path has its line, with the beginning, the turn and now by date and price', () => {
  const points = [93.82, 80, 62.86, 90, 120.69].map((priceUsd, i) => ({
    at: new Date(Date.UTC(2026, 9, 17 + 7 * i, 12)).toISOString(),
    priceUsd,
  }))
  const [, mid] = result.terms
  if (!mid) throw new Error('three terms')
  openPage(<TermCards result={{ ...result, terms: [{ ...mid, path: { points, turns: [2] } }] }} />, {
    timeZone: 'Europe/Istanbul',
  })
  const line = screen.getByRole('img', { name: '17 October $93.82, 31 October $62.86, now $120.69' })
  expect([...line.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    '$93.82',
    '$62.86 · −33%',
    '$120.69 · +92%',
  ])
})

it('a span that cannot be read yet has its tab, disabled, with the reason in place of its width', () => {
  const flat = { low80Usd: result.priceUsd, high80Usd: result.priceUsd }
  const forecasts = result.forecasts.map(one => (one.horizon === '1hour' ? { ...one, ...flat } : one))
  openPage(<DotsCard result={{ ...result, forecasts }} />)
  const tabs = screen.getAllByRole<HTMLButtonElement>('tab')
  expect(tabs.map(({ disabled }) => disabled)).toEqual([false, true, false, false])
  expect(tabs[1]?.textContent).toBe('1 hourtoo little data')
})
