import { describe, expect, it } from 'vitest'
import { fromRows } from '../candles.ts'
import { readCharacter } from './character.ts'
import { wednesdayNoon } from './sample-market.ts'
import { readPast, readWindows } from './volatility.ts'

const none = fromRows([])

/** Quarter-hours until noon that each wobble by a ratio and climb by another. */
const quarters = (count: number, wobble: (back: number) => number, climbRatio = 0) =>
  fromRows(
    Array.from({ length: count }, (_, i) => {
      const back = count - 1 - i
      const open = 100 * (1 - climbRatio * (back + 1))
      const half = open * wobble(back)
      return [wednesdayNoon - (back + 1) * 900_000, open, open + half, open - half, open * (1 + climbRatio), 1]
    }),
  )

function characterOf(candles15m: ReturnType<typeof quarters>) {
  const past = readPast(candles15m, none, none)
  const ends = { quarters: candles15m.time.length, hours: 0, days: 0 }
  return readCharacter(past, ends, 100, readWindows(past, ends))
}

describe('the character of a market', () => {
  it('is usual as long as it is unknown', () => {
    expect(characterOf(quarters(95, () => 0.002))).toEqual({ dayDrive: 0, weekDrive: 0, dayEvenness: 0 })
    expect(characterOf(quarters(671, () => 0.002)).weekDrive).toBe(0)
    expect(characterOf(quarters(672, () => 0.002)).weekDrive).not.toBe(0)
  })

  it('has more drive the further the price went, up to a limit', () => {
    const [still, climbing, racing, leaping] = [0, 0.00005, 0.0002, 0.001].map(
      climb => characterOf(quarters(672, () => 0.002, climb)).dayDrive,
    )
    expect(still).toBeLessThan(climbing)
    expect(climbing).toBeLessThan(racing)
    expect(racing).toBeLessThanOrEqual(leaping)
    expect(leaping).toBeLessThanOrEqual(3)
  })

  it('is uneven after one burst and even when every hour is alike', () => {
    const even = characterOf(quarters(200, () => 0.002)).dayEvenness
    const burst = characterOf(quarters(200, back => (back < 4 ? 0.02 : 0.002))).dayEvenness
    expect(even).toBeGreaterThan(0)
    expect(burst).toBeLessThan(-0.5)
  })

  it('is finite in a market that stands still', () => {
    for (const reading of Object.values(characterOf(quarters(672, () => 0))))
      expect(Number.isFinite(reading)).toBe(true)
  })
})
