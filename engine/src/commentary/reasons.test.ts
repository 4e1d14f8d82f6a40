import { languages, numbersIn } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { leveragesFor, usualLeverage } from '../plans/leverage.ts'
import { isPlan } from '../plans/pair.ts'
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

describe('the plans', () => {
  it('are told with their condition, their chance and their prices, or why there are none', () => {
    const kinds = new Set<string>()
    const faults = over(({ analysis: { plans } }, { spot_reason: text }, language) => {
      const write = numbersIn(language)
      const both = [plans.up, plans.down]
      for (const plan of both) kinds.add(isPlan(plan) ? plan.state : plan.code)
      const mentioned = both.filter(isPlan)
      const prices = mentioned.flatMap(({ triggerUsd, stopUsd, targetUsd }) => [triggerUsd, stopUsd, targetUsd])
      const right = [
        mentioned.length > 0 || /^(?:Plan yok|No plan)\./.test(text),
        mentioned.length === 2 || /plan yok|no .*plan|planı yok/i.test(text),
        mentioned.every(({ chances }) => text.includes(write.outOf(chances.met, 20))),
        prices.every(price => text.includes(write.prose(price))),
      ]
      return right.every(Boolean) ? [] : [`${right.indexOf(false)}: ${text}`]
    })
    expect(faults).toEqual([])
    expect([...kinds].sort()).toEqual(['too-new', 'waiting'])
  })

  it('that have begun say at which price, and to wait for the next one', () => {
    const [state] = states.filter(({ analysis: { plans } }) => isPlan(plans.up))
    const { up } = state.analysis.plans
    if (!isPlan(up)) throw new Error('there is one')
    const met = { ...up, state: 'met', metAt: up.issuedAt, limitAt: up.issuedAt + 1, entryUsd: up.triggerUsd } as const
    const analysis = { ...state.analysis, plans: { ...state.analysis.plans, up: met } }
    for (const [language, next] of [
      ['tr', 'bir sonrakini bekler'],
      ['en', 'wait for the next one'],
    ] as const) {
      const { spot_reason } = comment(analysis, state.coin, language)
      expect(spot_reason).toContain(numbersIn(language).prose(met.entryUsd))
      expect(spot_reason).toContain(next)
    }
  })

  it('with borrowed money name the liquidation, and that losses grow too', () => {
    expect(
      over(({ analysis: { plans, forecasts } }, { leverage_reason: text }, language) => {
        const plan = [plans.up, plans.down].find(isPlan)
        const leverage = plan && usualLeverage(leveragesFor(plan, forecasts))
        const isNamed = !leverage || text.includes(numbersIn(language).prose(leverage.liquidationUsd))
        return isNamed && /kaybı da büyütür|losses as well/.test(text) ? [] : [text]
      }),
    ).toEqual([])
  })
})

it('the score is told with its band, what moves it most, how much was read, and what it does not say', () => {
  const closers = new Set<string>()
  const faults = over(({ analysis: { score } }, { score_sentence: text }) => {
    const { factors, readCount, band } = score
    const read = /(?:(?<tr>\d) etken oku|(?<en>\d) of 7 factors)/.exec(text)?.slice(1).find(Boolean)
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
    ]
    return right.every(Boolean) ? [] : [text]
  })
  expect(faults).toEqual([])
  expect(closers.size, 'all the closers, in both languages').toBe(10)
})

it('the edges are told with their chances, and that levels turned the price less often than a random price would', () => {
  const faults = over(({ analysis: { facts } }, { touch_sentence: text, levels_sentence }, language) => {
    const { edges } = facts
    const write = numbersIn(language)
    const chances = [edges.lowChance, edges.highChance, edges.eitherChance]
    const right = [
      chances.every(chance => text.includes(write.chance(chance))),
      text.includes(write.prose(edges.lowUsd, edges.highUsd)),
      text.includes(write.prose(edges.highUsd, edges.lowUsd)),
      edges.eitherChance >= Math.max(edges.lowChance, edges.highChance),
      edges.eitherChance >= 0.5 === /anlamına gelmez|does not mean/.test(text),
      levels_sentence.startsWith(text) &&
        /100’de 43.*100’de 46.*daha az|43 times in 100.*46 times.*less often/.test(levels_sentence),
    ]
    return right.every(Boolean) ? [] : [`${right.indexOf(false)}: ${text}`]
  })
  expect(faults).toEqual([])
})

it('the wording is chosen by coin and day, and stable all day', () => {
  const [{ analysis }] = states.filter(({ analysis: { facts } }) => facts.ageDays > 200)
  const textOf = (at: number, symbol = 'BTC') => comment({ ...analysis, at }, { symbol, name: 'Bitcoin' }, 'en')
  const morning = Date.UTC(2026, 10, 16, 6)
  expect(textOf(morning)).toEqual(textOf(morning + 15 * 3_600_000))
  const texts = [1, 2, 3, 4, 5, 6].map(day => textOf(morning + day * 86_400_000))
  expect(new Set(texts.map(({ stories }) => JSON.stringify(stories))).size).toBeGreaterThan(1)
  const closers = texts.map(({ score_sentence }) => score_sentence)
  expect(
    closers.every((closer, i) => i === 0 || closer !== closers[i - 1]),
    'never the same twice running',
  ).toBe(true)
  expect(
    new Set(['BTC', 'ETH', 'SOL', 'ADA', 'XRP'].map(symbol => textOf(morning, symbol).long_term)).size,
  ).toBeGreaterThan(1)
})
