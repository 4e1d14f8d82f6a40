import { beforeEach, describe, expect, it } from 'vitest'
import { analysisOf, levelsOf, sampleOf } from '../../../demo/analysis.ts'
import { forgetText, readText, writeText } from '../../../stored/stored.ts'
import { saveReply } from '../../market/index.ts'
import { type AnalyzedCoin, newRun, type Overview, type Run } from './run.ts'
import { forgetOther, restoreRun, saveRun } from './state.ts'

const btc: AnalyzedCoin = { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', image: '/coins/btc.svg' }
const eth: AnalyzedCoin = { ...btc, id: 'ethereum', symbol: 'ETH' }
const overview: Overview = {
  coin: { ...btc, isLocked: false },
  price: {
    symbol: 'BTCUSDT',
    lastPrice: 1,
    priceChangePercent: 0,
    highPrice: 1,
    lowPrice: 1,
    volume: 1,
    weightedAvgPrice: 1,
  },
  provenance: { source: 'simulated', venue: '', ageMs: 0, isStale: false },
  rank: null,
  marketCapUsd: null,
  supply: null,
  exchanges: [],
}
const run: Run = {
  ...newRun(btc, 'tr', 1),
  paidUntilMs: 9,
  price: { state: 'known', value: overview, atMs: 2 },
  technical: { state: 'known', value: analysisOf(sampleOf('BTC', new Date(0)), 'tr'), atMs: 3 },
  levels: { state: 'known', value: levelsOf(sampleOf('BTC', new Date(0)), 'tr'), atMs: 3 },
  news: { state: 'known', value: [], atMs: 4 },
}

beforeEach(() => {
  for (const key of ['guestAnalysisData', 'guestLastAnalyzedCoin', 'analyzedCoinData', 'userAnalysisData'] as const)
    forgetText(key)
})

describe('a stored analysis', () => {
  it('comes back as it was, except for a reply that never came', () => {
    saveRun('guest', { ...run, levels: { state: 'waiting' } })
    expect(restoreRun('guest')).toMatchObject({ ...run, levels: { state: 'failed' } })
    expect(readText('guestLastAnalyzedCoin')).toBe('BTC')
  })

  it('belongs to the guest or to the member, not to both', () => {
    saveRun('guest', run)
    expect(restoreRun('user')).toBeNull()
  })

  it('is forgotten for another coin, and stays for its own', () => {
    saveRun('guest', run)
    forgetOther('guest', btc)
    expect(restoreRun('guest')).not.toBeNull()
    forgetOther('guest', eth)
    expect(restoreRun('guest')).toBeNull()
    expect(readText('analyzedCoinData')).toBeNull()
  })

  it('leaves out the card of a coin that was looked at since', () => {
    saveRun('guest', run)
    saveReply({ ...overview, coin: { ...overview.coin, ...eth } }, 5)
    expect(restoreRun('guest')?.price.state).toBe('failed')
  })

  it.each([
    ...['at', 'headline', 'spot_recommendation', 'plans', 'score', 'terms', 'forecasts', 'levels'].map(
      field => ['technical', field] as const,
    ),
    ['levels', 'marks'] as const,
  ])('is forgotten where another release has kept its %s without %s', (part, field) => {
    saveRun('guest', run)
    const saved = JSON.parse(readText('guestAnalysisData') ?? '')
    delete saved[part].value[field]
    writeText('guestAnalysisData', JSON.stringify(saved))
    expect(restoreRun('guest')).toBeNull()
  })

  it.each(['', 'null', '{"shape":0}', '{"shape":2}', '{"shape":3,"coin":{}}', 'not json'])(
    'is not guessed from %j',
    saved => {
      writeText('guestAnalysisData', saved)
      expect(restoreRun('guest')).toBeNull()
    },
  )
})
