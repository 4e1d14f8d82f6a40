import type { market, ReplyOf } from '@pusula/contract'
import {
  CandlestickSeries,
  ColorType,
  CrosshairMode,
  createChart,
  HistogramSeries,
  type IChartApi,
  LineStyle,
  TickMarkType,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { Colours } from './colours.ts'
import type { ConePoint } from './cone.ts'
import { coneDrawing } from './cone-drawing.ts'
import { stepMs, type Timeframe } from './timeframes.ts'

export type Candles = ReplyOf<typeof market.candles>['candles']

export interface Picture {
  timeframe: Timeframe
  candles: Candles
  cone: readonly ConePoint[]
  priceUsd: number
  levels: readonly { name: string; priceUsd: number; isResistance: boolean }[]
}

/** How the axes write. */
export interface Writing {
  price: (priceUsd: number) => string
  time: (at: Date) => string
  day: (at: Date) => string
}

const candlePx = 6
const coneShare = 0.3
const volumeShare = 0.14
const axisFramePx = 22
const digitPx = 7

const seconds = (timeMs: number) => (timeMs / 1_000) as UTCTimestamp
const dateOf = (time: Time) => new Date(Number(time) * 1_000)

/** The empty chart: its frame and its axes. */
export const openChart = (place: HTMLElement, picture: Picture, colours: Colours, writing: Writing): IChartApi => {
  const { timeframe } = picture
  return createChart(place, {
    autoSize: true,
    layout: {
      background: { type: ColorType.Solid, color: colours.surface },
      textColor: colours.text,
      fontFamily: colours.font,
      fontSize: 12,
      // The maker is named under the chart instead, in words.
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false }, horzLines: { visible: false } },
    crosshair: { mode: CrosshairMode.Magnet },
    rightPriceScale: {
      borderVisible: false,
      scaleMargins: { top: 0.06, bottom: volumeShare + 0.04 },
      minimumWidth: axisPx(picture, writing),
    },
    timeScale: {
      borderColor: colours.line,
      timeVisible: timeframe !== '1d',
      tickMarkFormatter: (time: Time, type: TickMarkType) =>
        type >= TickMarkType.Time ? writing.time(dateOf(time)) : writing.day(dateOf(time)),
    },
    localization: {
      priceFormatter: writing.price,
      timeFormatter: (time: Time) =>
        `${writing.day(dateOf(time))} ${timeframe === '1d' ? '' : writing.time(dateOf(time))}`,
    },
    // The page scrolls under a finger or a wheel on the chart; only a sideways drag is the chart's own.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false, axisPressedMouseMove: false },
  })
}

/** Room for the prices from the start: an axis that widens later has everything drawn again. */
function axisPx({ candles, levels }: Picture, { price }: Writing): number {
  const pricesUsd = [...candles.high, ...levels.map(({ priceUsd }) => priceUsd)]
  return axisFramePx + digitPx * price(Math.max(...pricesUsd)).length
}

/** The picture in steps, each drawn in a frame of its own: all at once would be the longest task of the screen. */
export function fillSteps(chart: IChartApi, picture: Picture, colours: Colours): (() => void)[] {
  const { candles, timeframe, cone, priceUsd, levels } = picture
  const series = chart.addSeries(CandlestickSeries, {
    upColor: colours.surface,
    borderUpColor: colours.up,
    wickUpColor: colours.up,
    downColor: colours.down,
    borderDownColor: colours.down,
    wickDownColor: colours.down,
    lastValueVisible: false,
    priceLineVisible: false,
  })
  const lastOpenMs = candles.time.at(-1) ?? 0
  const endMs = cone.at(-1)?.timeMs ?? lastOpenMs
  const step = stepMs[timeframe]
  const barsAhead = Math.max(0, Math.ceil((endMs - lastOpenMs) / step))
  const times = candles.time.map(seconds)

  function drawCandles() {
    const ahead = Array.from({ length: barsAhead }, (_, index) => ({ time: seconds(lastOpenMs + (index + 1) * step) }))
    const drawn = times.map((time, index) => ({
      time,
      open: candles.open[index] ?? 0,
      high: candles.high[index] ?? 0,
      low: candles.low[index] ?? 0,
      close: candles.close[index] ?? 0,
    }))
    series.setData([...drawn, ...ahead])
    const bars = Math.max(12, Math.floor((chart.chartElement().clientWidth * (1 - coneShare)) / candlePx))
    chart.timeScale().setVisibleLogicalRange({ from: drawn.length - bars, to: drawn.length + barsAhead })
  }

  function drawVolume() {
    const volume = chart.addSeries(HistogramSeries, {
      color: colours.tick,
      priceScaleId: 'volume',
      lastValueVisible: false,
      priceLineVisible: false,
    })
    volume.priceScale().applyOptions({ scaleMargins: { top: 1 - volumeShare, bottom: 0 } })
    volume.setData(times.map((time, index) => ({ time, value: candles.volume[index] ?? 0 })))
  }

  function drawLines() {
    for (const { name, priceUsd: levelUsd, isResistance } of levels)
      series.createPriceLine({
        price: levelUsd,
        title: name,
        color: colours.level,
        lineWidth: 1,
        lineStyle: isResistance ? LineStyle.LargeDashed : LineStyle.Dotted,
        axisLabelColor: colours.surface,
        axisLabelTextColor: colours.text,
      })
    series.createPriceLine({
      price: priceUsd,
      color: colours.tag,
      lineVisible: false,
      axisLabelColor: colours.tag,
      axisLabelTextColor: colours.onTag,
    })
  }

  const drawCone = () =>
    series.attachPrimitive(coneDrawing(cone, { lastIndex: times.length - 1, lastOpenMs, stepMs: step }, colours))

  return [drawCandles, drawCone, drawVolume, drawLines]
}
