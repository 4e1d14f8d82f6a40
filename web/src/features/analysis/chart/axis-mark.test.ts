import type { Coordinate, IChartApi, IPriceLine } from 'lightweight-charts'
import { expect, it } from 'vitest'
import type { Colours } from './colours.ts'
import { addCandles, axisMark, type CandleSeries, drawPicture } from './draw.ts'

it('the tag of the price keeps its number where it has moved to, and a mark beside it gives way', () => {
  let nowUsd = 100
  const line = { options: () => ({ price: nowUsd }) } as IPriceLine
  const series = { priceLines: () => [line], priceToCoordinate: (usd: number) => (10 * usd) as Coordinate }
  const marks = () => [100, 100.5, 104].map(usd => axisMark(series, usd, { perDollar: 1, price: String, mark: String }))
  expect(marks()).toEqual(['100', '', '104'])
  nowUsd = 100.5
  expect(marks()).toEqual(['', '100.5', '104'])
})

it('everything stands on the axis in the money that is read, whose marks are round by themselves', () => {
  const drawn: unknown[] = []
  const line = { applyOptions: () => undefined }
  const series = {
    setData: (data: unknown) => drawn.push(data),
    createPriceLine: ({ price }: { price: number }) => drawn.push(price) && line,
    applyOptions: () => undefined,
    options: () => ({}),
  } as unknown as CandleSeries
  const chart = {
    chartElement: () => ({ clientWidth: 400 }),
    timeScale: () => ({ setVisibleLogicalRange: () => undefined }),
  } as unknown as IChartApi
  const picture = {
    timeframe: '1h' as const,
    candles: { time: [3_600_000], open: [2], high: [4], low: [1], close: [3], volume: [7] },
    cone: [],
    coneLabel: '',
    priceUsd: 3,
    levels: [{ name: 'R1', priceUsd: 5, isResistance: true }],
    shown: ['levels' as const],
  }
  drawPicture(chart, series, picture, {} as Colours, 40)
  expect(drawn).toEqual([[expect.objectContaining({ open: 80, high: 160, low: 40, close: 120 })], 200, 120])
})

it('a label is written at the rate of now, a mark as it stands', () => {
  const line = { options: () => ({ price: 120 }) } as IPriceLine
  const series = { priceLines: () => [line], priceToCoordinate: (amount: number) => amount as Coordinate }
  const writing = { perDollar: 40, price: (usd: number) => `${usd * 41} now`, mark: String }
  expect([120, 200].map(amount => axisMark(series, amount, writing))).toEqual(['123 now', '200'])
})

it('the scale makes room for the whole cone, in the money that is read', () => {
  let scaled = (_: () => unknown): unknown => null
  const chart = {
    addSeries: (_: unknown, { autoscaleInfoProvider }: { autoscaleInfoProvider: typeof scaled }) => {
      scaled = autoscaleInfoProvider
      return {}
    },
  } as unknown as IChartApi
  const cone = [
    { low80Usd: 100, high80Usd: 100 },
    { low80Usd: 90, high80Usd: 112 },
  ]
  const picture = { levels: [], shown: [], priceUsd: 100, cone } as unknown as Parameters<typeof addCandles>[1]
  const writing = { perDollar: 40 } as Parameters<typeof addCandles>[3]
  addCandles(chart, picture, {} as Colours, writing)
  expect(scaled(() => ({ priceRange: { minValue: 3_800, maxValue: 4_100 } }))).toEqual({
    priceRange: { minValue: 3_600, maxValue: 4_480 },
  })
  expect(
    scaled(() => null),
    'before there are candles',
  ).toBeNull()
})
