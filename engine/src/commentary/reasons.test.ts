import type { Language } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Analysis, analyse } from '../analysis/analyse.ts'
import { anySampleCoin, sampleInput } from '../analysis/samples.ts'
import { type Commentary, comment } from './comment.ts'
import { isWritten, prices } from './testing/reader.ts'

const languages = ['tr', 'en'] as const
const coin = { symbol: 'ADA', name: 'Cardano' }

const analyses = fc.sample(anySampleCoin, { numRuns: 500, seed: 8 }).flatMap(sample => {
  const answer = analyse(sampleInput(sample))
  return answer.kind === 'ready' ? answer : []
})

/** What is wrong in any of many markets, in either language. */
const overMarkets = (check: (analysis: Analysis, said: Commentary, language: Language) => string[]) =>
  analyses.flatMap(analysis =>
    languages.flatMap(language => check(analysis, comment(analysis, coin, language), language)),
  )

const misses = (text: string, usd: readonly number[], language: Language) =>
  usd
    .filter(price => !prices(text).some(digits => isWritten(digits, price, language)))
    .map(price => `${price}: ${text}`)

/** Chances as they are written, in order. */
const chancesIn = (text: string) =>
  [...text.matchAll(/(?:%(\d+)|(\d+)%)(?![.,]?\d)/g)].map(([, tr, en]) => Number(tr ?? en))
const inPercent = (chance: number) => Math.min(Math.max(Math.round(100 * chance), 1), 99)

describe('the plans', () => {
  it('are told with their condition, their prices, both odds and what they earn, or why there are none', () => {
    const kinds = new Set<string>()
    const faults = overMarkets(({ plans }, { spot_reason, leverage_reason }, language) => {
      const both = [plans.up, plans.down]
      for (const plan of both) kinds.add(plan.kind === 'plan' ? `plan ${plan.leverage?.times ?? 1}` : plan.code)
      const told = both.flatMap(plan => (plan.kind === 'plan' ? plan : []))
      const said = chancesIn(spot_reason)
      const chances = told.flatMap(({ withinDay, inTheEnd }) =>
        [withinDay.targetFirst, withinDay.stopFirst, inTheEnd.targetFirst, inTheEnd.stopFirst].map(inPercent),
      )
      const wrong = [
        ...(/^(?:Bekle|Şimdi bekle|Wait|Wait for now):/.test(spot_reason) ? [] : ['waiting']),
        ...(/^(?:Bekle|Wait):/.test(leverage_reason) ? [] : ['waiting with leverage']),
        ...(/avantaj|\bedge\b|üstünlük|al!|sinyal|signal/i.test(spot_reason + leverage_reason) ? ['a promise'] : []),
        ...(JSON.stringify(said.slice(0, chances.length)) === JSON.stringify(chances) ? [] : ['the odds']),
        ...(told.length > 0 === /ortalamada bir şey kazandırmaz|On average such plans earn nothing/.test(spot_reason)
          ? []
          : ['what they earn']),
        ...told.flatMap(({ conditionUsd, entryUsd, stopUsd, targetUsd }) =>
          misses(spot_reason, [conditionUsd, entryUsd, stopUsd, targetUsd], language),
        ),
        ...told
          .slice(0, 1)
          .flatMap(({ leverage }) => (leverage ? misses(leverage_reason, [leverage.liquidationUsd], language) : [])),
      ]
      return wrong.map(what => `${what}: ${spot_reason} | ${leverage_reason}`)
    })
    expect(faults).toEqual([])
    expect([...kinds].sort()).toEqual(['plan 3', 'too-new', 'too-volatile'])
  })

  it('go with words for what to do and for the directions', () => {
    const faults = overMarkets(({ terms }, { spot_action, leverage_position, directions }, language) => {
      const wait = language === 'tr' ? 'Bekle' : 'Wait'
      const pills = { up: ['Yükseliş', 'Bullish'], down: ['Düşüş', 'Bearish'], sideways: ['Yatay', 'Neutral'] }
      const right = [
        spot_action === wait,
        leverage_position === wait,
        terms.mid.kind !== 'read' || directions.mid === pills[terms.mid.direction][languages.indexOf(language)],
      ]
      return right.every(Boolean) ? [] : [`${spot_action} ${leverage_position} ${directions.mid}`]
    })
    expect(faults).toEqual([])
  })
})

it('the score is told with its band, what moves it most, how much was read and what it was worth', () => {
  const kinds = new Set<string>()
  const faults = overMarkets(({ score: { score, band, factors, readCount } }, { score_sentence: text }) => {
    kinds.add(readCount < 4 ? 'too few' : readCount < 7 ? 'some' : 'all')
    const isRead = /(?:Okunan etken|Factors read|etken|factors read): (\d) \/ 7/.exec(text)?.[1]
    if (readCount < 4) return isRead === `${readCount}` && /yeterli veri yok|not enough data/.test(text) ? [] : [text]
    const bands = { excellent: /mükemmel|excellent/, good: /iyi|good/, average: /orta|average/, poor: /zayıf|poor/ }
    const shares = [...text.matchAll(/\(([+\u2212]\d+)\)/g)].map(([, points]) => Number(points.replace('\u2212', '-')))
    const points = factors.map(({ shareInPoints }) => shareInPoints)
    const expected = [Math.max(...points), Math.min(...points)].filter((share, i) => (i === 0 ? share > 0 : share < 0))
    const right = [
      new RegExp(`\\b${score}\\b`).test(text),
      bands[band].test(text),
      JSON.stringify(shares) === JSON.stringify(expected),
      isRead === (readCount < 7 ? `${readCount}` : undefined),
      /sıra korelasyonu .*sıfıra yakın|rank correlation .*about zero/.test(text),
    ]
    return right.every(Boolean) ? [] : [text]
  })
  expect(faults).toEqual([])
  expect(kinds).toEqual(new Set(['too few', 'some', 'all']))
})

it('the nearest levels are told with their chances, and hold like any other price', () => {
  const faults = overMarkets(({ levels: { supports, resistances } }, { levels_sentence: text }, language) => {
    const [low, high] = [supports[0], resistances[0]]
    const chances = [...text.matchAll(/%?(\d+)%?/g)].map(([, digits]) => Number(digits))
    const isSaid = (chance: number) => chances.includes(Math.min(Math.max(Math.round(100 * chance), 1), 99))
    const right = [low.touchChances.day, high.touchChances.day].every(isSaid)
    const isMark = /herhangi bir fiyat kadar tutar|holds about as often as other prices do/.test(text)
    return right && isMark ? misses(text, [low.priceUsd, high.priceUsd], language) : [text]
  })
  expect(faults).toEqual([])
})
