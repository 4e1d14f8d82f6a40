import { analysis, credits, market, news } from '@pusula/contract'
import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetText } from '../../stored/stored.ts'
import { awake, openPage, refuse, reply, replyWith, sampled } from '../../testing/page.tsx'
import AnalysisScreen, { type View } from './AnalysisScreen.tsx'
import { AnalysisFlow, selectCoin } from './index.ts'

const btc = { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', image: '/coins/btc.svg' }
const eth = { id: 'ethereum', symbol: 'ETH', name: 'Ethereum', image: '/coins/eth.svg' }

afterEach(() => {
  for (const key of ['guestAnalysisData', 'guestLastAnalyzedCoin', 'analyzedCoinData', 'riskAcknowledged'])
    forgetText(key)
})

function Analysis() {
  const [view, setView] = useState<View>('predictions')
  return (
    <>
      <AnalysisScreen view={view} onView={setView} />
      <AnalysisFlow />
    </>
  )
}

const whole = [
  sampled(credits.deduct),
  sampled(market.overview),
  sampled(market.candles),
  sampled(analysis.technicalSignals),
  sampled(analysis.supportResistance),
  sampled(analysis.keptOf),
  reply(news.ofCoin, []),
]
/** The server's own memory of what was paid for. */
function opening() {
  const until = new Date(Date.now() + 600_000).toISOString()
  const coins: { symbol: string; until: string; leftMs: number }[] = []
  return [
    replyWith(credits.deduct, ({ symbol }) => {
      coins.push({ symbol: String(symbol), until, leftMs: 600_000 })
      return { success: true, message: '', allowedCoins: [], remaining: 4, spent: 1, expiresAt: until }
    }),
    replyWith(credits.open, () => ({ coins, gifts: [] })),
  ]
}

const openAnalysis = (answers = [...whole, ...opening()]) =>
  openPage(<Analysis />, { address: '/dashboard/analysis?guest=true', answers })

it.each([
  ['a phone', false, 'Ideas'],
  ['a desk', true, 'Recommendations'],
])('the third part is called on %s as there is room', (_, isWide, name) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  openAnalysis([])
  expect(screen.getAllByRole('tab')[2]?.textContent).toBe(name)
})

it('levels of no coin ask for an analysis first', () => {
  const address = '/dashboard/analysis/support-resistance?guest=true'
  openPage(<AnalysisScreen view="support-resistance" onView={() => undefined} />, { address })
  expect(within(screen.getByRole('tabpanel')).getByText('Analysis required')).toBeTruthy()
})

it('nothing is spent before the question is answered, and once it is, the whole analysis can be read', async () => {
  const { user, asked } = openAnalysis()
  act(() => selectCoin(btc))
  expect(await screen.findByText('This uses 1 credit. You will have 4 left.')).toBeTruthy()
  await user.click(await awake('Cancel'))
  expect(asked(credits.deduct)).toEqual([])

  act(() => selectCoin(btc))
  await user.click(await awake('Analyze'))
  const tabs = await screen.findByRole('tablist', { name: 'Parts of the analysis' })
  expect(asked(credits.deduct)).toHaveLength(1)
  for (const [name, advice] of [
    ['Analysis', /^Analyzed at .* Not investment advice\.$/],
    ['Predictions', /^Predictions come from .* Not investment advice\.$/],
    [/Ideas|Recommendations/, /^Plans are the same .* Not investment advice\.$/],
    ['Signals', /^Levels come from .* Not investment advice\.$/],
  ] as const) {
    await user.click(within(tabs).getByRole('tab', { name }))
    await screen.findByText(advice)
    expect(screen.getAllByRole('tabpanel')[0]?.textContent?.match(/not investment advice/gi), 'once').toHaveLength(1)
  }
  const up = vi.spyOn(globalThis, 'scrollTo')
  for (const [button, name] of [
    ['Back to the analysis', 'Analysis'],
    ['Go to predictions', 'Predictions'],
    ['Go to recommendations', 'Recommendations'],
    ['Go to signals', 'Signals'],
  ] as const) {
    up.mockClear()
    await user.click(await screen.findByRole('button', { name: button }))
    expect(within(tabs).getByRole('tab', { selected: true }).textContent).toBe(name)
    expect(up, 'the start of the next part').toHaveBeenCalledWith({ top: 0 })
  }
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(document.querySelector('[data-part=price]')?.textContent, 'an old price says of when it is').toMatch(
    /\d\d:\d\d$/,
  )
  vi.restoreAllMocks()
  act(() => void dispatchEvent(new Event('online')))
  expect(document.querySelector('[data-part=price]')?.textContent).not.toMatch(/\d\d:\d\d$/)
  // The same coin again costs nothing and asks nothing.
  act(() => selectCoin(btc))
  expect(asked(credits.deduct)).toHaveLength(1)
})

it('a refused credit leaves the analysis before it on the screen and says what can be done', async () => {
  const { user, answer } = openAnalysis()
  act(() => selectCoin(btc))
  if (screen.queryByRole('dialog', { name: /Analyze/ })) await user.click(await awake('Analyze'))
  expect(await screen.findByRole('tablist', { name: 'Parts of the analysis' })).toBeTruthy()
  answer(refuse(credits.deduct, 'guests.creditsExpired'))
  act(() => selectCoin(eth))
  await user.click(await awake('Analyze'))
  expect(await screen.findByText('Guest credits have expired.')).toBeTruthy()
  expect(screen.getByText('Bitcoin')).toBeTruthy()
})
