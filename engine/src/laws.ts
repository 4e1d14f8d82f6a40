import { expect, it } from 'vitest'
import { type Candles, slice } from './candles.ts'

/** Signature of an indicator under test: named columns out of candles. */
type Study = (candles: Candles) => Record<string, Float64Array>

/** What every indicator promises, whatever it measures. */
export function obeysSeriesLaws(study: Study, markets: Record<string, Candles>) {
  const whole = Object.entries(markets).map(([market, candles]) => ({ market, candles, columns: study(candles) }))

  it.each(whole)('answers once per candle ($market)', ({ candles, columns }) => {
    for (const column of Object.values(columns)) expect(column).toHaveLength(candles.close.length)
  })

  it.each(whole)('never changes its past when a new candle arrives ($market)', ({ candles, columns }) => {
    const changes: string[] = []
    for (let count = 0; count < candles.close.length; count++) {
      const early = study(slice(candles, 0, count))
      for (const [name, column] of Object.entries(columns)) {
        const at = firstDifference(early[name], column)
        if (at !== -1) changes.push(`${name}[${at}] of ${count} candles`)
      }
    }
    expect(changes).toEqual([])
  })

  it.each(whole)('is undefined only at its start, and never infinite ($market)', ({ columns }) => {
    for (const [name, column] of Object.entries(columns)) {
      const first = column.findIndex(value => !Number.isNaN(value))
      expect(first, `${name} is never defined`).not.toBe(-1)
      expect(column.subarray(first).every(Number.isFinite), name).toBe(true)
    }
  })
}

/** Where two columns first differ, to the last bit, as far as the shorter one goes; -1 if nowhere. */
function firstDifference(early: Float64Array, late: Float64Array): number {
  for (let i = 0; i < early.length; i++) if (!Object.is(early[i], late[i])) return i
  return -1
}
