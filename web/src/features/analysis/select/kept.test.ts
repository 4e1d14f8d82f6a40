import { beforeEach, describe, expect, it } from 'vitest'
import { forget, read, write, writeJson } from '../../../lib/storage.ts'
import { forgetOther, keepRun, restoreRun, takePending } from './kept.ts'
import { type AnalysisResult, type Coin, newRun, type Overview, type Run } from './run.ts'

const btc: Coin = { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', image: '/coins/btc.svg' }
const eth: Coin = { ...btc, id: 'ethereum', symbol: 'ETH' }
const run: Run = {
  ...newRun(btc, 'tr', 1),
  paidUntilMs: 9,
  price: { state: 'known', value: { coin: btc } as Overview, atMs: 2 },
  technical: { state: 'known', value: { symbol: 'BTC' } as AnalysisResult, atMs: 3 },
  news: { state: 'known', value: [], atMs: 4 },
}

beforeEach(() => {
  for (const key of ['guestAnalysisData', 'guestLastAnalyzedCoin', 'analyzedCoinData', 'userAnalysisData'] as const)
    forget(key)
})

describe('an analysis that is kept', () => {
  it('comes back as it was, except for a reply that never came', () => {
    keepRun('guest', run)
    expect(restoreRun('guest')).toMatchObject({ ...run, levels: { state: 'failed' } })
    expect(read('guestLastAnalyzedCoin')).toBe('BTC')
  })

  it('belongs to the guest or to the member, not to both', () => {
    keepRun('guest', run)
    expect(restoreRun('user')).toBeNull()
  })

  it('is forgotten for another coin, and stays for its own', () => {
    keepRun('guest', run)
    forgetOther('guest', btc)
    expect(restoreRun('guest')).not.toBeNull()
    forgetOther('guest', eth)
    expect(restoreRun('guest')).toBeNull()
    expect(read('analyzedCoinData')).toBeNull()
  })

  it('leaves out the card of a coin that was looked at since', () => {
    keepRun('guest', run)
    writeJson('analyzedCoinData', { shape: 1, coin: eth, price: { value: {}, atMs: 5 } })
    expect(restoreRun('guest')?.price.state).toBe('failed')
  })

  it.each(['', 'null', '{"shape":0}', '{"shape":1}', '{"shape":2,"coin":{}}', 'not json'])(
    'is not guessed from %j',
    kept => {
      write('guestAnalysisData', kept)
      expect(restoreRun('guest')).toBeNull()
    },
  )
})

it('reads a selection that was left behind once', () => {
  writeJson('pendingCoinSelection', { coin: btc, timestamp: 7 })
  expect(takePending()).toEqual({ coin: btc, timestamp: 7 })
  expect(takePending()).toBeNull()
})
