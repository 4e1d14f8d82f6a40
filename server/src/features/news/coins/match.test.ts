import { createExchange } from '@pusula/simulator'
import { describe, expect, it } from 'vitest'
import { labelled } from './labelled.ts'
import { createMatcher } from './match.ts'

const market = createExchange({ seed: 1 }).coins(Date.UTC(2026, 10, 15))
const coins = [...market, { symbol: 'GAS', name: 'Gas' }, { symbol: 'APE', name: 'ApeCoin' }]
const match = createMatcher(coins)

describe('finding the coins in a headline', () => {
  const found = labelled.map(({ text, coins: wanted }) => ({ text, wanted, got: match(text).sort() }))
  const right = found.flatMap(({ wanted, got }) => got.filter(symbol => wanted.includes(symbol)))
  const all = found.flatMap(({ got }) => got)
  const wanted = found.flatMap(row => row.wanted)

  it('is measured on enough headlines, a good part of them traps', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(120)
    expect(labelled.filter(row => row.coins.length === 0).length).toBeGreaterThan(40)
  })

  it('is right when it says something', () => expect(right.length / all.length, 'precision').toBeGreaterThan(0.97))
  it('says what there is to say', () => expect(right.length / wanted.length, 'recall').toBeGreaterThan(0.95))

  it('knows only the coins it was given', () => {
    const few = createMatcher([{ symbol: 'BTC', name: 'Bitcoin' }])
    expect(few('Bitcoin Cash and Ethereum rise, Bitcoin falls')).toEqual(['BTC'])
    expect(few('Bitcoin Cash and Ethereum rise')).toEqual([])
  })

  it('finds coins of a list it has never seen', () => {
    const other = createMatcher([
      { symbol: 'ZUZ', name: 'ZuzuSwap' },
      { symbol: 'BREAD', name: 'Bread' },
      { symbol: 'QUX', name: 'Quiet Xylophone' },
    ])
    expect(other('ZuzuSwap drained of $3 million')).toEqual(['ZUZ'])
    expect(other('Bread prices rise 4%')).toEqual([])
    expect(other('Bread (BREAD) listed, Quiet Xylophone soars').sort()).toEqual(['BREAD', 'QUX'])
  })
})
