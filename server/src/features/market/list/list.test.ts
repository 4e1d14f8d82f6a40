import { describe, expect, it } from 'vitest'
import type { Coin, Ticker } from '../facts.ts'
import { createList } from './list.ts'
import { columnsOf, encodeLine, type Listed, summaryOf } from './rules.ts'
import { createWeeks } from './weeks.ts'

const coin = (symbol: string, more: Partial<Coin> = {}): Coin => ({
  ...{
    id: symbol,
    symbol,
    name: symbol,
    image: '',
    rank: 1,
    marketCapUsd: 100,
    supply: 1,
    exchanges: [],
    isPegged: false,
  },
  ...more,
})
const ticker = (lastPrice: number, openPrice = lastPrice): Ticker => ({
  ...{ symbol: '', lastPrice, openPrice, highPrice: 9, lowPrice: 1, volumeBase: 5, volumeQuote: 300, atMs: 0 },
})
const week = { line: [50, 60, 70], usualVolumeUsd: 100, moveRatios: Array(60).fill(0.02) }
const listed = (symbol: string, now: Ticker, more: Partial<Listed & Coin> = {}): Listed => ({
  ...{ coin: coin(symbol, more), ticker: now, week: undefined, likely: undefined },
  ...more,
})

describe('the list', () => {
  it('counts a day within a tenth of a percent as flat, and leaves out what follows something else', () => {
    const said = summaryOf([
      listed('UP', ticker(101, 100)),
      listed('SAME', ticker(100.1, 100)),
      listed('DOWN', ticker(99, 100)),
      listed('PEG', ticker(101, 100), { isPegged: true }),
    ])
    expect([said.rising, said.flat, said.falling]).toEqual([1, 1, 1])
  })

  it('says nothing of sizes without a list of them, and nothing of moves before enough is known', () => {
    const said = summaryOf([listed('BTC', ticker(100), { marketCapUsd: null })])
    expect([said.totalUsd, said.bitcoinShare, said.movesRatio]).toEqual([null, null, null])
  })

  it('measures today’s moves by the median of the last days', () => {
    const coins = Array.from({ length: 20 }, (_, i) => listed(`C${i}`, ticker(103, 100), { week }))
    expect(summaryOf(coins).movesRatio).toBe(1.5)
  })

  it('compares a week and a volume with what was, where that is known', () => {
    const columns = columnsOf([listed('A', ticker(100), { week }), listed('B', ticker(100))])
    expect([columns.weekPercent, columns.volumeRatio, columns.line]).toEqual([
      [100, null],
      [3, null],
      ['AZ_', ''],
    ])
  })

  it('keeps the shape of a line, also of one that never moved', () => {
    expect(encodeLine([1, 2, 3])).toBe('Ag_')
    expect(encodeLine([5, 5])).toBe('gg')
  })
})

it('weeks are gathered once an hour, and one that cannot be had leaves the others', async () => {
  let nowMs = 0
  const asked: string[] = []
  const row = (i: number) => [i, 10, 12, 9, 11, 5] as const
  const candlesUntil = async (symbol: string, _: string, count: number) => {
    asked.push(symbol)
    if (symbol === 'GONE') throw new TypeError('fetch failed')
    return { value: Array.from({ length: symbol === 'YOUNG' ? 3 : count }, (_, i) => row(i)), venue: 'Binance' }
  }
  const weeks = createWeeks({ candlesUntil }, () => nowMs)
  await weeks.follow(['BTC', 'GONE', 'YOUNG'])
  await weeks.follow(['BTC', 'GONE', 'YOUNG'])
  expect(asked).toHaveLength(6)
  expect([weeks.of('BTC')?.line.length, weeks.of('GONE'), weeks.of('YOUNG')]).toEqual([43, undefined, undefined])
  expect(weeks.of('BTC')?.usualVolumeUsd).toBe(55)
  nowMs = 3_600_000
  await weeks.follow(['BTC'])
  expect(asked).toHaveLength(8)
})

it('the list’s cache is dropped after the clock was set back', async () => {
  let nowMs = 4 * 3_600_000
  let made = 0
  const provenance = { source: 'live', venue: 'Binance', ageMs: 0, isStale: false } as const
  const market = {
    coins: async () => {
      made++
      return { value: [], provenance }
    },
    tickers: async () => new Map(),
    candlesUntil: async () => ({ value: [], venue: null }),
    rateOn: async () => undefined,
  }
  const list = createList(
    market,
    async () => new Map(),
    () => nowMs,
  )
  await list()
  nowMs += 9_999
  await list()
  expect(made).toBe(1)
  nowMs -= 3_600_000
  await list()
  expect(made).toBe(2)
})
