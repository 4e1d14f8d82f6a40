import { analysis, market } from '@pusula/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { analysisOf } from '../../../demo/analysis.ts'
import { setLanguage } from '../../../lib/language.ts'
import { showCurrency } from '../../../lib/money/currency.ts'
import { forgetText, readText, writeText } from '../../../stored/stored.ts'
import { openPage, reply } from '../../../testing/page.tsx'
import type { AnalysisResult } from '../select/run.ts'
import Ideas from './Ideas.tsx'
import type { Leverage, LivingPlan, Plan } from './plan.ts'

afterEach(() => ['planSize', 'riskAcknowledged', 'lossPercent'].forEach(forgetText))

const leverage = (times: number): Leverage => ({
  position: 'long',
  times,
  liquidationUsd: 167.1 * (1 - 1 / times + 0.01),
  liquidationChance: 0.004,
  lossAtStopRatio: times * 0.0217,
  gainAtTargetRatio: times * 0.0375,
  fundingRatio: times * 0.0003,
  resultRatio: times * -0.0023,
})
const issuedAt = new Date(Date.now() - 30 * 60_000)
const after = (hours: number) => new Date(issuedAt.getTime() + hours * 3_600_000).toISOString()
const plan: Plan = {
  ...{ id: 7, symbol: 'SOL', side: 'up', state: 'waiting' },
  ...{ issuedAt: after(0), validUntil: after(24), limitAt: null, metAt: null, endedAt: null, exit: null, result: null },
  ...{ price: 162.46, trigger: 166.8, entry: 167.1, stop: 163.8, target: 173.7 },
  chances: { met: 0.26, target: 0.21, stop: 0.55, neither: 0.24 },
  costOfRisk: 0.1,
  leverages: [2, 3, 5].map(leverage),
}
const sell: Plan = { ...plan, id: 8, side: 'down', trigger: 158, entry: 157.8, stop: 161, target: 152, leverages: [] }
const result: AnalysisResult = {
  ...analysisOf({ symbol: 'SOL', name: 'Solana', priceUsd: 162.46, score: 61, at: new Date() }, 'en'),
  name: 'Solana',
  plans: [plan],
  unplanned: [{ side: 'down', code: 'too-new', neededDays: 60 }],
  planRecords: [{ side: 'up', kind: 'replayed', ended: 1_184, meanRatio: -0.0019, errorRatio: 0.0014 }],
  lossLineRatio: 0.04,
}

const lira = { perDollar: 40, dayAgoPerDollar: 40, at: new Date().toISOString(), venues: ['BtcTurk'] }

const open = (shown = result, living: LivingPlan[] = shown.plans) =>
  openPage(<Ideas result={shown} onNext={() => undefined} />, {
    address: '/dashboard/analysis?guest=true',
    answers: [reply(analysis.plansOf, living.map(bare))],
  })
/** As the server tells of a plan later: without what may be borrowed. */
const bare = ({ leverages: _, ...living }: LivingPlan & { leverages?: unknown }): LivingPlan => living
const cardOf = (name: RegExp) => {
  const card = screen.getByRole('heading', { name }).closest('article')
  if (!card) throw new Error('a plan stands on a card')
  return card
}

it('a plan that waits says until when, counts of twenty that add up, what such plans brought, and why a side has none', () => {
  open()
  expect(screen.getByRole('heading', { level: 2, name: 'Wait' })).toBeTruthy()
  const up = cardOf(/^Buy plan: a close above \$166\.80$/)
  expect(within(up).getByText('Waiting')).toBeTruthy()
  expect(up.textContent).toMatch(/Starts if an hourly candle closes above \$166\.80 by \d\d:\d\d (today|tomorrow)\./)
  expect(within(up).getByRole('img').getAttribute('aria-label')).toBe(
    'Entry $167.10, stop $163.80, target $173.70, now $162.46.',
  )
  expect(up.textContent).toContain('5 of 20')
  expect(up.textContent).toContain('4 target first 5 neither 11 stop first')
  expect(up.textContent, 'never taken for a live count').toContain(
    'replayed from history1,184 such plans lost 0.19% each',
  )
  expect(up.textContent).toContain('on average after fees, give or take 0.14%.')
  expect(up.textContent).toContain('Fees, of what is risked10%')
  const down = cardOf(/^No sell plan now$/)
  expect(down.textContent).toContain('The coin is too new: a plan takes at least 60 days of history.')
})

it.each([
  [
    'met',
    { metAt: new Date().toISOString(), limitAt: after(168) },
    'Condition met',
    /on a close at \$167\.10\..*ends by/,
  ],
  [
    'met',
    { metAt: after(-5), limitAt: after(160) },
    'On its way',
    /Now \$162\.46: 6\.9% to the target, 0\.8\d*% to the stop\./,
  ],
  [
    'target',
    { metAt: after(-5), limitAt: after(160), exit: 173.7, result: 0.0375 },
    'Reached',
    /\+3\.8% after fees\. The chance of target first was 4 of 20\./,
  ],
  [
    'stop',
    { metAt: after(-5), limitAt: after(160), exit: 163.8, result: -0.0217 },
    'Stopped',
    /−2\.2% after fees\. The chance of stop first was 11 of 20\./,
  ],
  [
    'expired',
    { metAt: after(-168), limitAt: after(0), exit: 168, result: 0.003 },
    'Time ran out',
    /Neither came; closed at \$168\.00\. \+0\.3% after fees\./,
  ],
  [
    'expired',
    { metAt: after(-5), limitAt: after(160), exit: 168, result: 0.003 },
    'Delisted',
    /Delisted; the plan closed at \$168\.00\./,
  ],
  ['lapsed', {}, 'Never started', /No close above \$166\.80 by .*\. No gain, no loss\./],
] as const)(
  'a plan that is %s now is so on the screen, whatever the analysis said',
  async (state, more, pill, says) => {
    const endedAt = state === 'met' ? null : after(0)
    open(result, [{ ...bare(plan), state, endedAt, ...more }])
    await waitFor(() => expect(cardOf(/^Buy plan/).textContent).toMatch(says))
    const card = cardOf(/^Buy plan/)
    expect(within(card).getAllByText(pill).length).toBeGreaterThan(0)
    expect(card.textContent, 'chances are of a plan that waits').not.toContain('target first 5')
    expect(screen.getByRole('heading', { level: 2, name: state === 'met' ? 'Plan on its way' : 'Wait' })).toBeTruthy()
  },
)

it('names the closes that two plans wait for, and says the same where the price is beyond one within its hour', () => {
  const both = { ...result, plans: [plan, sell], unplanned: [] }
  const { unmount } = open(both)
  const waiting = /^Both plans are waiting for an hourly close: below \$158\.00 or above \$166\.80\. /
  expect(screen.getByText(waiting)).toBeTruthy()
  expect(cardOf(/^Sell plan: a close below \$158\.00$/).textContent).toContain('it buys back at $152.00')
  unmount()
  open({ ...both, priceUsd: 170 })
  expect(screen.getByText(waiting), 'where 170 is between no two of these').toBeTruthy()
  expect(screen.getByText(/^The price is above it now; .* closes above it too/)).toBeTruthy()
})

it('says how much to hold for the loss that somebody can bear, and keeps that on the device', () => {
  const { unmount } = open()
  const says = 'To lose more than 1% of your money on one day in twenty at most, hold at most 25% of it in Solana.'
  expect(screen.getByText(says)).toBeTruthy()
  fireEvent.change(screen.getByRole('slider', { name: /You can bear to lose/ }), { target: { value: '16' } })
  expect(screen.getByText(/^Even with all of your money in Solana, you lose more than 4% of it/)).toBeTruthy()
  unmount()
  open()
  expect(screen.getByRole('slider', { name: /You can bear to lose/ }).getAttribute('aria-valuetext')).toBe('4%')
})

it('works a size out from what is typed in either habit, keeps it on the device, and says what is wrong', async () => {
  const { user, unmount } = open()
  const capital = screen.getByLabelText<HTMLInputElement>('Capital')
  expect(screen.getByText('If stopped').parentElement?.textContent).toBe('If stopped–')
  await user.type(capital, '10.000,00')
  expect(screen.getByText('27.5 SOL')).toBeTruthy()
  expect(screen.getByText('If stopped').parentElement?.textContent).toBe('If stopped−$100')
  await user.click(screen.getByRole('button', { name: '3%' }))
  expect(screen.getByText('All of your capital; risk 2.2%')).toBeTruthy()
  unmount()

  const again = open()
  expect(screen.getByLabelText<HTMLInputElement>('Capital').value).toBe('10000')
  await again.user.type(screen.getByLabelText('Capital'), 'x')
  expect(readText('planSize'), 'the last that could be read').toContain('10000')
  const wrong = 'Enter an amount above zero, such as $10,000.'
  expect(screen.getByText(wrong)).toBeTruthy()
  for (const typed of ['0', '-5', '₺10.000', '%5', 'ten']) {
    await again.user.clear(screen.getByLabelText('Capital'))
    expect(screen.queryByText(wrong)).toBeNull()
    await again.user.type(screen.getByLabelText('Capital'), typed)
    expect(screen.getByText(wrong), typed).toBeTruthy()
  }
  expect(readText('planSize'), 'what was emptied is gone').not.toContain('10000')
})

it('what a size costs is counted in the money of the capital, to its last lira', async () => {
  const { user, answer } = open()
  answer(reply(market.rates, { TRY: lira, EUR: null, source: 'live' }))
  act(() => showCurrency('TRY'))
  await screen.findByText('₺')
  await user.type(screen.getByLabelText('Capital'), '100')
  expect(screen.getByText('₺46 · 46% of capital')).toBeTruthy()
})

it('a capital belongs to the currency it was typed in: another one shows the same sum, and the first one comes back whole', async () => {
  const rates = reply(market.rates, { TRY: lira, EUR: null, source: 'live' })
  const { user, answer, unmount } = open()
  answer(rates)
  const capital = () => screen.getByLabelText<HTMLInputElement>(/Capital|Sermaye/).value
  act(() => showCurrency('TRY'))
  await screen.findByText('₺')
  await user.type(screen.getByLabelText('Capital'), '100.000,00')
  act(() => showCurrency('USD'))
  expect(capital()).toBe('2500')
  expect(screen.getByText(/^6\.\d+ SOL$/), 'and the size is that of the same sum').toBeTruthy()
  await user.click(screen.getByRole('button', { name: '2%' }))
  unmount()

  open().answer(rates)
  expect(capital(), 'also after a reload').toBe('2500')
  act(() => showCurrency('TRY'))
  expect(capital()).toBe('100000')
  act(() => setLanguage('tr'))
  expect(capital(), 'nor is it read anew in another habit').toBe('100000')
  act(() => showCurrency('EUR'))
  expect(capital(), 'without a rate of the euro in dollars, as all else then').toBe('2500')
})

it('shows leverage only once its risk was acknowledged, and then asks no more', async () => {
  const { user, unmount } = open()
  const show = screen.getByRole<HTMLButtonElement>('button', { name: 'Show the leveraged plan' })
  expect(show.disabled).toBe(true)
  await user.click(screen.getByRole('checkbox'))
  await user.click(show)
  expect(screen.getByRole('heading', { name: 'Long, 3×' })).toBeTruthy()
  expect(screen.getByText('Chance to touch it in 7 days').parentElement?.textContent).toContain('<1%')
  await user.click(screen.getByRole('button', { name: '5×' }))
  expect(screen.getByText('On a margin of $1,000, stop / target').parentElement?.textContent).toContain('−$110 / +$186')
  unmount()
  open()
  expect(screen.getByRole('heading', { name: 'Long, 3×' })).toBeTruthy()
})

it('asks again about the risk in another session', () => {
  writeText('riskAcknowledged', new Date(Date.now() - 13 * 3_600_000).toISOString())
  open()
  expect(screen.getByRole('button', { name: 'Show the leveraged plan' })).toBeTruthy()
})
