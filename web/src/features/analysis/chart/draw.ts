import type { market, ReplyOf } from '@pusula/contract'
import {
  type AutoscaleInfo,
  CandlestickSeries,
  ColorType,
  CrosshairMode,
  createChart,
  HistogramSeries,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  LineStyle,
  TickMarkType,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { Colours } from './colours.ts'
import type { ConePoint } from './cone.ts'
import { coneDrawing } from './cone-drawing.ts'
import type { Layer } from './layers.ts'
import { axisShiftMs, isWithinDays, namedAt, type Timeframe } from './timeframes.ts'

export type Candles = ReplyOf<typeof market.candles>['candles']

export interface Picture {
  timeframe: Timeframe
  candles: Candles
  cone: readonly ConePoint[]
  /** What the end of the cone is called. */
  coneLabel: string
  priceUsd: number
  levels: readonly { name: string; priceUsd: number; isResistance: boolean }[]
  shown: readonly Layer[]
}

/** How the axes write. */
interface Writing {
  /** What a dollar is on the axis: everything stands there in the money that is read, so that its marks are round. */
  perDollar: number
  price: (priceUsd: number) => string
  /** A mark of the axis, in the money that is read. */
  mark: (amount: number) => string
  time: (at: Date) => string
  shortDay: (at: Date) => string
}

const candlePx = { phone: 7, desk: 5.8 }
const phonePx = 560
const coneShare = 0.2
const volumeShare = 0.14
const axisFramePx = 22
/** A label and half of the one beside it. */
const labelRoomPx = 19
const digitPx = 7

/** A candle's place on the axis, and the moment that stands there. */
export const seconds = (timeMs: number, timeframe: Timeframe) =>
  ((timeMs + axisShiftMs(timeframe)) / 1_000) as UTCTimestamp
const momentAt = (time: Time, timeframe: Timeframe) => namedAt(Number(time) * 1_000 - axisShiftMs(timeframe), timeframe)

/** The empty chart: its frame and its axes. */
export const openChart = (place: HTMLElement, picture: Picture, colours: Colours, writing: Writing): IChartApi => {
  const { timeframe } = picture
  const dateOf = (time: Time) => momentAt(time, timeframe)
  return createChart(place, {
    autoSize: true,
    layout: {
      background: { type: ColorType.Solid, color: colours.surface },
      textColor: colours.text,
      fontFamily: colours.font,
      fontSize: 12,
      // The maker is named under the chart instead, in words.
      attributionLogo: false,
      panes: { separatorColor: colours.line, enableResize: false },
    },
    grid: { vertLines: { visible: false }, horzLines: { visible: false } },
    // What stands under the crosshair is read out above the chart.
    crosshair: { mode: CrosshairMode.Magnet, horzLine: { labelVisible: false } },
    rightPriceScale: {
      borderVisible: false,
      scaleMargins: { top: 0.06, bottom: volumeShare + 0.04 },
      minimumWidth: axisPx(picture, writing),
    },
    timeScale: {
      // A phone that is turned, or a full screen, shows the same candles and the whole cone.
      lockVisibleTimeRangeOnResize: true,
      // The last label is moved in from the edge instead of being cut; beside a cone there is room for it.
      fixRightEdge: picture.cone.length < 2,
      borderColor: colours.line,
      timeVisible: isWithinDays(timeframe),
      tickMarkFormatter: (time: Time, type: TickMarkType) =>
        type >= TickMarkType.Time ? writing.time(dateOf(time)) : writing.shortDay(dateOf(time)),
    },
    localization: {
      timeFormatter: (time: Time) =>
        `${writing.shortDay(dateOf(time))} ${isWithinDays(timeframe) ? writing.time(dateOf(time)) : ''}`,
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

/** Steps of the axis for a price of this size: those of a dollar would leave a cheap coin with one mark. */
export const minMove = (price: number): number => 10 ** (Math.floor(Math.log10(price)) - 4)

export type CandleSeries = ISeriesApi<'Candlestick'>

/** The candles' own series: its scale comes from them, the nearest levels and the whole of the cone. */
export function addCandles(chart: IChartApi, picture: Picture, colours: Colours, writing: Writing): CandleSeries {
  const { levels, shown, priceUsd, cone } = picture
  const nearUsd = [
    ...(shown.includes('levels') ? levels.map(level => level.priceUsd) : []),
    ...cone.flatMap(({ low80Usd, high80Usd }) => [low80Usd, high80Usd]),
  ]
  const near = nearUsd.map(usd => usd * writing.perDollar)
  const series: CandleSeries = chart.addSeries(CandlestickSeries, {
    upColor: colours.surface,
    borderUpColor: colours.up,
    wickUpColor: colours.up,
    downColor: colours.down,
    borderDownColor: colours.down,
    wickDownColor: colours.down,
    lastValueVisible: false,
    priceLineVisible: false,
    priceFormat: {
      type: 'custom',
      formatter: (amount: number) => axisMark(series, amount, writing),
      minMove: minMove(priceUsd * writing.perDollar),
    },
    autoscaleInfoProvider: (original: () => AutoscaleInfo | null) => {
      const found = original()
      if (!found?.priceRange) return found
      const { minValue, maxValue } = found.priceRange
      return { ...found, priceRange: { minValue: Math.min(minValue, ...near), maxValue: Math.max(maxValue, ...near) } }
    },
  })
  return series
}

/**
 * A mark of the axis gives way to the label of a level or of the price now, wherever that has moved to; a label gives way to nothing,
 * and is written at the rate of now.
 */
export function axisMark(
  series: Pick<CandleSeries, 'priceToCoordinate' | 'priceLines'>,
  amount: number,
  { perDollar, price, mark }: Pick<Writing, 'perDollar' | 'price' | 'mark'>,
): string {
  const labelled = series.priceLines().map(line => line.options().price)
  if (labelled.includes(amount)) return price(amount / perDollar)
  const y = series.priceToCoordinate(amount)
  const isCovered = (other: number) => {
    const otherY = series.priceToCoordinate(other)
    return y !== null && otherY !== null && Math.abs(y - otherY) < labelRoomPx
  }
  return labelled.some(isCovered) ? '' : mark(amount)
}

/** Moves the tag of the price; the marks of the axis, written once for a range, are written again around it. */
export function moveNow(series: CandleSeries, now: IPriceLine, price: number): void {
  now.applyOptions({ price })
  series.applyOptions({ priceFormat: series.options().priceFormat })
}

/** All of the picture in one task: whatever is added in a later frame has the whole canvas drawn anew. */
export function drawPicture(
  chart: IChartApi,
  series: CandleSeries,
  picture: Picture,
  colours: Colours,
  perDollar: number,
): IPriceLine {
  const { timeframe, candles, cone, coneLabel, priceUsd, levels, shown } = picture
  const times = candles.time.map(timeMs => seconds(timeMs, timeframe))
  const widthPx = chart.chartElement().clientWidth
  const stepPx = widthPx < phonePx ? candlePx.phone : candlePx.desk
  const bars = Math.max(12, Math.floor((widthPx * (1 - coneShare)) / stepPx))
  const coneBars = cone.length > 1 ? (bars * coneShare) / (1 - coneShare) : 0

  function drawCandles() {
    series.setData(
      times.map((time, index) => ({
        time,
        open: (candles.open[index] ?? 0) * perDollar,
        high: (candles.high[index] ?? 0) * perDollar,
        low: (candles.low[index] ?? 0) * perDollar,
        close: (candles.close[index] ?? 0) * perDollar,
      })),
    )
    chart.timeScale().setVisibleLogicalRange({ from: times.length - bars, to: times.length - 0.5 + coneBars })
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
        price: levelUsd * perDollar,
        title: name,
        color: colours.level,
        lineWidth: 1,
        lineStyle: isResistance ? LineStyle.LargeDashed : LineStyle.Dotted,
        axisLabelColor: colours.surface,
        axisLabelTextColor: colours.text,
      })
  }

  function drawNow(): IPriceLine {
    const now = series.createPriceLine({
      price: priceUsd * perDollar,
      color: colours.tag,
      lineVisible: false,
      axisLabelColor: colours.tag,
      axisLabelTextColor: colours.onTag,
    })
    moveNow(series, now, priceUsd * perDollar)
    return now
  }

  const place = { lastIndex: times.length - 1, widthBars: coneBars, label: coneLabel, perDollar }
  drawCandles()
  if (cone.length > 1) series.attachPrimitive(coneDrawing(cone, place, colours))
  if (shown.includes('volume')) drawVolume()
  if (shown.includes('levels')) drawLines()
  return drawNow()
}
