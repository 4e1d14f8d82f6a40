import type { IChartApi, ISeriesApi, ISeriesPrimitive, Logical, Time } from 'lightweight-charts'
import type { Colours } from './colours.ts'
import type { ConePoint } from './cone.ts'

/** Where the cone begins, and how many candles wide it is: it has a place of its own, whatever the candles span. */
interface Place {
  lastIndex: number
  widthBars: number
  /** What its end is called. */
  label: string
  /** What a dollar is on the axis. */
  perDollar: number
}

type Point = readonly [x: number, y: number]
type Edge = Exclude<keyof ConePoint, 'timeMs'>

const labelPx = 6

/** The forecast beside the candles: two bands and a line where it begins. */
export function coneDrawing(cone: readonly ConePoint[], place: Place, colours: Colours): ISeriesPrimitive<Time> {
  let chart: IChartApi | null = null
  let series: ISeriesApi<'Candlestick'> | null = null
  const [startMs, endMs] = [cone[0]?.timeMs ?? 0, cone.at(-1)?.timeMs ?? 1]

  /** Just behind the last candle, and as wide as its place. */
  function xOf(timeMs: number): number {
    const xAt = (index: number) => chart?.timeScale().logicalToCoordinate(index as Logical) ?? 0
    const last = xAt(place.lastIndex)
    const barPx = xAt(place.lastIndex + 1) - last
    return last + barPx * (0.5 + (place.widthBars * (timeMs - startMs)) / (endMs - startMs))
  }

  function along(edge: Edge): Point[] {
    return cone.flatMap(point => {
      const y = series?.priceToCoordinate(point[edge] * place.perDollar)
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

    context.setLineDash([])
    context.fillStyle = colours.text
    context.font = `12px ${colours.font}`
    context.textAlign = 'right'
    context.fillText(place.label, end[0], heightPx - labelPx)
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
    // The scale of the candles makes room for it: no part of it leaves the picture.
    paneViews: () => views,
  }
}

type Use = (run: (scope: { context: CanvasRenderingContext2D; mediaSize: { height: number } }) => void) => void
