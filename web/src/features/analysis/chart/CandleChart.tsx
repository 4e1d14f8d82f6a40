import { countedZeros, withoutCurrency } from '@pusula/words'
import type { IChartApi, IPriceLine, LogicalRange } from 'lightweight-charts'
import { type RefObject, useDeferredValue, useEffect, useRef } from 'react'
import { inTurn } from '../../../lib/idle.ts'
import { useLanguage } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import styles from './ChartCard.module.css'
import { candleAt } from './candle.ts'
import { coloursOf, useLook } from './colours.ts'
import { addCandles, type CandleSeries, drawPicture, moveNow, openChart, type Picture, seconds } from './draw.ts'
import { endMs } from './timeframes.ts'

/** Once its code has run it draws a picture in one short task: nobody who taps a switch waits for an idle moment. */
let isWarm = false

interface Opened {
  chart: IChartApi
  series: CandleSeries
  /** What a dollar is on its axis: the rate of when it was drawn. */
  perDollar: number
  /** The tag of the price now, once it is drawn. */
  now?: IPriceLine
}

type Props = {
  picture: Picture
  /** The price as it arrives: the last candle and its tag move with it. */
  nowUsd?: number | undefined
  /** The candle that is read out, where the keyboard chose it. */
  cursor: number | null
  /** The finger or the mouse is over a candle, or has left. */
  onCandle: (index: number | null) => void
}

/** The canvas; what it shows is said in words around it. Drawn anew with the theme, the language and the candles. */
export default function CandleChart({ picture, nowUsd, cursor, onCandle }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef<Opened>(null)
  const look = useLook()
  const format = useMoney()
  const { currency } = format.tender
  // The labels follow the rate as they are written; for a rate that moves a little the picture is not drawn anew.
  const writer = useRef(format)
  writer.current = format
  const language = useLanguage()
  const view = useRef<{ of: unknown; range: LogicalRange | null }>({ of: null, range: null })
  // Deferred: what can be read changes in the frame after the tap, and does not wait for the picture.
  const writtenIn = useDeferredValue(`${language} ${currency}`)
  useEffect(() => {
    const box = place.current
    const colours = coloursOf(look)
    // A document without its styles has nothing to draw with.
    if (!box || !colours.surface) return
    let isWanted = true
    // What can be read is on the screen already: it does not wait for the picture, which is shown once it is whole.
    box.classList.add('is-drawing')
    box.dataset.writtenIn = writtenIn
    const show = () => {
      // Another layer over the same candles leaves them where they were moved to.
      const { of, range } = view.current
      if (of === picture.candles && range) opened.current?.chart.timeScale().setVisibleLogicalRange(range)
      box.classList.remove('is-drawing')
    }
    let stop = () => {}
    const { perDollar } = writer.current.tender
    const open = () => {
      const writing = {
        perDollar,
        price: (priceUsd: number) => countedZeros(withoutCurrency(writer.current.roughPrice(priceUsd))),
        mark: (amount: number) => countedZeros(writer.current.in('').roughPrice(amount)),
        time: (at: Date) => writer.current.time(at),
        shortDay: (at: Date) => writer.current.shortDay(at),
      }
      const chart = openChart(box, picture, colours, writing)
      opened.current = { chart, series: addCandles(chart, picture, colours, writing), perDollar }
      chart.subscribeCrosshairMove(({ logical, point }) => {
        const index = logical === undefined || !point ? null : Math.round(logical)
        onCandle(index !== null && index < picture.candles.time.length ? index : null)
      })
    }
    const fill = () => {
      if (!opened.current) return
      const { chart, series } = opened.current
      opened.current.now = drawPicture(chart, series, picture, colours, perDollar)
      show()
      isWarm = true
      if (picture.shown.some(layer => layer === 'ema' || layer === 'bollinger' || layer === 'rsi'))
        void import('./indicators.ts').then(({ drawIndicators }) => {
          if (isWanted) drawIndicators(chart, picture, colours, perDollar)
        })
    }
    if (isWarm) {
      open()
      fill()
    } else stop = inTurn([open, fill])
    return () => {
      isWanted = false
      stop()
      const { chart } = opened.current ?? {}
      if (chart) view.current = { of: picture.candles, range: chart.timeScale().getVisibleLogicalRange() }
      opened.current = null
      chart?.remove()
    }
  }, [picture, look, writtenIn, onCandle])
  useCursor(opened, picture, cursor)
  useNow(opened, picture, nowUsd)
  return <div ref={place} className={styles.box} aria-hidden="true" />
}

/** The crosshair follows the keyboard. */
function useCursor(opened: RefObject<Opened | null>, { candles, timeframe }: Picture, cursor: number | null) {
  useEffect(() => {
    if (!opened.current || cursor === null) return
    const { chart, series, perDollar } = opened.current
    // A key may come before the candles are drawn: a crosshair on an empty chart throws.
    if (series.data().length === 0 || chart.timeScale().getVisibleRange() === null) return
    const [timeMs, close] = [candles.time[cursor], candles.close[cursor]]
    if (timeMs !== undefined && close !== undefined)
      chart.setCrosshairPosition(close * perDollar, seconds(timeMs, timeframe), series)
    return () => opened.current?.chart.clearCrosshairPosition()
  }, [opened, candles, timeframe, cursor])
}

/** A price that has not moved by a pixel is told to the picture so often: each time all of it is drawn anew. */
const tagMs = 10_000

/** The candle that is forming follows the price; one that has ended is left as it is. */
function useNow(opened: RefObject<Opened | null>, { candles, timeframe }: Picture, nowUsd: number | undefined) {
  const movedAtMs = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const { series, now, perDollar = 1 } = opened.current ?? {}
    const last = candles.time.length - 1
    const candle = candleAt(candles, last)
    if (!series || !now || !candle || nowUsd === undefined || Date.now() >= endMs(candles.time, timeframe)) return
    const placeOf = (price: number) => Math.round(series.priceToCoordinate(price) ?? 0)
    const isSeen = placeOf(now.options().price) !== placeOf(nowUsd * perDollar)
    const nowMs = performance.now()
    if (!isSeen && nowMs - movedAtMs.current < tagMs) return
    movedAtMs.current = nowMs
    moveNow(series, now, nowUsd * perDollar)
    series.update({
      time: seconds(candle.timeMs, timeframe),
      open: candle.open * perDollar,
      high: Math.max(candle.high, nowUsd) * perDollar,
      low: Math.min(candle.low, nowUsd) * perDollar,
      close: nowUsd * perDollar,
    })
  }, [opened, candles, timeframe, nowUsd])
}
