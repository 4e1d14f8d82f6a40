import { describe, expect, it } from 'vitest'
import { type AnalysisResult, newRun, type Overview, type Part } from '../select/run.ts'
import { priceNow } from './price-now.ts'

const run = newRun({ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', image: '' }, 'tr', 0)
const known = <T>(value: unknown): Part<T> => ({ state: 'known', value: value as T, atMs: 0 })
const price = known<Overview>({ price: { lastPrice: 110, priceChangePercent: 10 } })
const technical = known<AnalysisResult>({ priceUsd: 105 })

describe('the price of now', () => {
  it('is that of the analysis, whatever the market says meanwhile, and so is its change', () => {
    const now = priceNow({ ...run, price, technical })
    expect(now?.usd).toBe(105)
    expect(now?.changePercent).toBeCloseTo(5, 9)
  })

  it('is that of the market until there is an analysis', () =>
    expect(priceNow({ ...run, price })).toEqual({ usd: 110, changePercent: 10 }))

  it('has no change where the day is unknown, and is nothing where nothing is known', () => {
    expect(priceNow({ ...run, technical })).toEqual({ usd: 105, changePercent: null })
    expect(priceNow(run)).toBeNull()
  })
})
