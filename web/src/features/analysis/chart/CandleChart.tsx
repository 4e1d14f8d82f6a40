import { useEffect, useRef } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { withoutDollar } from '../percent.ts'
import { coloursOf, useLook } from './colours.ts'
import { drawChart, type Picture } from './draw.ts'

/** The canvas; what it shows is said in words around it. Drawn anew with the theme, the language and the candles. */
export default function CandleChart({ picture }: { picture: Picture }) {
  const place = useRef<HTMLDivElement>(null)
  const look = useLook()
  const format = useFormat()
  useEffect(() => {
    if (!place.current) return
    return drawChart(place.current, picture, coloursOf(look), {
      price: priceUsd => withoutDollar(format.roughPrice(priceUsd)),
      time: format.time,
      day: at => format.date(at).split(' ').slice(0, 2).join(' '),
    })
  }, [picture, look, format])
  return <div ref={place} className="chart-box" aria-hidden="true" />
}
