import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  againstTarget,
  againstUnchanged,
  calibrationVerdict,
  type Graded,
  type HorizonScore,
  placesOf,
  verdictOf,
} from './record.ts'

it.each([
  [0.83, 'onTarget'],
  [0.77, 'onTarget'],
  [0.769, 'below'],
  [0.84, 'above'],
])('a range that held %f of the time is %s', (insideRatio, expected) =>
  expect(againstTarget(insideRatio)).toBe(expected),
)

it.each([
  [0.0091, 0.0098, 'better'],
  [0.0021, 0.002, 'worse'],
  [0.0044, 0.0045, 'same'],
  [0, 0, 'same'],
])('an error of %f against %f is %s', (errorRatio, unchangedErrorRatio, kind) =>
  expect(againstUnchanged({ errorRatio, unchangedErrorRatio }).kind).toBe(kind),
)

describe('the calibration', () => {
  const point = (statedRatio: number, happenedRatio: number, graded = 100) => ({ statedRatio, happenedRatio, graded })

  it('is kept while every point lies inside the band that is drawn', () => {
    expect(calibrationVerdict([point(0.2, 0.23), point(0.8, 0.75)])).toMatchObject({ kind: 'kept' })
  })

  it('names the point that is furthest off', () => {
    expect(calibrationVerdict([point(0.8, 0.78), point(0.9, 0.82)])).toEqual({
      kind: 'tooSure',
      statedRatio: 0.9,
      happenedRatio: 0.82,
    })
    expect(calibrationVerdict([point(0.4, 0.55)])).toMatchObject({ kind: 'tooCareful' })
  })

  it('says nothing from too few', () => expect(calibrationVerdict([point(0.9, 0.1, 29)])).toEqual({ kind: 'tooFew' }))
})

describe('the verdict', () => {
  const score = (horizon: HorizonScore['horizon'], change: Partial<HorizonScore>): HorizonScore => ({
    horizon,
    graded: 100,
    insideRatio: 0.8,
    errorRatio: 1,
    unchangedErrorRatio: 1,
    directionRatio: null,
    ...change,
  })

  it('sorts the horizons by what they are worth, and leaves out those with too few results', () => {
    expect(
      verdictOf([
        score('15min', { errorRatio: 1.05 }),
        score('1hour', { insideRatio: 0.7 }),
        score('4hour', { errorRatio: 0.9, insideRatio: 0.9 }),
        score('1day', { errorRatio: 0.5, graded: 10 }),
      ]),
    ).toEqual({ better: ['4hour'], same: ['1hour'], worse: ['15min'], below: ['1hour'], above: ['4hour'] })
  })
})

it('places a result on its line, a miss outside the range', () => {
  const price = fc.double({ min: 1e-6, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(price, price, price, (first, second, actualUsd) => {
      const [lowUsd, highUsd] = [Math.min(first, second), Math.max(first, second)]
      const graded = { lowUsd, highUsd, medianUsd: lowUsd, actualUsd } as Graded
      const { lowPercent, widthPercent, actualPercent } = placesOf(graded)
      for (const place of [lowPercent, lowPercent + widthPercent, actualPercent]) {
        expect(place).toBeGreaterThanOrEqual(-1e-9)
        expect(place).toBeLessThanOrEqual(100 + 1e-9)
      }
      if (actualUsd < lowUsd) expect(actualPercent).toBeLessThanOrEqual(lowPercent)
    }),
  )
})
