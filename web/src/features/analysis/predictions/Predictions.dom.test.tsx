import { HOUR_MS } from '@pusula/words'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { analysisOf, sampleOf } from '../../../demo/analysis.ts'
import { queryClient } from '../../../lib/query.ts'
import { openPage } from '../../../testing/page.tsx'
import type { AnalysisResult } from '../select/run.ts'
import Predictions from './Predictions.tsx'

const made = (atMs: number): AnalysisResult => analysisOf(sampleOf('BTC', new Date(atMs)), 'en')
const openPredictions = (result: AnalysisResult, language: 'tr' | 'en' = 'en') =>
  openPage(<Predictions result={result} onNext={() => undefined} />, { language })
const rows = () => screen.getAllByRole('article')

it('a row says its range first, how sure it is, and what the price may do on the way', () => {
  const result = made(Date.now())
  const [, , , day] = result.forecasts
  if (!day) throw new Error('four spans')
  const record = { kind: 'live', graded: 900, heldRatio: 0.802, days: 90 } as const
  const changed = {
    ...day,
    touchResistance: 0.524,
    touchSupport: 0.003,
    moveChance: 0.63,
    changeRatio: 0.004038,
    riseProbability: 0.512,
    widthToUsual: 1.3,
    record,
  }
  openPredictions({ ...result, forecasts: [...result.forecasts.slice(0, 3), changed] })
  const last = rows().at(-1)
  if (!last) throw new Error('no row')
  expect(last.textContent).toContain('$42,923 – 47,317')
  expect(
    within(last)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['52%', '<1%', '63%'])
  expect(within(last).getByRole('img', { name: 'Width of the range: 2 out of 4' })).toBeTruthy()
  expect(last.textContent).toContain('width · more than usual')
  expect(last.textContent, 'a number beside the bars').toMatch(/midpoint \$45,120 \(\+0\.40%\)/)
  expect(last.textContent).toContain(
    'Meant to hold 4 times in 5; in the last 90 days it held 80 in 100 · 900 predictions.',
  )
  expect(last.textContent).toContain(
    'Chance of being higher a day later: 51.2%. The difference from 50% does not cover the fees of a trade.',
  )
  expect(rows()[0]?.textContent, 'too few to say').toContain(
    'no live measurement yet: the first 15-minute result comes at',
  )
  expect(screen.getByText(/^Nobody knows the direction/)).toBeTruthy()
  expect(document.body.textContent, 'nor is one called').not.toMatch(/rising|falling|to rise|to fall/i)
})

it('a level that the price has passed since was touched, in place of its chance', () => {
  const result = made(Date.now())
  openPredictions({ ...result, priceUsd: result.priceUsd * 0.975 })
  for (const row of rows()) {
    const [r1, s1] = within(row).getAllByRole('definition')
    expect([r1?.textContent, s1?.textContent]).toEqual([expect.stringMatching(/%$/), 'touched'])
  }
})

it('the price of now is the one of the head: that of the market once it is newer, and older ones change nothing', async () => {
  const atMs = Date.now() - 60_000
  openPredictions(made(atMs))
  const hear = (lastPrice: number, streamedAtMs: number) => {
    const origin = { atMs: streamedAtMs, isStale: false, isSimulated: true }
    act(() => void queryClient.setQueryData(['market', 'overview', 'BTC'], { price: { lastPrice }, origin }))
  }
  const named = (price: string) => screen.queryAllByRole('img', { name: new RegExp(`now \\${price}`) })
  hear(46_000, Date.now())
  await waitFor(() => expect(named('$46,000')).toHaveLength(4))
  expect(screen.getByText('Now.').parentElement?.textContent).toContain('$46,000')
  hear(40_000, atMs - 1)
  await waitFor(() => expect(named('$46,000')).toEqual([]))
  expect(named('$40,000')).toEqual([])
})

it('a span whose time has passed says so and no longer when it ends, in the language of the reader', () => {
  openPredictions(made(Date.now() - 2 * HOUR_MS), 'tr')
  const said = rows().map(row => row.textContent?.includes('süresi doldu'))
  expect(said).toEqual([true, true, false, false])
})

it('a wide coin is asked about a larger move', () => {
  const result = made(Date.now())
  openPredictions({ ...result, forecasts: result.forecasts.map(one => ({ ...one, moveRatio: 0.05 })) })
  expect(screen.getAllByText('chance of moving over ±5%')).toHaveLength(4)
})

it('an opened row shows fifty dots, whose grip says what can be counted, by key and as a table', async () => {
  const { user } = openPredictions(made(Date.now()))
  const last = rows().at(-1)
  if (!last) throw new Error('no row')
  await user.click(within(last).getByRole('button', { name: 'Show as dots' }))
  const plot = within(last).getByRole('img', { name: /^50 dots, 50 possible ends\. 40 lie between/ })
  expect(plot.querySelectorAll('circle')).toHaveLength(50)
  const grip = within(last).getByRole('slider')
  grip.focus()
  await user.keyboard('{Home}{PageUp}')
  expect(grip.getAttribute('aria-valuetext')).toBe('$42,923; 5 of 50 such days end below this, 45 above.')
  expect(last.textContent).toContain('$42,923 · 5 of 50 such days end below this, 45 above.')
  await user.keyboard('{Home}')
  expect(last.textContent).toContain('Fewer than 1 of 50 such days end below this.')
  expect(within(last).getAllByRole('row'), 'a head and nine prices').toHaveLength(10)
  expect(last.textContent, 'never the promise without what was held').toMatch(/Meant to hold 4 times in 5; /)
})
