import { describe, expect, it } from 'vitest'
import { obeysSeriesLaws } from '../laws.ts'
import { bundleMemory, type IndicatorBundle, indicatorBundle } from './bundle.ts'
import { lawMarkets, sampleMarket } from './samples.ts'
import { averages } from './trend/averages.ts'

/** Every column of a bundle, named by its path. */
const columnsOf = (bundle: IndicatorBundle) =>
  Object.fromEntries(
    Object.entries(bundle).flatMap(([name, part]): [string, Float64Array][] =>
      part instanceof Float64Array
        ? [[name, part]]
        : Object.entries(part).map(([line, column]): [string, Float64Array] => [`${name}.${line}`, column]),
    ),
  )

describe('indicator bundle', () => {
  obeysSeriesLaws(candles => columnsOf(indicatorBundle(candles)), lawMarkets)

  it('holds what the single indicators say', () => {
    const candles = sampleMarket({ seed: 131, length: 300 })
    expect(indicatorBundle(candles).averages50).toEqual(averages(candles.close, 50))
  })

  it('overwrites its buffer, whatever that held before', () => {
    const candles = sampleMarket({ seed: 132, length: 300 })
    const used = bundleMemory(500).fill(1e9)
    expect(columnsOf(indicatorBundle(candles, used))).toEqual(columnsOf(indicatorBundle(candles)))
  })

  it('fits its columns into its memory without overlap', () => {
    const columns = Object.values(columnsOf(indicatorBundle(sampleMarket({ seed: 133, length: 250 }))))
    expect(columns).toHaveLength(30)
    expect(new Set(columns.map(column => column.byteOffset)).size).toBe(30)
    for (const column of columns) expect(column).toHaveLength(250)
  })
})
