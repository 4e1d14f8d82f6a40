import { readFileSync } from 'node:fs'
import type { Language } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { toneOf } from '../tone.ts'
import { readMove } from './move.ts'

/** A rise and a fall in the same words otherwise. */
const pairsIn = (language: Language): [language: Language, rise: string, fall: string][] =>
  readFileSync(`${import.meta.dirname}/pairs.${language}.txt`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => [language, line.split(' | ')[0] ?? '', line.split(' | ')[1] ?? ''])

const pairs = [...pairsIn('en'), ...pairsIn('tr')]

describe('a price that went one way', () => {
  it('is told from one that went the other way, in more than two hundred pairs', () => {
    expect(pairs.length).toBeGreaterThan(200)
    expect(new Set(pairs.flatMap(([, rise, fall]) => [rise, fall])).size).toBe(2 * pairs.length)
  })

  it.each(pairs)('is good news or bad (%s): %s | %s', (language, rise, fall) =>
    expect([toneOf(rise, language).tone, toneOf(fall, language).tone]).toEqual([1, -1]),
  )
})

describe('neither good nor bad', () => {
  it.each<[Language, string]>([
    ['en', 'Will Bitcoin fall below $50,000?'],
    ['en', 'Can Ether rise above $5,000?'],
    ['en', 'Is Bitcoin down?'],
    ['en', 'Bitcoin rises 2%, Ether falls 3%'],
    ['en', 'Bitcoin trades flat'],
    ['en', 'Bitcoin little changed after Fed minutes'],
    ['tr', 'Bitcoin düşecek mi?'],
    ['tr', 'Bitcoin yükseliyor mu?'],
    ['tr', 'Bitcoin arttı, Ethereum düştü'],
    ['tr', 'Bitcoin yatay seyrediyor'],
  ])('is a question, a mixed day or none at all (%s): %s', (language, text) => expect(readMove(text, language)).toBe(0))
})

describe('the grammar of price moves', () => {
  it.each<[Language, string]>([
    ['en', 'Ethereum fees rise 40%'],
    ['en', 'Bitcoin mining difficulty drops 5%'],
    ['en', 'Bitcoin ETF outflows climb to $900 million'],
    ['en', 'Bitcoin gains support in Congress'],
    ['en', 'Bitcoin miner Marathon falls 5%'],
    ['en', 'Analyst says Bitcoin could fall 20%'],
    ['en', 'Bitcoin to hit $200,000, forecasts bank'],
    ['en', 'Bitcoin set to rise'],
    ['en', 'Exchange adds Dogecoin'],
    ['en', 'Hackers steal $50 million, Bitcoin falls 2%'],
    ['en', 'USDT falls below $1'],
    ['tr', 'Ethereum işlem ücretleri yüzde 40 arttı'],
    ['tr', 'Bitcoin yüzde 20 düşebilir'],
    ['tr', 'Ripple davayı kazandı'],
    ['tr', 'Uber kripto para kabul etmeyi düşünüyor'],
    ['tr', 'Bitcoin borsası kapılarını kapattı'],
  ])('keeps silent where it is not the price that moved, or nobody knows (%s): %s', (language, text) =>
    expect(readMove(text, language)).toBeUndefined(),
  )

  it.each(['', '?', ', , ,', '%', '+', '-3', 'up', '\u0000', '🚀🚀', '+%', 'en'])('has no trouble with %j', text => {
    for (const language of ['en', 'tr'] as const) expect([-1, 0, 1, undefined]).toContain(readMove(text, language))
  })
})
