import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Analysis, analyse } from '../analysis/analyse.ts'
import { anySampleCoin, type SampleCoin, sampleInput } from '../analysis/samples.ts'
import { comment } from './comment.ts'
import { claims } from './testing/claims/index.ts'
import { faultsOf, textsOf } from './testing/faults.ts'
import { sentencesOf } from './testing/reader.ts'

const languages = ['tr', 'en'] as const
const coins = [
  { symbol: 'BTC', name: 'Bitcoin' },
  { symbol: 'ETH', name: 'Ethereum' },
  { symbol: 'SOL', name: 'Solana' },
  { symbol: 'DOGE', name: 'Dogecoin' },
  { symbol: 'BNB', name: 'BNB' },
  { symbol: 'XRP', name: 'XRP' },
  { symbol: 'ADA', name: 'Cardano' },
  { symbol: 'LINK', name: 'Chainlink' },
  { symbol: 'SHIB', name: 'Shiba Inu' },
  { symbol: 'BCH', name: 'Bitcoin Cash' },
] as const

function ready(coin: SampleCoin): Analysis {
  const answer = analyse(sampleInput(coin))
  if (answer.kind !== 'ready') throw new Error(answer.kind)
  return answer
}

describe('a commentary', () => {
  const counts = new Map<string, number>()

  // Fixed seeds, so that every claim is sure to be made.
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('never contradicts the numbers beside it (a hundred markets, %d)', seed => {
    fc.assert(
      fc.property(anySampleCoin, fc.constantFrom(...coins), (sample, coin) => {
        const analysis = analyse(sampleInput(sample))
        if (analysis.kind !== 'ready') return
        const faults = languages.flatMap(language =>
          faultsOf(analysis, comment(analysis, coin, language), language, counts),
        )
        expect(faults).toEqual([])
      }),
      { numRuns: 100, seed },
    )
  })

  it('has made every claim often enough to be caught', () => {
    const unheard = languages.flatMap(language =>
      claims.map(({ name }) => `${language}: ${name}`).filter(claim => (counts.get(claim) ?? 0) < 5),
    )
    expect(unheard).toEqual([])
  })

  it('is the same to the letter on every run', () => {
    const sample = { seed: 11, drift: 0.3 }
    for (const language of languages)
      expect(comment(ready(sample), coins[0], language)).toEqual(comment(ready(sample), coins[0], language))
  })

  it('says the same thing in both languages', () => {
    const analysis = ready({ seed: 12, drift: -0.2 })
    const [tr, en] = languages.map(language => textsOf(comment(analysis, coins[0], language)).map(sentencesOf))
    expect(tr.map(sentences => sentences.length)).toEqual(en.map(sentences => sentences.length))
  })

  it('leaves the name of a coin as it is', () => {
    const { short_term } = comment(ready({ seed: 13 }), { symbol: '1INCH', name: '1inch' }, 'tr')
    expect(short_term).toContain('1inch fiyatı ')
  })
})

/** A text without its numbers and names: what is left are the words. */
const wordsOf = (text: string, name: string) => text.replaceAll(name, '').replace(/[\d.,$%\u2212–]+/g, '#')

describe('ten coins', () => {
  it.each(languages)('do not read the same in one and the same market (%s)', language => {
    const analysis = ready({ seed: 14, drift: 0.25 })
    const texts = coins.map(coin => textsOf(comment(analysis, coin, language)).map(text => wordsOf(text, coin.name)))
    for (const term of [0, 1, 2]) expect(new Set(texts.map(of => of[term])).size).toBeGreaterThanOrEqual(8)
  })

  it.each(languages)('do not share their sentences in ten markets (%s)', language => {
    const sets = coins.map((coin, i) => {
      const said = comment(ready({ seed: 100 + i, drift: 0.3 * Math.sin(i) }), coin, language)
      return new Set(
        [said.short_term, said.mid_term, said.long_term].flatMap(sentencesOf).map(text => wordsOf(text, coin.name)),
      )
    })
    const shared = sets.flatMap((one, i) =>
      sets.slice(i + 1).map(other => [...one].filter(text => other.has(text)).length / one.size),
    )
    expect(Math.max(...shared)).toBeLessThan(0.5)
    expect(shared.reduce((sum, ratio) => sum + ratio) / shared.length).toBeLessThan(0.2)
  })
})
