import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candles, fromRows, type Timeframe, timeframeMs } from '../candles.ts'
import { aggregate } from '../evaluation/aggregate.ts'
import { touchWithin } from '../forecasts/reach.ts'
import { sampleMarket } from '../forecasts/sample-market.ts'
import { isPlan } from '../plans/pair.ts'
import { type Analysis, type AnalysisInput, analyse } from './analyse.ts'
import { anySampleCoin, sampleInput, sampleNow } from './samples.ts'
import { type ReadTerm, termNames } from './terms.ts'

const timeframes: Timeframe[] = ['15m', '1h', '4h', '1d']

function ready(input: AnalysisInput): Analysis {
  const answer = analyse(input)
  if (answer.kind !== 'ready') throw new Error(answer.kind)
  return answer
}

function read(term: Analysis['terms']['short']): ReadTerm {
  if (term.kind !== 'read') throw new Error(term.kind)
  return term
}

/** The same candles as they looked at `now`: those not yet open are not there, those not yet closed say nonsense. */
function asSeenAt(candles: AnalysisInput['candles'], now: number): AnalysisInput['candles'] {
  const seen = (timeframe: Timeframe): Candles => {
    const { time, open, high, low, close, volume } = candles[timeframe]
    const rows: number[][] = []
    const next = time.findIndex(openedAt => openedAt >= now)
    const end = next < 0 ? time.length : next
    for (let i = Math.max(0, end - 1000); i < end; i++) {
      const isOpen = time[i] + timeframeMs[timeframe] > now
      rows.push(isOpen ? [time[i], 7, 9, 5, 6, 1e9] : [time[i], open[i], high[i], low[i], close[i], volume[i]])
    }
    return fromRows(rows)
  }
  return { '15m': seen('15m'), '1h': seen('1h'), '4h': seen('4h'), '1d': seen('1d') }
}

describe('the future', () => {
  const { candles15m, candles1h, candles1d, now: end } = sampleMarket({ seed: 31, days: 90, stepRatio: 0.002 })
  const candles = { '15m': candles15m, '1h': candles1h, '4h': aggregate(candles1h, '1h', '4h'), '1d': candles1d }
  const rest = { leaderTrend: -0.3, news: null, calibration: { '1hour': 0.1 } }

  it('never changes past analyses (no look-ahead)', () => {
    const said = new Set<number>()
    fc.assert(
      fc.property(fc.noBias(fc.integer({ min: 86_400_000, max: 89 * 86_400_000 })), backMs => {
        const now = end - backMs
        const knowingAll = ready({ now, candles, ...rest })
        expect(ready({ now, candles: asSeenAt(candles, now), ...rest })).toEqual(knowingAll)
        said.add(knowingAll.priceUsd)
      }),
      { numRuns: 30 },
    )
    expect(said.size).toBeGreaterThan(24)
  })

  it('begins with the next 15m candle: until then everyone gets the same answer', () => {
    const quarter = end - 50 * 900_000
    const first = ready({ now: quarter, candles, ...rest })
    expect(first.at).toBe(quarter)
    expect(ready({ now: quarter + 899_999, candles, ...rest })).toEqual(first)
    expect(ready({ now: quarter + 900_000, candles, ...rest })).not.toEqual(first)
  })
})

describe('minutes', () => {
  const coin = { seed: 21, counts: { '15m': 900, '1h': 900, '1d': 600 } }
  const input = sampleInput(coin)
  const minutesUntil = (now: number, count: number, gapAt = -1) =>
    fromRows(
      Array.from({ length: count }, (_, i) => {
        const time = Math.floor(now / 60_000) * 60_000 - (count - i) * 60_000
        const at = (ms: number) => 100 + Math.sin(ms / 777_777)
        const [open, close] = [at(time), at(time + 60_000)]
        return [time, open, Math.max(open, close) + 0.01, Math.min(open, close) - 0.01, close, 1]
      }).filter((_, i) => i !== gapAt),
    )
  const withMinutes = (candles: Candles) => ({ ...input, fine: { timeframe: '1m' as const, candles } })

  it('make the last closed one the present of the whole analysis', () => {
    const minutes = minutesUntil(sampleNow, 300)
    const { at, priceUsd, forecasts, plans, levels } = ready(withMinutes(minutes))
    expect(at).toBe(Math.floor(sampleNow / 60_000) * 60_000)
    expect(at % 900_000).not.toBe(0)
    expect(priceUsd).toBe(minutes.close.at(-1))
    expect(forecasts.startsAt).toBe(at)
    for (const { priceUsd: from, model } of Object.values(forecasts.horizons)) {
      expect(from).toBe(priceUsd)
      expect(model, 'with all the candles it needs').not.toBe('short history')
    }
    if (isPlan(plans.up)) expect(plans.up).toMatchObject({ issuedAt: at, priceUsd })
    expect(levels.resistances[0].priceUsd).toBeGreaterThan(priceUsd)
    expect(levels.supports[0].priceUsd).toBeLessThan(priceUsd)
  })

  it('that are too few, or end before the quarter hour, are ignored', () => {
    const plain = ready(input)
    expect(ready(withMinutes(minutesUntil(sampleNow, 40)))).toEqual(plain)
    expect(ready(withMinutes(minutesUntil(sampleNow, 300, 280)))).toEqual(plain)
    expect(ready(withMinutes(minutesUntil(plain.at, 300)))).toEqual(plain)
    expect(ready(withMinutes(minutesUntil(sampleNow, 300, 30))).at, 'a gap long ago does not matter').toBeGreaterThan(
      plain.at,
    )
  })
})

it('an analysis is stateless: it leaves nothing behind for the next', () => {
  const [one, other] = [sampleInput({ seed: 1, drift: 0.2 }), sampleInput({ seed: 2, counts: { '1d': 30, '4h': 210 } })]
  const [first, second] = [ready(one), ready(other)]
  const saved = structuredClone(first)
  expect(ready(other)).toEqual(second)
  expect(ready(one)).toEqual(first)
  expect(first).toEqual(saved)
})

it('four-hour candles older than the last 500 are not looked at', () => {
  const long = sampleInput({ seed: 3, counts: { '15m': 900, '1h': 900, '4h': 900, '1d': 900 } })
  const last = (candles: Candles, count: number): Candles => ({
    time: candles.time.slice(-count),
    open: candles.open.slice(-count),
    high: candles.high.slice(-count),
    low: candles.low.slice(-count),
    close: candles.close.slice(-count),
    volume: candles.volume.slice(-count),
  })
  const short = { ...long.candles, '4h': last(long.candles['4h'], 500) }
  expect(ready({ ...long, candles: short })).toEqual(ready(long))
})

/** The promises that an analysis breaks, by name. */
function disagreements(analysis: Analysis): string[] {
  const { terms, plans, priceUsd, forecasts } = analysis
  const promises: [string, boolean][] = [
    ['numbers are finite', !/NaN|Infinity/.test(inspect(analysis, { depth: null }))],
    ['a plan upwards begins above the price', !isPlan(plans.up) || plans.up.triggerUsd > priceUsd],
    ['a plan downwards begins below it', !isPlan(plans.down) || plans.down.triggerUsd < priceUsd],
  ]
  termNames.forEach((name, i) => {
    const term = terms[name]
    const { days, supportUsd, supportChance, resistanceUsd, resistanceChance } = term.watch
    const isUnlikely = (chance: number) => chance >= 0.199 && chance <= 0.601
    promises.push(
      [`${name} watches its own days`, days === [3, 28, 182][i]],
      [`${name} watches both sides`, supportUsd < priceUsd && resistanceUsd > priceUsd && supportUsd > 0],
      [
        `${name} watches what may well come and may well not`,
        isUnlikely(supportChance) && isUnlikely(resistanceChance),
      ],
      [`${name} says the chance of what it watches`, supportChance === touchWithin(forecasts, supportUsd, days)],
    )
    if (term.kind !== 'read') return
    const { ratio, startUsd } = term.move
    promises.push(
      [`${name} says what happened`, term.direction === 'sideways' || term.direction === (ratio > 0 ? 'up' : 'down')],
      [`${name} began somewhere`, Math.abs(startUsd * (1 + ratio) - priceUsd) < 1e-9 * priceUsd],
    )
  })
  return promises.filter(([, isSaved]) => !isSaved).map(([promise]) => promise)
}

describe('every analysis', () => {
  it('is consistent', () => {
    const seen = { up: 0, down: 0, sideways: 0, 'too-new': 0, plan: 0, none: 0 }
    fc.assert(
      fc.property(anySampleCoin, coin => {
        const answer = analyse(sampleInput(coin))
        if (answer.kind !== 'ready') return
        seen[isPlan(answer.plans.up) ? 'plan' : 'none']++
        for (const term of Object.values(answer.terms)) seen[term.kind === 'read' ? term.direction : term.kind]++
        expect(disagreements(answer)).toEqual([])
      }),
      { numRuns: 100, seed: 9 },
    )
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(5)
  })

  it.each([
    ['up', 1],
    ['down', -1],
  ] as const)('sees a market that goes %s for what it is, in every term', (direction, sign) => {
    const { terms, trend, priceUsd, facts } = ready(sampleInput({ seed: 4, drift: 0.5 * sign }))
    expect(Math.sign(trend ?? 0)).toBe(sign)
    for (const name of termNames) expect(read(terms[name])).toMatchObject({ direction })
    expect(Math.sign(priceUsd - (facts.longAverage?.priceUsd ?? 0))).toBe(sign)
  })
})

describe('with too little history', () => {
  const withCount = (count: number) =>
    ready(sampleInput({ seed: 5, counts: Object.fromEntries(timeframes.map(timeframe => [timeframe, count])) })).terms

  it('the longer terms open with ninety days, and say when', () => {
    expect(withCount(89).short.kind).toBe('read')
    for (const name of ['mid', 'long'] as const) {
      expect(withCount(60)[name]).toMatchObject({ kind: 'too-new', opensInDays: 30 })
      expect(withCount(90)[name]).toMatchObject({ kind: 'read' })
    }
  })

  it('what the days do not reach is absent, and there once they do', () => {
    const factsOf = (days: number) => {
      const { facts } = ready(sampleInput({ seed: 5, counts: { '1d': days, '1h': 200 } }))
      const { moves, swingRatio, volumeRatio, places, longAverage } = facts
      const known = { usualDay: moves.day?.usualRatio, month: moves.month, halfYear: moves.halfYear }
      const rest = { swingRatio, volumeRatio, monthPlace: places.month, longAverage, year: places.year }
      return Object.entries({ ...known, ...rest }).flatMap(([name, fact]) => (fact ? name : []))
    }
    expect(factsOf(20)).toEqual([])
    expect(factsOf(40)).toEqual(['usualDay', 'month', 'swingRatio', 'volumeRatio', 'monthPlace'])
    expect(factsOf(90)).toEqual(['usualDay', 'month', 'halfYear', 'swingRatio', 'volumeRatio', 'monthPlace'])
    expect(factsOf(200)).toContain('longAverage')
    expect(factsOf(380)).toContain('year')
  })

  it('the first day has no move', () => {
    const { terms } = ready(sampleInput({ seed: 6, counts: { '15m': 70, '1h': 17, '4h': 4, '1d': 0 } }))
    expect(terms.short).toMatchObject({ kind: 'too-new', opensInDays: 1 })
    expect(terms.long).toMatchObject({ kind: 'too-new', opensInDays: 90 })
  })

  it.each([
    ['no candles', { '15m': 0 }, 0],
    ['none that moved', { '15m': 300, '1h': 300 }, 1],
  ])('there is nothing to say: %s', (_, counts, stillChance) => {
    const coin = { seed: 7, stillChance, counts: { ...counts, '1d': 0, '4h': 0 } }
    expect(analyse(sampleInput(coin))).toEqual({ kind: 'not-enough-history' })
  })

  it('a forming candle is ignored', () => {
    const candles = sampleInput({ seed: 8, counts: { '15m': 1 } }).candles
    expect(analyse({ now: sampleNow - 900_000, candles, leaderTrend: null, news: null }).kind).toBe(
      'not-enough-history',
    )
  })
})
