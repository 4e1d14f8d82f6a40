import { describe, expect, it } from 'vitest'
import { ProblemError } from '../../../lib/problem.ts'
import { freshMs, isFresh, onSelection, questionAfter, questionBefore } from './rules.ts'
import { type AnalysisResult, type AnalyzedCoin, newRun, type Run } from './run.ts'

const btc: AnalyzedCoin = { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', image: '/coins/btc.svg' }
const eth: AnalyzedCoin = { ...btc, id: 'ethereum', symbol: 'ETH', name: 'Ethereum' }
const nowMs = 1_000_000_000
const running = newRun(btc, 'en', nowMs)
const ready = (atMs: number, paidUntilMs: number | null = null): Run => ({
  ...running,
  paidUntilMs,
  technical: { state: 'known', value: {} as AnalysisResult, atMs },
})

describe('a tap on a coin', () => {
  it('is ignored while that coin is being analyzed', () => expect(onSelection(running, btc, nowMs)).toBe('show'))

  it('is ignored while its analysis is new', () => {
    expect(onSelection(ready(nowMs - freshMs.technical + 1), btc, nowMs)).toBe('show')
  })

  it('reads an older one anew without a question while it is paid for', () => {
    expect(onSelection(ready(nowMs - freshMs.technical, nowMs + 1), btc, nowMs)).toBe('start')
  })

  it.each([
    ['nothing was analyzed before', null, btc],
    ['it is another coin', ready(nowMs), eth],
    ['another coin is still running', running, eth],
    ['the last analysis is old and no longer paid for', ready(nowMs - freshMs.technical, nowMs), btc],
  ])('asks when %s', (_, run, coin) => expect(onSelection(run, coin, nowMs)).toBe('ask'))
})

it('counts a price as new for two minutes, an analysis and its levels for five, news for ten', () =>
  expect(freshMs).toEqual({ price: 120_000, technical: 300_000, levels: 300_000, news: 600_000 }))

it('does not trust a moment in the future', () => expect(isFresh('price', nowMs + 1, nowMs)).toBe(false))

describe('the question before an analysis', () => {
  const counted = (left: number) => ({ kind: 'counted', left, total: 20 }) as const

  it('says what will be left', () => {
    expect(questionBefore(btc, counted(3), true)).toEqual({ kind: 'confirm', coin: btc, leftAfter: 2 })
    expect(questionBefore(btc, { kind: 'unknown' }, false)).toMatchObject({ kind: 'confirm', leftAfter: null })
  })

  it('is not asked of those who do not count', () =>
    expect(questionBefore(btc, { kind: 'unlimited' }, false)).toBeNull())

  it('offers a way on when nothing is left', () => {
    expect(questionBefore(btc, counted(0), true)).toEqual({ kind: 'guestExpired' })
    expect(questionBefore(btc, counted(0), false)).toEqual({ kind: 'creditsFinished' })
  })

  it('offers membership for a coin that guests may not analyze, even without credits', () => {
    expect(questionBefore({ ...eth, isLocked: true }, counted(0), true)).toMatchObject({ kind: 'restricted' })
    expect(questionBefore({ ...eth, isLocked: true }, counted(1), false)).toMatchObject({ kind: 'confirm' })
  })
})

describe('a refusal of the server', () => {
  const problem = (code: ConstructorParameters<typeof ProblemError>[0], details = {}) =>
    new ProblemError(code, 402, { tr: '', en: '' }, details)

  it.each([
    [problem('credits.insufficient'), { kind: 'creditsFinished' }],
    [problem('guests.creditsExpired'), { kind: 'guestExpired' }],
    [problem('restricted_coin'), { kind: 'restricted', coin: btc, isRefused: true }],
    [problem('daily_limit', { limit: 7 }), { kind: 'dailyLimit', limit: 7 }],
    [problem('daily_limit'), { kind: 'dailyLimit', limit: null }],
  ])('opens its dialog', (refusal, question) => expect(questionAfter(refusal, btc)).toEqual(question))

  it('of any other kind is a toast alone', () => expect(questionAfter(problem('server.failed'), btc)).toBeNull())
})
