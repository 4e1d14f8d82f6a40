import { languages, numbersIn } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { type Commentary, comment } from './comment.ts'
import { type State, statesOf } from './testing/states.ts'

const states = statesOf(250)
const said = states.map(({ analysis, coin }) => ({
  tr: comment(analysis, coin, 'tr'),
  en: comment(analysis, coin, 'en'),
}))

/** What is wrong in any of the states, in either language. */
const over = (check: (state: State, text: Commentary, language: 'tr' | 'en') => string[]) =>
  states.flatMap((state, i) => languages.flatMap(language => check(state, said[i][language], language))).slice(0, 5)

/** The odds as they are written, in order; bounds as what they bound. */
const oddsIn = (text: string) =>
  [...text.matchAll(/(?:önce hedef|önce stop|hiçbiri|target first|stop first|neither) [<>%]*(\d+)/g)].map(
    ([, digits]) => Number(digits),
  )
const inPercent = (chance: number) => Math.min(Math.max(Math.round(100 * chance), 1), 99)

describe('the plans', () => {
  it('are told with their condition, their prices and three odds that add up, or why there are none', () => {
    const kinds = new Set<string>()
    const faults = over(({ analysis: { plans } }, { spot_reason: text, spot_action, leverage_position }, language) => {
      const write = numbersIn(language)
      const both = [plans.up, plans.down]
      for (const plan of both) kinds.add(plan.kind === 'plan' ? 'plan' : plan.code)
      const told = both.flatMap(plan => (plan.kind === 'plan' ? plan : []))
      const odds = told.flatMap(({ withinDay: { targetFirst, stopFirst } }) => [
        ...[inPercent(targetFirst), inPercent(stopFirst)],
        100 - Math.round(100 * targetFirst) - Math.round(100 * stopFirst),
      ])
      const refused = both.filter(plan => plan.kind === 'none')
      const prices = told.flatMap(({ conditionUsd, stopUsd, targetUsd }) => [conditionUsd, stopUsd, targetUsd])
      const right = [
        told.length === 0 || /^(?:Bekle|Şimdi bekle|Wait|Wait for now)[.:]/.test(text),
        told.length > 0 || /^(?:Plan yok|No plan)\./.test(text),
        refused.length === 0 || /plan yok|no .*plan/i.test(text),
        JSON.stringify(oddsIn(text)) === JSON.stringify(odds),
        prices.every(price => text.includes(write.prose(price))),
        told.length > 0 === /kazanç sözü|profit/.test(text),
        [spot_action, leverage_position].every(word => word === (language === 'tr' ? 'Bekle' : 'Wait')),
      ]
      return right.every(Boolean) ? [] : [`${right.indexOf(false)}: ${text}`]
    })
    expect(faults).toEqual([])
    expect([...kinds].sort()).toEqual(['plan', 'too-new', 'too-volatile'])
  })

  it('with borrowed money name the liquidation, and that losses grow too', () => {
    expect(
      over(({ analysis: { plans } }, { leverage_reason: text }, language) => {
        const plan = [plans.up, plans.down].flatMap(found =>
          found.kind === 'plan' && found.leverage ? found.leverage : [],
        )[0]
        const isNamed = !plan || text.includes(numbersIn(language).prose(plan.liquidationUsd))
        return isNamed && /kaybı da büyütür|losses as well/.test(text) ? [] : [text]
      }),
    ).toEqual([])
  })
})

it('the score is told with its band, what moves it most, how much was read, and what it does not say', () => {
  const closers = new Set<string>()
  const faults = over(({ analysis: { score } }, { score_sentence: text }) => {
    const { factors, readCount, band } = score
    const read = /(?:Okunan etken|Factors read): (\d) \/ 7/.exec(text)?.[1]
    if (readCount < 4) return read === `${readCount}` && /yeterli veri yok|Not enough data/.test(text) ? [] : [text]
    closers.add(text.split('. ').at(-1) ?? '')
    const points = factors.map(({ shareInPoints }) => shareInPoints)
    const [most, least] = [Math.max(...points), Math.min(...points)]
    const bands = { excellent: /mükemmel|excellent/, good: /iyi|good/, average: /orta|average/, poor: /zayıf|poor/ }
    const right = [
      text.startsWith(`${score.score}, `),
      bands[band].test(text),
      most <= 0 || new RegExp(`\\b${most}\\b`).test(text),
      least >= 0 || new RegExp(`\\b${-least}\\b`).test(text),
      read === (readCount < 7 ? `${readCount}` : undefined),
      !/Yüksek skor|high score/.test(text) || score.score >= 60,
      !/Düşük skor|low score/.test(text) || score.score < 40,
      !/volatil/.test(text),
    ]
    return right.every(Boolean) ? [] : [text]
  })
  expect(faults).toEqual([])
  expect(closers.size, 'all the closers, in both languages').toBe(10)
})

it('the edges are told with their chances, and a level holds like any other price', () => {
  const faults = over(({ analysis: { facts } }, { touch_sentence: text, levels_sentence }, language) => {
    const { edges } = facts
    const write = numbersIn(language)
    const chances = [edges.lowChance, edges.highChance, edges.eitherChance]
    const right = [
      chances.every(chance => text.includes(write.chance(chance))),
      text.includes(write.prose(edges.lowUsd, edges.highUsd)),
      text.includes(write.prose(edges.highUsd, edges.lowUsd)),
      edges.eitherChance >= Math.max(edges.lowChance, edges.highChance),
      edges.eitherChance >= 0.5 === /dönmek demek değildir|not a turn/.test(text),
      levels_sentence.startsWith(text) && /100’de 43.*100’de 46|43 times in 100.*46 times/.test(levels_sentence),
    ]
    return right.every(Boolean) ? [] : [`${right.indexOf(false)}: ${text}`]
  })
  expect(faults).toEqual([])
})

it('the wording hangs on the coin and the day, and is the same all day', () => {
  const [{ analysis }] = states.filter(({ analysis: { facts } }) => facts.ageDays > 200)
  const textOf = (at: number, symbol = 'BTC') => comment({ ...analysis, at }, { symbol, name: 'Bitcoin' }, 'en')
  const morning = Date.UTC(2026, 10, 16, 6)
  expect(textOf(morning)).toEqual(textOf(morning + 15 * 3_600_000))
  const texts = [1, 2, 3, 4, 5, 6].map(day => textOf(morning + day * 86_400_000))
  expect(new Set(texts.map(({ short_term }) => short_term)).size).toBeGreaterThan(1)
  const closers = texts.map(({ score_sentence }) => score_sentence)
  expect(
    closers.every((closer, i) => i === 0 || closer !== closers[i - 1]),
    'never the same twice running',
  ).toBe(true)
  expect(
    new Set(['BTC', 'ETH', 'SOL', 'ADA', 'XRP'].map(symbol => textOf(morning, symbol).long_term)).size,
  ).toBeGreaterThan(1)
})
