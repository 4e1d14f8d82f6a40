import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/query.ts'
import { forgetText, writeStored } from '../../../stored/stored.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { saveReply } from '../../market/index.ts'
import { selectCoin, startAnalysis } from './flow.ts'
import { type AnalyzedCoin, stageOf } from './run.ts'
import { current, question, wanted } from './state.ts'

const btc: AnalyzedCoin = { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', image: '/coins/btc.svg' }
const eth: AnalyzedCoin = { ...btc, id: 'ethereum', symbol: 'ETH', name: 'Ethereum' }

type Answer = { status: number; body: unknown }
const refused = (code: string, details = {}): Answer => ({
  status: 402,
  body: { error: { code, message: code, messageTr: code, messageEn: code, details } },
})

/** A server that answers by a part of the path, and remembers in which order it was asked. */
function serve(answers: Record<string, Answer> = {}, clockMs = Date.now()) {
  const asked: string[] = []
  const usual: Record<string, Answer> = {
    'deduct-analysis': { status: 200, body: { expiresAt: new Date(clockMs + 600_000).toISOString() } },
    overview: { status: 200, body: { coin: btc } },
    'technical-signals': { status: 200, body: { symbol: 'BTC' } },
    'support-resistance': { status: 200, body: { symbol: 'BTC' } },
    news: { status: 200, body: [] },
    '/credits/open': { status: 200, body: { coins: [], gifts: [] } },
    ...answers,
  }
  vi.stubGlobal('fetch', async (url: string) => {
    const name = Object.keys(usual).find(part => url.includes(part.startsWith('/') ? part : `/${part}/`)) ?? 'other'
    // A guest's account is opened before the first call in their name, and what is kept is fetched after the last.
    if (!/\/visitor\/account|\/analysis\/kept/.test(url)) asked.push(name)
    const { status, body } = usual[name] ?? { status: 404, body: {} }
    const headers = { 'Content-Type': 'application/json', Date: new Date(clockMs).toUTCString() }
    return new Response(JSON.stringify(body), { status, headers })
  })
  return asked
}

const stage = () => stageOf(current.get())
const ada = { id: 'ada', name: 'Ada', tier: 'member', atMs: 1 } as const

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://pusula.test/dashboard/analysis?guest=true'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const key of ['guestAnalysisData', 'guestLastAnalyzedCoin', 'analyzedCoinData', 'signedIn'] as const)
    forgetText(key)
  for (const store of [current, question, wanted]) store.set(null)
  queryClient.clear()
})

describe('an analysis', () => {
  it('is paid first, then priced, then read whole at once', async () => {
    const asked = serve()
    await startAnalysis(btc)
    expect(asked.slice(0, 2)).toEqual(['deduct-analysis', 'overview'])
    expect(asked.slice(2).sort()).toEqual(['news', 'support-resistance', 'technical-signals'])
    expect(stage()).toMatchObject({ stage: 'ready', run: { levels: { state: 'known' }, news: { state: 'known' } } })
  })

  it('does not ask again for a price that was read within the last two minutes', async () => {
    const asked = serve()
    const day = { lastPrice: 1, priceChangePercent: 0, highPrice: 1, lowPrice: 1, volume: 1, weightedAvgPrice: 1 }
    const overview = {
      coin: { ...btc, isLocked: false },
      price: { symbol: 'BTCUSDT', ...day },
      provenance: { source: 'simulated' as const, venue: '', ageMs: 0, isStale: false },
      ...{ rank: null, marketCapUsd: null, supply: null, exchanges: [] },
    }
    saveReply(overview, Date.now() - 60_000)
    await startAnalysis(btc)
    expect(asked).not.toContain('overview')
    expect(stage()).toMatchObject({ stage: 'ready', run: { price: { value: { coin: { symbol: 'BTC' } } } } })
    saveReply(overview, Date.now() - 121_000)
    await startAnalysis(btc)
    expect(asked).toContain('overview')
  })

  it('that is refused sends no further call and leaves the one before on the screen', async () => {
    serve()
    await startAnalysis(btc)
    const asked = serve({ 'deduct-analysis': refused('daily_limit', { limit: 4 }) })
    await startAnalysis(eth)
    expect(asked).toEqual(['deduct-analysis'])
    expect(question.get()).toEqual({ kind: 'dailyLimit', limit: 4 })
    expect(stage()).toMatchObject({ stage: 'ready', run: { coin: btc } })
  })

  it('whose payment was not answered may have used a credit, and says so; one that is free cannot', async () => {
    serve({ 'deduct-analysis': { status: 504, body: {} } })
    const show = vi.spyOn(toast, 'show')
    await startAnalysis(btc)
    expect(show.mock.lastCall?.[0].text).toMatch(/A credit may have been used.*within 10 minutes/)
    await startAnalysis(btc, { freeOnly: true })
    expect(show.mock.lastCall?.[0].text).not.toMatch(/credit/)
    expect(stage()).toMatchObject({ stage: 'failed', run: { coin: btc, paidUntilMs: null } })
  })

  it('that cannot be paid takes the place of one that could not be paid either, with its own reason', async () => {
    serve({ 'deduct-analysis': { status: 504, body: {} } })
    await startAnalysis(btc)
    serve({ 'deduct-analysis': { ...refused('server.busy'), status: 503 } })
    await startAnalysis(btc)
    expect(stage()).toMatchObject({ stage: 'failed', run: { coin: btc }, problem: { code: 'server.busy' } })
    await startAnalysis(eth)
    expect(stage()).toMatchObject({ stage: 'failed', run: { coin: eth, paidUntilMs: null } })
  })

  it('whose payment was not answered says nothing of credits to a member whose analyses are not counted', async () => {
    vi.stubGlobal('location', new URL('http://pusula.test/dashboard/analysis'))
    serve({ 'deduct-analysis': { status: 504, body: {} } })
    writeStored('signedIn', { ...ada, tier: 'pro' })
    const show = vi.spyOn(toast, 'show')
    await startAnalysis(btc)
    expect(show.mock.lastCall?.[0]).toMatchObject({
      title: 'Credit error',
      text: expect.not.stringMatching(/credit/i),
    })
  })

  it.each([
    ['does not answer', { status: 503, body: {} }],
    ['still knows them', { status: 200, body: { ...ada, email: 'ada@example.com' } }],
  ])('that is refused as nobody’s says so where the server, asked who is here, %s', async (_, user) => {
    vi.stubGlobal('location', new URL('http://pusula.test/dashboard/analysis'))
    serve({ 'deduct-analysis': { ...refused('accounts.signInRequired'), status: 401 }, '/auth/user': user })
    writeStored('signedIn', { ...ada, tier: 'member' })
    const show = vi.spyOn(toast, 'show')
    await startAnalysis(btc)
    await vi.waitFor(() => expect(show.mock.lastCall?.[0].text).toBe('accounts.signInRequired'))
  })

  it('goes on without the price of the day, which it brings itself', async () => {
    serve({ overview: { status: 503, body: {} } })
    await startAnalysis(btc)
    expect(stage()).toMatchObject({ stage: 'ready', run: { price: { state: 'failed' } } })
  })

  it('that cannot be produced says why', async () => {
    serve({ 'technical-signals': refused('analysis.pegged') })
    await startAnalysis(btc)
    expect(stage()).toMatchObject({ stage: 'failed', problem: { code: 'analysis.pegged' } })
  })

  it('gives way to a newer one, whatever arrives late', async () => {
    serve()
    await Promise.all([startAnalysis(btc), startAnalysis(eth)])
    expect(stage()).toMatchObject({ stage: 'ready', run: { coin: eth } })
  })

  it.each([
    ['nothing', null],
    ['an analysis', btc],
  ])(
    'leaves %s as it was before, where two quick starts are both refused, and can be started again',
    async (_, shown) => {
      serve()
      if (shown) await startAnalysis(shown)
      const before = current.get()
      serve({ 'deduct-analysis': refused('guests.creditsExpired') })
      await Promise.all([startAnalysis({ ...eth, symbol: 'SOL' }), startAnalysis(eth)])
      expect(current.get()).toEqual(before)
      serve()
      await startAnalysis(eth)
      expect(stage()).toMatchObject({ stage: 'ready', run: { coin: eth } })
    },
  )

  it('that is refused after another coin was chosen says nothing over that one', async () => {
    serve({ 'deduct-analysis': refused('guests.creditsExpired') })
    const refusing = fetch
    serve()
    const serving = fetch
    vi.stubGlobal('fetch', (url: string) => (url.includes('deduct-analysis/BTC') ? refusing : serving)(url))
    await Promise.all([startAnalysis(btc), startAnalysis(eth)])
    expect(question.get()).toBeNull()
    expect(stage()).toMatchObject({ stage: 'ready', run: { coin: eth } })
  })

  it('is open as long as it was paid for, whatever the clock of the device says', async () => {
    const hourMs = 3_600_000
    serve({}, Date.now() - 2 * hourMs)
    await startAnalysis(btc)
    const isOpen = (untilMs = 0) => untilMs > Date.now() && untilMs < Date.now() + hourMs
    const noted = queryClient.getQueryData<{ untilMs: Record<string, number> }>(['credits', 'open', 'guest'])
    expect([current.get()?.paidUntilMs ?? 0, noted?.untilMs.BTC].map(isOpen)).toEqual([true, true])
  })

  it('is not started for somebody who is neither a guest nor a member', async () => {
    vi.stubGlobal('location', new URL('http://pusula.test/dashboard/analysis'))
    const asked = serve()
    selectCoin(btc)
    await startAnalysis(btc)
    expect(asked).toEqual([])
    expect(wanted.get()).toBeNull()
  })
})
