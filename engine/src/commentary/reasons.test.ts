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

const trendWords = {
  up: /trend yukarı|trend is up/,
  down: /trend aşağı|trend is down/,
  sideways: /trend yatay|is sideways/,
}

function faultsOfReason(text: string, { terms: { long }, score }: Analysis, isWait: boolean, code: string): string[] {
  const faults: string[] = []
  const expected = long.kind === 'read' ? trendWords[long.direction] : /kısa|too short/
  if (!expected.test(text)) faults.push('the trend')
  if (/^(?:Bekle|Wait|Şu an avantaj yok, bekle|There is no edge now, so wait)[:,]/.test(text) !== isWait)
    faults.push('waiting')
  if (/avantaj yok|no edge/.test(text) !== (code === 'no-edge')) faults.push('the edge')
  if (/[Gg]enel bir teknik senaryo|general technical scenario/.test(text) === isWait) faults.push('what it is')
  if ((!isWait || code === 'no-edge') && !new RegExp(`\\b${score.score}\\b`).test(text)) faults.push('the score')
  return faults.map(fault => `${fault}: ${text}`)
}

const misses = (text: string, usd: readonly number[], language: Language) =>
  usd
    .filter(price => !prices(text).some(digits => isWritten(digits, price, language)))
    .map(price => `${price}: ${text}`)

describe('the reasons', () => {
  it('give the trend, the score, the prices and the chance that the scenarios were made from', () => {
    const faults = overMarkets((analysis, said, language) => {
      const { spot, leveraged } = analysis
      const { spot_reason, leverage_reason } = said
      const [waits, none] = [spot.action === 'wait', leveraged.position === 'none']
      return [
        ...faultsOfReason(spot_reason, analysis, waits, spot.reason.code),
        ...faultsOfReason(leverage_reason, analysis, none, leveraged.reason.code),
        ...(spot.action === 'wait' ? [] : misses(spot_reason, [spot.stopUsd, spot.takeProfitUsd], language)),
        ...(leveraged.position === 'none'
          ? []
          : misses(leverage_reason, [leveraged.stopUsd, leveraged.liquidationUsd], language)),
      ]
    })
    expect(faults).toEqual([])
    const codes = analyses.flatMap(({ spot, leveraged }) => [
      `spot ${spot.reason.code}`,
      `leveraged ${leveraged.reason.code}`,
    ])
    expect(new Set(codes)).toEqual(
      new Set([
        'leveraged no-edge',
        'leveraged no-room',
        'leveraged stop-too-near',
        'leveraged strong-trend-down-with-room',
        'leveraged strong-trend-up-with-room',
        'leveraged too-volatile',
        'spot no-edge',
        'spot no-room',
        'spot stop-too-near',
        'spot trend-down-with-room',
        'spot trend-up-with-room',
      ]),
    )
  })

  it('go with words for what to do', () => {
    const faults = overMarkets(
      ({ spot, leveraged, terms }, { spot_action, leverage_position, directions }, language) => {
        const words = { buy: ['Al', 'Buy'], sell: ['Sat', 'Sell'], wait: ['Bekle', 'Wait'] }[spot.action]
        const positions = { long: 'Long', short: 'Short', none: language === 'tr' ? 'Bekle' : 'Wait' }
        const pills = { up: ['Yükseliş', 'Bullish'], down: ['Düşüş', 'Bearish'], sideways: ['Yatay', 'Neutral'] }
        const right = [
          spot_action === words[languages.indexOf(language)],
          leverage_position === positions[leveraged.position],
          terms.mid.kind !== 'read' || directions.mid === pills[terms.mid.direction][languages.indexOf(language)],
        ]
        return right.every(Boolean) ? [] : [`${spot_action} ${leverage_position} ${directions.mid}`]
      },
    )
    expect(faults).toEqual([])
  })
})

it('the score is told with its band and with what moves it most', () => {
  const faults = overMarkets(({ score: { score, band, factors } }, { score_sentence }) => {
    const bands = { excellent: /mükemmel|excellent/, good: /iyi|good/, average: /orta|average/, poor: /zayıf|poor/ }
    const shares = [...score_sentence.matchAll(/\(([+\u2212]\d+)\)/g)].map(([, points]) =>
      Number(points.replace('\u2212', '-')),
    )
    const points = factors.map(({ shareInPoints }) => shareInPoints)
    const expected = [Math.max(...points), Math.min(...points)].filter((share, i) => (i === 0 ? share > 0 : share < 0))
    const right = [
      new RegExp(`\\b${score}\\b`).test(score_sentence),
      bands[band].test(score_sentence),
      JSON.stringify(shares) === JSON.stringify(expected),
      /beklenen getiri|expected return/.test(score_sentence),
    ]
    return right.every(Boolean) ? [] : [score_sentence]
  })
  expect(faults).toEqual([])
})

it('the nearest marks are told with their chances, and called marks rather than walls', () => {
  const faults = overMarkets(({ levels: { supports, resistances } }, { levels_sentence: text }, language) => {
    const [low, high] = [supports[0], resistances[0]]
    const chances = [...text.matchAll(/%?(\d+)%?/g)].map(([, digits]) => Number(digits))
    const isSaid = (chance: number) => chances.includes(Math.min(Math.max(Math.round(100 * chance), 1), 99))
    const right = [low.touchChance, high.touchChance, low.holdRate, high.holdRate].every(isSaid)
    const isMark = /duvar (?:değil|gibi okunmaz)|not walls/.test(text)
    return right && isMark ? misses(text, [low.priceUsd, high.priceUsd], language) : [text]
  })
  expect(faults).toEqual([])
})
