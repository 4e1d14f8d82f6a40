import { HOUR_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import type { Candles } from '../candles.ts'
import type { Forecast, Forecasts } from '../forecasts/forecast.ts'
import { chanceWithin, closeChance, movesOfHalfWidth, scaleOver, touchChance } from './chances.ts'
import { isPlan, makePlans, type PairInput } from './pair.ts'
import { advance, doCross, followPlan, isAlive, issuePlan, type LivingPlan, lapse } from './plan.ts'

const halfWidth = 0.03
const away = (shares: number, fromUsd = 100) => fromUsd * Math.exp(shares * halfWidth)
const request = { now: 0, priceUsd: 100, halfWidth, usualDayScale: null, levelsAheadUsd: [], levelsBehindUsd: [] }
const up = (more: object = {}) => issuePlan({ ...request, side: 'up', ...more })
const down = (more: object = {}) => issuePlan({ ...request, side: 'down', ...more })

describe('levels as prices of a plan', () => {
  it('are triggers from two thirds to nine tenths of the half width, the nearest first', () => {
    expect(up().triggerUsd).toBeCloseTo(away(0.75), 9)
    expect(up({ levelsAheadUsd: [away(0.6), away(0.7), away(0.8)] }).triggerUsd).toBeCloseTo(away(0.7), 9)
    expect(up({ levelsAheadUsd: [away(0.66), away(0.91)] }).triggerUsd).toBeCloseTo(away(0.75), 9)
    expect(up({ levelsAheadUsd: [away(2 / 3 + 1e-9)] }).triggerUsd).toBeCloseTo(away(2 / 3), 6)
    expect(up({ levelsAheadUsd: [away(0.9 - 1e-9)] }).triggerUsd).toBeCloseTo(away(0.9), 6)
    expect(down({ levelsAheadUsd: [away(-0.7)] }).triggerUsd).toBeCloseTo(away(-0.7), 9)
  })

  it('are stops from 0.8 to 1.2 half widths behind the entry, else one', () => {
    const { entryUsd } = up()
    const stop = (shares: number) => up({ levelsBehindUsd: [away(-shares, entryUsd)] }).stopUsd
    expect(stop(0.9)).toBeCloseTo(away(-0.9, entryUsd), 9)
    expect(stop(1.15)).toBeCloseTo(away(-1.15, entryUsd), 9)
    for (const shares of [0.79, 1.21]) expect(stop(shares)).toBeCloseTo(away(-1, entryUsd), 9)
    expect(down({ levelsBehindUsd: [away(0.9, down().entryUsd)] }).stopUsd).toBeCloseTo(away(0.9, down().entryUsd), 9)
  })

  it('are targets from 1.4 to 2 times as far as the stop, else 1.6', () => {
    const { entryUsd } = up()
    const target = (times: number) => up({ levelsAheadUsd: [away(times, entryUsd)] }).targetUsd
    for (const times of [1.41, 1.5, 1.99]) expect(target(times)).toBeCloseTo(away(times, entryUsd), 9)
    for (const times of [1.39, 2.01]) expect(target(times)).toBeCloseTo(away(1.6, entryUsd), 9)
    expect(up({ levelsAheadUsd: [away(1.5, entryUsd), away(1.9, entryUsd)] }).targetUsd).toBeCloseTo(
      away(1.5, entryUsd),
      9,
    )
  })

  const pairOf = (more: Partial<Forecast>, levels: Partial<PairInput['levels']> = {}, dayCount = 400) =>
    makePlans({
      ...{ now: 0, dayCount, levels: { supports: [], resistances: [], ...levels } },
      forecasts: {
        usualDayScale: null,
        horizons: {
          '1day': {
            ...{ horizon: '1day', model: 'daily', scale: 0.03, calibration: 1, lean: 0, tickUsd: 0 },
            ...{ priceUsd: 100, halfWidth, ...more },
          },
        },
      } as Forecasts,
    })
  const planOf = (found: LivingPlan | { state: string }) => {
    if (!isPlan(found as LivingPlan)) throw new Error(found.state)
    return found as LivingPlan
  }

  it('are resistances ahead of a buy and supports ahead of a sale, and the others behind them', () => {
    const levels = {
      resistances: [{ priceUsd: away(0.7) }, { priceUsd: away(0.9, down().entryUsd) }],
      supports: [{ priceUsd: away(-0.8) }, { priceUsd: away(-0.85, up({ levelsAheadUsd: [away(0.7)] }).entryUsd) }],
    }
    const pair = pairOf({}, levels)
    expect(pair.up.side).toBe('up')
    expect(pair.down.side).toBe('down')
    expect(planOf(pair.up).triggerUsd).toBeCloseTo(away(0.7), 9)
    expect(planOf(pair.down).triggerUsd).toBeCloseTo(away(-0.8), 9)
    expect(planOf(pair.up).stopUsd).toBeCloseTo(levels.supports[1].priceUsd, 6)
  })

  it('make no plan of a coin of 59 days, of fees over half the risk, nor of steps that leave no chance worth waiting for', () => {
    expect(pairOf({}, {}, 60).up.state).toBe('waiting')
    expect(pairOf({}, {}, 59).up).toMatchObject({ state: 'none', code: 'too-new' })
    expect(pairOf({ halfWidth: 0.0039 }).up).toMatchObject({ state: 'none', code: 'too-calm' })
    expect(pairOf({ halfWidth: 0.0042 }).up.state).toBe('waiting')
    const coarse = [1, 2, 3, 4, 5, 6, 8, 12, 20].map(tickUsd => pairOf({ tickUsd }))
    for (const found of coarse.flatMap(({ up: buy, down: sale }) => [buy, sale])) {
      if (!isPlan(found)) expect(found).toMatchObject({ state: 'none', code: 'too-coarse' })
      else {
        expect(found.chances.met).toBeGreaterThanOrEqual(0.1)
        expect(found.chances.met).toBeLessThanOrEqual(0.5)
        expect(Math.min(found.rewardRatio, found.riskRatio)).toBeGreaterThan(0)
      }
    }
    expect(coarse.some(({ up: buy }) => !isPlan(buy))).toBe(true)
  })

  it('cross where one plan begins at the stop of the other', () => {
    const [buy, sale] = [up(), down()]
    expect(doCross(buy, sale)).toBe(false)
    expect(doCross({ ...buy, stopUsd: sale.triggerUsd }, sale)).toBe(true)
    expect(doCross(buy, { ...sale, stopUsd: buy.triggerUsd })).toBe(true)
    expect(doCross({ ...sale, stopUsd: buy.triggerUsd + 1 }, buy)).toBe(true)
  })
})

describe('chances within days', () => {
  it('are those of a day at one day, by the root of its parts before and by the fading pace after', () => {
    const dayScale = halfWidth / movesOfHalfWidth
    for (const [by, chance] of [
      ['touch', touchChance],
      ['close', closeChance],
    ] as const) {
      expect(chanceWithin(by, 0.02, halfWidth, 1)).toBeCloseTo(chance(0.02 / dayScale), 12)
      expect(chanceWithin(by, 0.02, halfWidth, 0.25)).toBeCloseTo(chance(0.02 / (dayScale / 2)), 12)
      expect(chanceWithin(by, 0.05, halfWidth, 1.5)).toBeCloseTo(chance(0.05 / scaleOver(1.5, dayScale, null)), 12)
      expect(chanceWithin(by, 0.05, halfWidth, 7)).toBeCloseTo(chance(0.05 / scaleOver(7, dayScale, null)), 12)
      expect([0, -1].map(days => chanceWithin(by, 0, halfWidth, days))).toEqual([0, 0])
    }
    expect(touchChance(0), 'a price that is there is touched').toBe(1)
    expect(touchChance(-3)).toBe(1)
    expect(touchChance(0.045), 'at its shift exactly').toBe(1)
    expect(touchChance(0.05)).toBeLessThanOrEqual(1)
  })
})

describe('a plan, hour by hour', () => {
  const hour = (i: number, close: number, more: object = {}) => ({
    ...{ time: i * HOUR_MS, open: close, high: close, low: close, close },
    ...more,
  })
  const columns = (hours: ReturnType<typeof hour>[]): Candles => {
    const column = (name: 'time' | 'open' | 'high' | 'low' | 'close') => Float64Array.from(hours, each => each[name])
    const [time, open, high, low, close] = (['time', 'open', 'high', 'low', 'close'] as const).map(column)
    return { time, open, high, low, close, volume: new Float64Array(hours.length) }
  }
  const plan = up({ now: 10 * HOUR_MS + 5 })
  const beyondUsd = plan.triggerUsd + 1

  it('does not begin on the trigger itself, nor by an hour that closed before it was issued, nor after its day', () => {
    expect(advance(plan, hour(11, plan.triggerUsd))).toBe(plan)
    expect(advance(plan, hour(9, beyondUsd)), 'closed before').toBe(plan)
    expect(advance(up({ now: 10 * HOUR_MS }), hour(9, beyondUsd)).state, 'closed as it was issued').toBe('waiting')
    expect(advance(plan, hour(10, beyondUsd))).toMatchObject({ state: 'met', metAt: 11 * HOUR_MS })
    expect(advance(plan, hour(34, beyondUsd))).toMatchObject({ state: 'lapsed', endedAt: plan.validUntil })
    expect(advance(plan, hour(33, 100)).state).toBe('waiting')
    const whole = up({ now: 10 * HOUR_MS })
    expect(advance(whole, hour(33, beyondUsd)).state, 'the last close that counts').toBe('met')
    expect(advance(whole, hour(33, 100)).state).toBe('lapsed')
  })

  it('ends on a touch of its stop or target, at the open past a gap', () => {
    const began = advance(plan, hour(10, beyondUsd))
    if (began.state !== 'met') throw new Error(began.state)
    const touch = (low: number, high: number, open = beyondUsd) =>
      advance(began, hour(11, beyondUsd, { open, low, high }))
    expect(touch(began.stopUsd, beyondUsd)).toMatchObject({ state: 'stop', exitUsd: began.stopUsd })
    expect(touch(beyondUsd, began.targetUsd)).toMatchObject({ state: 'target', exitUsd: began.targetUsd })
    expect(touch(began.stopUsd + 1e-6, began.targetUsd - 1e-6)).toBe(began)
    expect(touch(began.stopUsd - 2, beyondUsd, began.stopUsd - 1)).toMatchObject({ exitUsd: began.stopUsd - 1 })
    const last = began.limitAt / HOUR_MS - 1
    expect(advance(began, hour(last, beyondUsd))).toMatchObject({ state: 'expired', endedAt: began.limitAt })
    expect(advance(began, hour(last - 1, beyondUsd))).toBe(began)
  })

  it('is the same from any batch of candles as hour by hour', () => {
    const hours = Array.from({ length: 60 }, (_, i) => hour(i, i === 20 ? beyondUsd : i > 20 ? beyondUsd - 0.1 : 100))
    const whole = followPlan(plan, columns(hours), 60 * HOUR_MS)
    expect(whole).toMatchObject({ state: 'met', metAt: 21 * HOUR_MS })
    expect(followPlan(plan, columns(hours.slice(10)), 60 * HOUR_MS), 'a run that begins with the plan').toEqual(whole)
    expect(followPlan(plan, columns(hours), 21 * HOUR_MS), 'the hour is complete').toEqual(whole)
    expect(followPlan(plan, columns(hours), 21 * HOUR_MS - 1), 'it is not').toBe(plan)
    expect(followPlan(up({ now: 20 * HOUR_MS + 5 }), columns(hours), 60 * HOUR_MS)).toMatchObject({
      metAt: 21 * HOUR_MS,
    })
    expect(followPlan(plan, columns([]), 34 * HOUR_MS)).toBe(plan)
    const atOnce = Array.from({ length: 40 }, (_, i) => hour(i, i === 10 ? beyondUsd : 100))
    for (let from = 0; from <= 10; from++)
      for (let to = 11; to <= 40; to += 7)
        expect(followPlan(plan, columns(atOnce.slice(from, to)), 40 * HOUR_MS)).toMatchObject({ metAt: 11 * HOUR_MS })
    const ended: LivingPlan = { ...plan, state: 'lapsed', endedAt: 3 }
    expect(followPlan(ended, columns(hours), 60 * HOUR_MS)).toBe(ended)
  })

  it('expires when its day is over and no hour is missing', () => {
    const { validUntil } = plan
    expect(lapse(plan, validUntil - 1)).toBe(plan)
    expect(lapse(plan, validUntil)).toMatchObject({ state: 'lapsed', endedAt: validUntil })
    const began = advance(plan, hour(10, beyondUsd))
    expect(lapse(began, validUntil + 1)).toBe(began)
    const states = ['waiting', 'met', 'lapsed', 'target', 'stop', 'expired', 'none'] as const
    expect(states.filter(state => isAlive({ state }))).toEqual(['waiting', 'met'])
  })
})
