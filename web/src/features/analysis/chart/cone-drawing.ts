import type { IChartApi, ISeriesApi, ISeriesPrimitive, Logical, Time } from 'lightweight-charts'
import type { Colours } from './colours.ts'
import type { ConePoint } from './cone.ts'

/** Which place on the time scale a moment has; candles stand in the middle of their span. */
interface Clock {
  lastIndex: number
  lastOpenMs: number
  stepMs: number
}

export const indexOf = ({ lastIndex, lastOpenMs, stepMs }: Clock, timeMs: number): number =>
  lastIndex + (timeMs - lastOpenMs) / stepMs - 0.5

type Point = readonly [x: number, y: number]
type Edge = Exclude<keyof ConePoint, 'timeMs'>

/** The forecast behind the candles: two bands, a dashed middle, a dot at its end and a line where it begins. */
export function coneDrawing(cone: readonly ConePoint[], clock: Clock, colours: Colours): ISeriesPrimitive<Time> {
  let chart: IChartApi | null = null
  let series: ISeriesApi<'Candlestick'> | null = null
  const lows = cone.map(({ low80Usd }) => low80Usd)
  const highs = cone.map(({ high80Usd }) => high80Usd)

  /** The library knows whole places only: between them, the distance from one candle to the next decides. */
  function xOf(timeMs: number): number {
    const place = (index: number) => chart?.timeScale().logicalToCoordinate(index as Logical) ?? 0
    const last = place(clock.lastIndex)
    return last + (indexOf(clock, timeMs) - clock.lastIndex) * (place(clock.lastIndex + 1) - last)
  }

  function along(edge: Edge): Point[] {
    return cone.flatMap(point => {
      const y = series?.priceToCoordinate(point[edge])
      return typeof y === 'number' ? [[xOf(point.timeMs), y] as const] : []
    })
  }

  function draw(context: CanvasRenderingContext2D, heightPx: number): void {
    const line = (points: readonly Point[]) => {
      context.beginPath()
      for (const [x, y] of points) context.lineTo(x, y)
    }
    const band = (low: Edge, high: Edge, alpha: number) => {
      line([...along(low), ...along(high).reverse()])
      context.globalAlpha = alpha
      context.fill()
      context.globalAlpha = 1
    }
    const median = along('medianUsd')
    const [start] = median
    const end = median.at(-1)
    if (!start || !end) return
    context.fillStyle = colours.brass
    band('low80Usd', 'high80Usd', 0.16)
    band('low50Usd', 'high50Usd', 0.24)

    context.strokeStyle = colours.tick
    context.setLineDash([2, 3])
    line([
      [start[0], 0],
      [start[0], heightPx],
    ])
    context.stroke()

    context.strokeStyle = colours.brass
    context.lineWidth = 1.6
    context.setLineDash([3, 3])
    line(median)
    context.stroke()
    context.setLineDash([])
    context.beginPath()
    context.arc(end[0], end[1], 3, 0, 2 * Math.PI)
    context.fill()
  }

  const views = [
    {
      zOrder: () => 'bottom' as const,
      renderer: () => ({
        draw: (target: { useMediaCoordinateSpace: Use }) =>
          target.useMediaCoordinateSpace(({ context, mediaSize }) => draw(context, mediaSize.height)),
      }),
    },
  ]
  return {
    attached(param) {
      chart = param.chart as IChartApi
      series = param.series as ISeriesApi<'Candlestick'>
    },
    detached() {
      chart = null
      series = null
    },
    // A cone that leaves the picture says nothing: the price scale makes room for it.
    autoscaleInfo: () =>
      cone.length > 1 ? { priceRange: { minValue: Math.min(...lows), maxValue: Math.max(...highs) } } : null,
    paneViews: () => views,
  }
}

type Use = (run: (scope: { context: CanvasRenderingContext2D; mediaSize: { height: number } }) => void) => void
