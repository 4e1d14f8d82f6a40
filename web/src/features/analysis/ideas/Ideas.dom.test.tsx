import { market, notifications, type PriceAlert, record } from '@pusula/contract'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { analysisOf } from '../../../demo/analysis.ts'
import { setLanguage } from '../../../lib/language.ts'
import { showCurrency } from '../../../lib/money/currency.ts'
import { forgetText, readText, writeText } from '../../../stored/storage.ts'
import { waitingAlert } from '../../../testing/alert.ts'
import { noRecord, openPage, reply, replyWith } from '../../../testing/page.tsx'
import type { AnalysisResult } from '../select/run.ts'
import type { TrackRecord } from '../track-record/record.ts'
import Ideas from './Ideas.tsx'
import type { Leverage, Plan } from './plan.ts'

afterEach(() => ['planSize', 'riskAcknowledged'].forEach(forgetText))

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
const plan: Plan = {
  conditionUsd: 166.8,
  conditionChance: 0.52,
  entryUsd: 167.1,
  stopUsd: 163.8,
  targetUsd: 173.7,
  rewardToRisk: 2,
  withinDay: { targetFirst: 0.294, stopFirst: 0.614, neither: 0.092 },
  inTheEnd: { targetFirst: 0.335, stopFirst: 0.665, neither: 0 },
  resultRatio: -0.002,
  leverage: leverage(3),
  leverages: [2, 3, 5].map(leverage),
}
const volatile = { code: 'too-volatile', stopDistanceRatio: 0.083, neededDays: null } as const
const result: AnalysisResult = {
  ...analysisOf({ symbol: 'SOL', name: 'Solana', priceUsd: 162.46, score: 61, at: new Date() }, 'en'),
  name: 'Solana',
  plans: [
    { side: 'up', plan, refusal: null },
    { side: 'down', plan: null, refusal: volatile },
  ],
}
const plans: TrackRecord['plans'] = [
  { what: 'up', kind: 'replayed', graded: 1_184, targetRatio: 0.332, stopRatio: 0.621, meanRatio: -0.0019 },
]

const lira = { perDollar: 40, dayAgoPerDollar: 40, at: new Date().toISOString(), venues: ['BtcTurk'] }

const open = (shown = result, isMember = false) =>
  openPage(<Ideas result={shown} onNext={() => undefined} />, {
    address: isMember ? '/dashboard/analysis' : '/dashboard/analysis?guest=true',
    isMember,
    answers: [
      reply(record.trackRecord, { ...noRecord, plans }),
      ...(isMember ? [reply(notifications.alerts, [])] : []),
    ],
  })

it('says to wait, then what may be done: its odds add up, its mean is after fees, and a refusal says why', async () => {
  open()
  expect(await screen.findByText('1,184')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Wait' })).toBeTruthy()
  const [up, down] = screen.getAllByRole('article')
  expect(up?.textContent).toContain('If it closes above R1, buy')
  const ruler = 'Entry $167.10, stop $163.80, target $173.70, the price is now $162.46.'
  expect(within(up as HTMLElement).getByRole('img', { name: ruler })).toBeTruthy()
  expect(up?.textContent).toContain('neither 10%29% target firststop first 61%')
  expect(up?.textContent, 'all of it, in the end').toContain('34% target firststop first 66%')
  expect(up?.textContent).toContain('Average result after fees−0.20%')
  expect(up?.textContent, 'never taken for a live count').toContain('replayed from historyPlans1,184')
  expect(down?.textContent).toBe('No downside planThe stop would have to be 8.3% away; too much risk for a plan.')
})

it('says where the price stands, beyond a level too; past its condition a plan waits for the close and offers no alert', () => {
  const at = (priceUsd: number) => open({ ...result, priceUsd })
  const { unmount } = at(1_000)
  expect(screen.getByText(/^The price is above R1\./)).toBeTruthy()
  expect(screen.getByText(/^The price is beyond the condition/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Tell me/ })).toBeNull()
  unmount()
  at(1)
  expect(screen.getByText(/^The price is below S1\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Tell me/ })).toBeTruthy()
})

it('a downside plan is for those who hold some, and tells the others to stay out', () => {
  open({ ...result, plans: [{ side: 'down', plan, refusal: null }] })
  const says = screen.getByRole('article').textContent
  expect(says).toContain('If it closes below S1, sell')
  expect(says).toContain('If you hold some: sell, buy back at the target, call it off at the stop.')
  expect(says).toContain('If you hold none: stay out.')
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

it('a member sets the alert of a plan in two taps; a guest is told what it takes', async () => {
  const { user, answer, asked, unmount } = open(result, true)
  let kept: PriceAlert[] = []
  const alert: PriceAlert = {
    ...waitingAlert,
    ...{ symbol: 'SOL', name: 'Solana', kind: 'close', target: 166.8, origin: 'plan' },
    endsAt: new Date(Date.now() + 7 * 86_400_000 - 5_000).toISOString(),
  }
  answer(
    replyWith(notifications.alerts, () => kept),
    replyWith(notifications.addAlert, () => {
      kept = [alert]
      return alert
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Tell me when it closes above $166.80' }))
  const sheet = await screen.findByRole('dialog', { name: 'Alert for R1' })
  await user.click(within(sheet).getByRole('button', { name: 'Set an alert for R1' }))
  expect(await screen.findByRole('button', { name: 'Alert set · 7 days' })).toBeTruthy()
  expect(asked(notifications.addAlert)).toMatchObject([
    { symbol: 'SOL', kind: 'close', target: 166.8, days: 7, origin: 'plan' },
  ])
  unmount()

  const guest = open()
  await guest.user.click(screen.getByRole('button', { name: /^Tell me/ }))
  expect((await screen.findByRole('link', { name: 'Join for free' })).getAttribute('href')).toContain('/signup')
})

it('asks again about the risk in another session', () => {
  writeText('riskAcknowledged', new Date(Date.now() - 13 * 3_600_000).toISOString())
  open()
  expect(screen.getByRole('button', { name: 'Show the leveraged plan' })).toBeTruthy()
})
