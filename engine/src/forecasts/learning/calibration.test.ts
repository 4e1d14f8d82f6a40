import { describe, expect, it } from 'vitest'
import { type Horizon, horizonMs, horizons } from '../horizons.ts'
import { type CalibrationState, learn, startCalibration } from './calibration.ts'

const usualSpacingMs = (horizon: Horizon) => (horizon === '15min' ? 900_000 : 3_600_000)

const after = (horizon: Horizon, outcomes: readonly boolean[], spacingMs = usualSpacingMs(horizon)) =>
  outcomes.reduce<CalibrationState>((state, missed) => learn(state, { horizon, missed, spacingMs }), startCalibration)

describe('calibration', () => {
  it.each(horizons)('is stationary when one %s forecast in five misses', horizon => {
    expect(after(horizon, [true, false, false, false, false])[horizon]).toBeCloseTo(0, 12)
  })

  it.each([
    ['15min', 0.002],
    ['1hour', 0.005],
    ['4hour', 0.002],
    ['1day', 0.00025],
  ] as const)('widens %s after a miss by its measured rate, and no other', (horizon, rate) => {
    expect(after(horizon, [true])).toEqual({ ...startCalibration, [horizon]: rate * 0.8 })
    expect(after(horizon, [false])).toEqual({ ...startCalibration, [horizon]: -rate * 0.2 })
  })

  it('takes a larger step when forecasts are rarer, up to a limit', () => {
    expect(after('4hour', [true], 3 * 3_600_000)['4hour']).toBeCloseTo(3 * 0.002 * 0.8, 12)
    expect(after('4hour', [true], horizonMs['1day'] * 9)['4hour']).toBeCloseTo(0.02 * 0.8, 12)
  })

  it('is clamped to its limits', () => {
    const always = Array.from({ length: 5_000 }, () => true)
    const never = always.map(() => false)
    expect(Math.exp(after('1hour', always)['1hour'])).toBeCloseTo(1.35, 12)
    expect(Math.exp(after('1hour', never)['1hour'])).toBeCloseTo(0.75, 12)
  })
})
