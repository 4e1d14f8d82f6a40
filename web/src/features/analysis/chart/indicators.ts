import { averages, bollinger, rsi } from '@pusula/engine'
import { type IChartApi, LineSeries, LineStyle, type LineWidth } from 'lightweight-charts'
import type { Colours } from './colours.ts'
import { type Picture, seconds } from './draw.ts'

const averagePeriods = { fast: 20, slow: 50 }
const strengthPane = 1
/** The candles have so many times the room of the strength. */
const candlesToStrength = 4
const strengthBounds = [30, 70]

/** Lines over the candles, which they never squeeze, and the strength below them. They come when they are switched on. */
export function drawIndicators(
  chart: IChartApi,
  { candles, timeframe, shown }: Picture,
  colours: Colours,
  perDollar: number,
): void {
  const closes = Float64Array.from(candles.close, close => close * perDollar)

  function line(values: Float64Array, color: string, lineStyle = LineStyle.Solid, pane = 0) {
    const series = chart.addSeries(
      LineSeries,
      {
        color,
        lineStyle,
        lineWidth: 1.4 as LineWidth,
        lastValueVisible: false,
        priceLineVisible: false,
        crosshairMarkerVisible: false,
        ...(pane === 0 && { autoscaleInfoProvider: () => null }),
      },
      pane,
    )
    series.setData(
      candles.time.flatMap((timeMs, index) => {
        const value = values[index]
        return value !== undefined && Number.isFinite(value) ? [{ time: seconds(timeMs, timeframe), value }] : []
      }),
    )
    return series
  }

  if (shown.includes('bollinger')) {
    const { upper, lower } = bollinger(closes)
    line(upper, colours.level)
    line(lower, colours.level)
  }
  if (shown.includes('ema')) {
    line(averages(closes, averagePeriods.fast).exponential, colours.average)
    line(averages(closes, averagePeriods.slow).exponential, colours.slowAverage, LineStyle.Dashed)
  }
  if (shown.includes('rsi')) {
    const strength = line(rsi(closes), colours.strength, LineStyle.Solid, strengthPane)
    strength.applyOptions({
      autoscaleInfoProvider: () => ({ priceRange: { minValue: 10, maxValue: 90 } }),
      priceFormat: { type: 'custom', formatter: (value: number) => String(Math.round(value)) },
    })
    for (const price of strengthBounds)
      strength.createPriceLine({
        price,
        color: colours.tick,
        lineWidth: 1,
        lineStyle: LineStyle.Dotted,
        axisLabelVisible: true,
        axisLabelColor: colours.surface,
        axisLabelTextColor: colours.text,
      })
    chart.panes()[0]?.setStretchFactor(candlesToStrength)
    chart.panes()[strengthPane]?.setStretchFactor(1)
  }
}
