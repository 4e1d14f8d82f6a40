import type { IChartApi } from 'lightweight-charts'
import { useEffect, useRef } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { inTurn } from '../../../lib/idle.ts'
import { withoutDollar } from '../percent.ts'
import { coloursOf, useLook } from './colours.ts'
import { fillChart, openChart, type Picture } from './draw.ts'

/** The canvas; what it shows is said in words around it. Drawn anew with the theme, the language and the candles. */
export default function CandleChart({ picture }: { picture: Picture }) {
  const place = useRef<HTMLDivElement>(null)
  const look = useLook()
  const format = useFormat()
  useEffect(() => {
    let chart: IChartApi | undefined
    // What can be read is on the screen already: it does not wait for the picture, whose frame comes first and is dear.
    const stop = inTurn([
      () => {
        if (!place.current) return
        chart = openChart(place.current, picture.timeframe, coloursOf(look), {
          price: priceUsd => withoutDollar(format.roughPrice(priceUsd)),
          time: format.time,
          day: at => format.date(at).split(' ').slice(0, 2).join(' '),
        })
      },
      () => chart && fillChart(chart, picture, coloursOf(look)),
    ])
    return () => {
      stop()
      chart?.remove()
    }
  }, [picture, look, format])
  return <div ref={place} className="chart-box" aria-hidden="true" />
}
