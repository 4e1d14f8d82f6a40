import { describe, expect, it } from 'vitest'
import { stepsOf } from '../LoadingCard.tsx'
import { type AnalysisResult, newRun, type Overview, type Run } from './run.ts'

const start = newRun({ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', image: '' }, 'tr', 1_000)
const paid: Run = { ...start, paidUntilMs: 9_000 }
const priced: Run = { ...paid, price: { state: 'known', value: {} as Overview, atMs: 1_400 } }
const analyzed: Run = { ...priced, technical: { state: 'known', value: {} as AnalysisResult, atMs: 3_200 } }
const told: Run = { ...analyzed, news: { state: 'known', value: [], atMs: 4_000 } }

const states = (run: Run) => stepsOf(run).map(({ state }) => state)

describe('the checklist', () => {
  it('waits whole until the credit is paid', () => expect(new Set(states(start))).toEqual(new Set(['waiting'])))

  it('follows the replies and never runs ahead of them', () => {
    expect(states(paid)).toEqual(['now', 'waiting', 'waiting', 'waiting', 'waiting', 'waiting'])
    expect(states(priced)).toEqual(['done', 'now', 'waiting', 'waiting', 'waiting', 'now'])
    expect(states(analyzed)).toEqual(['done', 'done', 'done', 'done', 'done', 'now'])
    expect(states(told)).toEqual(['done', 'done', 'done', 'done', 'done', 'done'])
  })

  it('tells how long each call took, once', () => {
    expect(stepsOf(told).map(({ tookMs }) => tookMs)).toEqual([400, 1_800, null, null, null, 2_600])
    const saved: Run = { ...told, price: { state: 'known', value: {} as Overview, atMs: 200 } }
    const took = stepsOf(saved).map(({ tookMs }) => tookMs)
    expect(took, 'a price from before the run took no time').toEqual([0, 2_200, null, null, null, 3_000])
  })
})
