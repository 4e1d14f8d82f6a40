import { DAY_MS, HOUR_MS, languages } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { type Analysis, analyse } from '../analysis/analyse.ts'
import { sampleInput } from '../analysis/samples.ts'
import { timeframeMs } from '../candles.ts'
import { hysteresisShare } from '../facts/hysteresis.ts'
import { isPlan } from '../plans/pair.ts'
import { type Commentary, comment } from './comment.ts'
import { contradictionsOf } from './testing/contradictions.ts'
import { type State, statesOf } from './testing/states.ts'

const states = statesOf(500)
const quarterMs = timeframeMs['15m']

/** The same screen with plans of seven hours ago: both wait, or one of them has begun above, at or below the price now. */
function lived({ analysis, coin }: State): State[] {
  const { up, down } = analysis.plans
  if (up.state !== 'waiting' || down.state !== 'waiting') return []
  const early = { issuedAt: analysis.at - 7 * HOUR_MS, validUntil: analysis.at + 17 * HOUR_MS }
  const begun = { state: 'met', metAt: analysis.at - HOUR_MS, limitAt: analysis.at + 6 * DAY_MS } as const
  const entries = [0.99, 1, 1.01].map(times => times * analysis.priceUsd)
  const pairs: Analysis['plans'][] = [
    { up: { ...up, ...early }, down: { ...down, ...early } },
    { up: { ...up, ...early }, down: { ...down, ...early, ...begun } },
    ...entries.map(entryUsd => ({ up: { ...up, ...early, ...begun, entryUsd }, down: { ...down, ...early } })),
  ]
  return pairs.map(plans => ({ analysis: { ...analysis, plans }, coin }))
}

describe('the consistency checker of a screen', () => {
  it('finds no contradiction', () => {
    const faults = states.flatMap(state =>
      languages.flatMap(language => contradictionsOf(state, comment(state.analysis, state.coin, language), language)),
    )
    expect(faults.slice(0, 10)).toEqual([])
  })

  it('finds none where plans were issued hours ago, wait, or have begun', () => {
    const faults = states
      .filter((_, i) => i % 10 === 0)
      .flatMap(state =>
        lived(state).flatMap(one =>
          languages.flatMap(language => contradictionsOf(one, comment(one.analysis, one.coin, language), language)),
        ),
      )
    expect(faults.slice(0, 10)).toEqual([])
  })

  it('finds a planted one', () => {
    const [state] = states.filter(
      ({ analysis: { plans, terms } }) =>
        isPlan(plans.up) &&
        terms.mid.kind === 'read' &&
        terms.short.kind === 'read' &&
        terms.short.direction !== 'sideways',
    )
    const text = comment(state.analysis, state.coin, 'en')
    const { short } = state.analysis.terms
    const isRising = short.kind === 'read' && short.direction === 'up'
    const told = (name: 'short' | 'mid', slots: object) => ({
      stories: { ...text.stories, [name]: { ...text.stories[name], ...slots } },
    })
    const planted: Partial<Commentary>[] = [
      { headline: { ...text.headline, text: `${state.coin.name} is very lively and calmer than usual.` } },
      { headline: { ...text.headline, notHolding: 'Stay out. No plan: none. Chance $1 14:00 today 2 of 20.' } },
      { headline: { ...text.headline, holding: text.headline.holding.replaceAll(/\$[\d.,]*\d/g, '$1') } },
      { score_sentence: '1, excellent: trend adds 1.' },
      { spot_reason: 'No plan. None.' },
      told('short', {
        happened: `${state.coin.name} ${isRising ? 'fell to its lowest' : 'rose to its highest'} in 30 days.`,
      }),
      told('short', {
        changes: isRising
          ? 'An hourly close below $1 would give back most of the rise.'
          : 'An hourly close above $1 would make up most of the fall.',
      }),
      {
        headline: { ...text.headline, text: `${state.coin.name} fell 33% within a month, then made up 92% of it.` },
        ...told('mid', { happened: 'It fell 33% to $62.86 within a month.' }),
      },
      told('mid', {
        happened: 'It is 36% above its low of the past month, $1.',
        stands: '14% below its 30-day high, 37% above its low.',
      }),
    ]
    planted.push(
      told('short', { happened: `Trading volume in ${state.coin.name} is twice normal. In a week it rose 10%.` }),
      told('mid', { changes: 'A daily close below $1 would make it a fall of 4.7%, above $2 a rise of 8.8%.' }),
      told('short', { happened: `${state.coin.name} rose to its highest in 30 days, but the price fell only 0.9%.` }),
    )
    for (const change of planted) expect(contradictionsOf(state, { ...text, ...change }, 'en')).not.toEqual([])
    const [waiting, , , begun] = lived(state)
    const fresh = comment(state.analysis, state.coin, 'en')
    expect(
      contradictionsOf(
        waiting,
        { ...comment(waiting.analysis, state.coin, 'en'), spot_reason: fresh.spot_reason },
        'en',
      ),
    ).not.toEqual([])
    const late = comment(begun.analysis, state.coin, 'en')
    expect(
      contradictionsOf(begun, { ...late, spot_reason: `${late.spot_reason} It is too late to join.` }, 'en'),
    ).not.toEqual([])
  })
})

describe('what the headline says is going on', () => {
  const coin = { symbol: 'BTC', name: 'Bitcoin' }
  /** The same candles with one more quarter of an hour, which closes so many shares of the hour's noise from the settled price. */
  const withTick = (seed: number, shares: number) => {
    const input = sampleInput({ seed })
    const before = analyse(input)
    if (before.kind !== 'ready') throw new Error(before.kind)
    const { lowUsd, highUsd } = before.forecasts.horizons['1hour'].range50
    const close = before.facts.hysteresisUsd + shares * hysteresisShare * (highUsd - lowUsd)
    const { time, ...columns } = input.candles['15m']
    const longer = (column: Float64Array, value: number) => Float64Array.from([...column, value])
    const quarters = {
      time: longer(time, time[time.length - 1] + quarterMs),
      open: longer(columns.open, close),
      high: longer(columns.high, close),
      low: longer(columns.low, close),
      close: longer(columns.close, close),
      volume: longer(columns.volume, columns.volume[columns.volume.length - 1]),
    }
    const after = analyse({ ...input, now: input.now + quarterMs, candles: { ...input.candles, '15m': quarters } })
    if (after.kind !== 'ready') throw new Error(after.kind)
    return { before, after, state: comment(after, coin, 'en').headline.state }
  }

  it('has hysteresis: it is the same after any tick, and follows the price once it has moved far enough', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const ticks = [-0.4, -0.1, 0.1, 0.4].map(shares => withTick(seed, shares))
      for (const { before, after } of ticks) expect(after.facts.hysteresisUsd).toBe(before.facts.hysteresisUsd)
      expect(new Set(ticks.map(({ state }) => state)).size).toBe(1)
      const { after: moved } = withTick(seed, 8)
      expect(moved.facts.hysteresisUsd).toBe(moved.priceUsd)
    }
  })
})
