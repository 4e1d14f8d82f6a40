import { readFileSync } from 'node:fs'
import { HOUR_MS } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Forecast, Forecasts } from '../forecasts/forecast.ts'
import { inputs } from '../forecasts/vectors/fourth-inputs.ts'
import { chanceWithin, closeChance, oddsAfterEntry, touchChance } from './chances.ts'
import { isPlan, makePlans } from './pair.ts'
import { advance, doCross, type HourCandle, issuePlan, type LivingPlan } from './plan.ts'
import { lossLineRatio, maxShare } from './sizing.ts'

/** Computed by the reference implementation of the fourth edition from the same inputs. */
const published = JSON.parse(readFileSync(`${import.meta.dirname}/../forecasts/vectors/fourth.json`, 'utf8'))

function lives(plan: LivingPlan, candles: readonly HourCandle[]): LivingPlan[] {
  let now = plan
  return candles.map(candle => {
    now = advance(now, candle)
    return now
  })
}

/** Every number of a plan under the names of the published vectors. */
function named(plan: LivingPlan) {
  const end = 'exitUsd' in plan ? { exit: plan.exitUsd, result: plan.resultRatio } : {}
  return {
    ...{ trigger: plan.triggerUsd, entry: plan.entryUsd, stop: plan.stopUsd, target: plan.targetUsd },
    ...{ reward: plan.rewardRatio, risk: plan.riskRatio, costOfRisk: plan.costOfRisk, mean: plan.meanRatio },
    ...plan.chances,
    ...end,
  }
}

function isNear(found: Record<string, number>, expected: Record<string, number>) {
  for (const [name, number] of Object.entries(found))
    expect(Math.abs(number / expected[name] - 1), `${name} ${number} ${expected[name]}`).toBeLessThan(1e-9)
}

describe('the published method', () => {
  it('has the chances of a close and of a touch, and the odds after the entry', () => {
    for (const [i, { u }] of inputs.chances.entries())
      isNear({ close: closeChance(u), touch: touchChance(u) }, published.chances[i])
    for (const [i, { a, b, S, usual }] of inputs.odds.entries())
      isNear({ ...oddsAfterEntry(a, b, S, usual) }, published.odds[i])
  })

  it.each(inputs.plans.map((input, i) => ({ ...input, i })))('issues and ends plan $i, $side', input => {
    const { side, now, price: priceUsd, halfWidth, usualScale: usualDayScale, candles, i } = input
    const levels = { levelsAheadUsd: input.levelsAhead, levelsBehindUsd: input.levelsBehind }
    const issued = issuePlan({ side, now, priceUsd, halfWidth, usualDayScale, ...levels })
    const flat = ({ chance, ...rest }: { chance: object }) => ({ ...rest, ...chance }) as Record<string, number>
    isNear(named(issued), flat(published.plans[i].issued))
    const hours = candles.map(([time, open, high, low, close]) => ({ time, open, high, low, close }))
    const end = lives(issued, hours).at(-1) ?? issued
    expect(end.state).toBe(published.plans[i].end.state)
    if (end.state !== 'waiting' && end.state !== 'met') expect(end.endedAt).toBe(published.plans[i].end.endedAt)
    isNear(named(end), flat(published.plans[i].end))
  })
})

const distance = fc.double({ min: 0.001, max: 0.5, noNaN: true })
const scale = fc.double({ min: 0.003, max: 0.2, noNaN: true })
/** As far as stops and targets lie, and further. */
const dayMoves = fc.double({ min: 0.5, max: 10, noNaN: true })
const pace = fc.option(fc.double({ min: 0.3, max: 3, noNaN: true }))
const moves = fc.double({ min: 0, max: 20, noNaN: true })

describe('chances', () => {
  it('lie between 0 and 1, fall with distance, and a close is rarer than a touch', () => {
    fc.assert(
      fc.property(moves, moves, (a, b) => {
        const [near, far] = [Math.min(a, b), Math.max(a, b)]
        for (const chance of [closeChance, touchChance]) {
          expect(chance(near)).toBeLessThanOrEqual(1)
          expect(chance(far)).toBeGreaterThanOrEqual(0)
          expect(chance(far)).toBeLessThanOrEqual(chance(near))
        }
        expect(closeChance(far)).toBeLessThanOrEqual(touchChance(far))
      }),
    )
  })

  it('within days are those of a day, rise with time and fall with distance', () => {
    const days = fc.double({ min: 0.01, max: 60, noNaN: true })
    const by = fc.constantFrom('touch' as const, 'close' as const)
    fc.assert(
      fc.property(by, distance, distance, scale, days, days, (kind, a, b, halfWidth, c, d) => {
        const [near, far, soon, late] = [Math.min(a, b), Math.max(a, b), Math.min(c, d), Math.max(c, d)]
        const chance = chanceWithin(kind, near, halfWidth, soon)
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(chanceWithin(kind, near, halfWidth, late) + 1e-12)
        expect(chanceWithin(kind, far, halfWidth, soon)).toBeLessThanOrEqual(chance)
      }),
    )
    expect(chanceWithin('touch', 0.01, 0.03, 0), 'no time is left').toBe(0)
    const plan = issuePlan({
      ...{ side: 'up', now: 0, priceUsd: 100, halfWidth: 0.04, usualDayScale: null },
      ...{ levelsAheadUsd: [], levelsBehindUsd: [] },
    })
    expect(chanceWithin('close', Math.log(plan.triggerUsd / 100), 0.04, 1), 'as a plan says it').toBeCloseTo(
      plan.chances.met,
      12,
    )
  })

  it('after the entry add up to one, and a target further away is reached less often', () => {
    fc.assert(
      fc.property(dayMoves, dayMoves, dayMoves, scale, pace, (toStop, a, b, day, usual) => {
        const usualScale = usual && usual * day
        const near = oddsAfterEntry(toStop * day, Math.min(a, b) * day, day, usualScale)
        const far = oddsAfterEntry(toStop * day, Math.max(a, b) * day, day, usualScale)
        for (const odds of [near, far]) {
          expect(odds.target + odds.stop + odds.neither).toBeCloseTo(1, 12)
          for (const chance of Object.values(odds)) {
            expect(chance).toBeGreaterThanOrEqual(0)
            expect(chance).toBeLessThanOrEqual(1)
          }
        }
        expect(far.target).toBeLessThanOrEqual(near.target + 1e-12)
      }),
    )
  })
})

const priceUsd = fc.double({ min: 1e-6, max: 1e6, noNaN: true })
const levels = fc.array(fc.double({ min: 0.001, max: 0.6, noNaN: true }), { maxLength: 8 })
const request = fc.record({
  priceUsd,
  halfWidth: fc.double({ min: 0.004, max: 0.3, noNaN: true }),
  above: levels,
  below: levels,
})

const bothOf = ({
  priceUsd: price,
  halfWidth,
  above,
  below,
}: {
  priceUsd: number
  halfWidth: number
  above: number[]
  below: number[]
}) => {
  const sorted = (distances: number[], up: number) =>
    distances.toSorted((a, b) => a - b).map(each => price * Math.exp(up * each))
  const [levelsAbove, levelsBelow] = [sorted(above, 1), sorted(below, -1)]
  const shared = { now: 0, priceUsd: price, halfWidth, usualDayScale: null }
  return {
    up: issuePlan({ ...shared, side: 'up', levelsAheadUsd: levelsAbove, levelsBehindUsd: levelsBelow }),
    down: issuePlan({ ...shared, side: 'down', levelsAheadUsd: levelsBelow, levelsBehindUsd: levelsAbove }),
  }
}

describe('the two plans of a coin', () => {
  it('never cross: prices stand in order, and a stop lies on this side of the other plan', () => {
    fc.assert(
      fc.property(request, asked => {
        const { up, down } = bothOf(asked)
        const order = [
          ...[down.targetUsd, down.entryUsd, down.triggerUsd, asked.priceUsd, up.triggerUsd, up.entryUsd],
          up.targetUsd,
        ]
        expect(order.toSorted((a, b) => a - b)).toEqual(order)
        expect(up.stopUsd).toBeLessThan(up.entryUsd)
        expect(up.stopUsd).toBeGreaterThan(down.triggerUsd)
        expect(down.stopUsd).toBeGreaterThan(down.entryUsd)
        expect(down.stopUsd).toBeLessThan(up.triggerUsd)
      }),
    )
  })

  it('cost a larger share of the risk where the coin is calmer', () => {
    fc.assert(
      fc.property(priceUsd, scale, (price, width) => {
        const cost = (halfWidth: number) => bothOf({ priceUsd: price, halfWidth, above: [], below: [] }).up.costOfRisk
        expect(cost(width)).toBeGreaterThan(cost(1.5 * width))
      }),
    )
  })
})

/** Hours that jump wildly, with gaps between close and open. */
const jumps = fc.array(fc.tuple(...[0, 1, 2, 3].map(() => fc.double({ min: -0.06, max: 0.06, noNaN: true }))), {
  minLength: 200,
  maxLength: 200,
})
const hoursFrom = (steps: readonly (readonly number[])[]): HourCandle[] => {
  let price = 100
  return steps.map(([gap, move, above, below], i) => {
    const open = price * Math.exp(gap / 3)
    price = open * Math.exp(move)
    const [high, low] = [Math.max(open, price) * (1 + Math.abs(above)), Math.min(open, price) * (1 - Math.abs(below))]
    return { time: i * HOUR_MS, open, high, low, close: price }
  })
}

describe('a living plan', () => {
  it('ends once, within its day or its week, at its target, its stop or worse, or the last close', () => {
    fc.assert(
      fc.property(jumps, fc.boolean(), scale, (steps, isUp, halfWidth) => {
        const side = isUp ? 'up' : 'down'
        const shared = { now: 0, priceUsd: 100, usualDayScale: null, levelsAheadUsd: [], levelsBehindUsd: [] }
        const issued = issuePlan({ ...shared, side, halfWidth })
        const states = lives(issued, hoursFrom(steps))
        const end = states.at(-1)
        if (!end || end.state === 'waiting' || end.state === 'met') throw new Error('it lives on')
        expect(
          states
            .filter(({ state }) => state === end.state)
            .every(plan => plan === states.find(({ state }) => state === end.state)),
          'nothing changes an end',
        ).toBe(true)
        expect([end.triggerUsd, end.issuedAt, end.chances]).toEqual([issued.triggerUsd, 0, issued.chances])
        if (end.state === 'lapsed') {
          expect(end.endedAt).toBe(24 * HOUR_MS)
          return
        }
        expect(end.metAt).toBeLessThanOrEqual(24 * HOUR_MS)
        expect(end.endedAt).toBeLessThanOrEqual(end.limitAt)
        expect(Math.abs(end.stopUsd / end.entryUsd - 1), 'risk stays what was said').toBeCloseTo(issued.riskRatio, 9)
        const up = isUp ? 1 : -1
        if (end.state === 'target') expect(end.resultRatio).toBeCloseTo(issued.rewardRatio - 0.002, 9)
        if (end.state === 'stop') expect(up * end.exitUsd).toBeLessThanOrEqual(up * end.stopUsd)
      }),
      { numRuns: 60 },
    )
  })

  it('takes the stop where one hour holds both, and the open past a gap', () => {
    const shared = {
      now: 0,
      priceUsd: 100,
      halfWidth: 0.03,
      usualDayScale: null,
      levelsAheadUsd: [],
      levelsBehindUsd: [],
    }
    const issued = issuePlan({ ...shared, side: 'up' })
    const began = advance(issued, { time: 0, open: 100, high: 104, low: 100, close: 103 })
    expect(began).toMatchObject({ state: 'met', entryUsd: 103, metAt: HOUR_MS })
    const both = advance(began, { time: HOUR_MS, open: 103, high: 120, low: 90, close: 103 })
    expect(both).toMatchObject({ state: 'stop', exitUsd: began.stopUsd })
    expect(advance(began, { time: HOUR_MS, open: 92, high: 93, low: 90, close: 91 })).toMatchObject({ exitUsd: 92 })
    expect(advance(began, { time: 0, open: 92, high: 93, low: 90, close: 91 }), 'an hour of before').toBe(began)
  })
})

describe('how much to hold', () => {
  const day = (size: number) =>
    ({ horizon: '1day', model: 'daily', priceUsd: 100, scale: size, calibration: 1, lean: 0 }) as const

  it('is 27 % of the money for one percent of loss at a half width of 2.6 %, and 9 % at 8 %', () => {
    expect(maxShare(day(0.026 / 1.5619), 0.01)).toBeCloseTo(0.279, 2)
    expect(maxShare(day(0.08 / 1.5619), 0.01)).toBeCloseTo(0.094, 2)
  })

  it('falls with volatility, grows with the loss one can bear, and never exceeds all', () => {
    fc.assert(
      fc.property(scale, distance, (size, lossRatio) => {
        const share = maxShare(day(size), lossRatio)
        expect(share).toBeGreaterThan(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(maxShare(day(1.2 * size), lossRatio)).toBeLessThanOrEqual(share)
        expect(maxShare(day(size), 1.2 * lossRatio)).toBeGreaterThanOrEqual(share)
        expect(lossLineRatio(day(size)) * share).toBeLessThanOrEqual(lossRatio * (1 + 1e-12))
      }),
    )
  })
})

describe('the pair that an analysis may issue', () => {
  const day = (more: Partial<Forecast>) =>
    ({ ...{ horizon: '1day', model: 'daily', scale: 0.03, calibration: 1, lean: 0, tickUsd: 0 }, ...more }) as Forecast
  const pairOf = (more: Partial<Forecast>, dayCount = 400) =>
    makePlans({
      ...{ now: 0, dayCount, levels: { supports: [], resistances: [] } },
      forecasts: {
        ...{ usualDayScale: null, horizons: { '1day': day({ priceUsd: 100, halfWidth: 0.04, ...more }) } },
      } as Forecasts,
    })

  it('is a plan for either side, none of a new coin, nor where steps or fees are too large for one', () => {
    expect(Object.values(pairOf({})).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    expect(pairOf({}, 59).up).toMatchObject({ state: 'none', code: 'too-new', neededDays: 60 })
    expect(pairOf({ tickUsd: 20 }).up).toMatchObject({ state: 'none', code: 'too-coarse' })
    expect(pairOf({ halfWidth: 0.003 }).down).toMatchObject({ state: 'none', code: 'too-calm' })
  })

  it('crosses the plan of the other side once the price has run away from that', () => {
    const { up } = pairOf({})
    const { down: near } = pairOf({ priceUsd: 101 })
    const { down: far } = pairOf({ priceUsd: 107 })
    if (!isPlan(up) || !isPlan(near) || !isPlan(far)) throw new Error('there are plans')
    expect([doCross(up, near), doCross(near, up), doCross(up, far), doCross(far, up)]).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})
