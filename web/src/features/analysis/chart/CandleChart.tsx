import { countedZeros, withoutCurrency } from '@pusula/words'
import type { IChartApi } from 'lightweight-charts'
import { useEffect, useRef } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { inTurn } from '../../../lib/idle.ts'
import styles from './ChartCard.module.css'
import { coloursOf, useLook } from './colours.ts'
import { fillSteps, openChart, type Picture } from './draw.ts'

/** Once its code has run it draws a picture in one short task, and nobody who changes the interval waits for steps. */
let isWarm = false

const runAll = (steps: readonly (() => void)[]) => {
  for (const step of steps) step()
}

/** The canvas; what it shows is said in words around it. Drawn anew with the theme, the language and the candles. */
export default function CandleChart({ picture }: { picture: Picture }) {
  const place = useRef<HTMLDivElement>(null)
  const look = useLook()
  const format = useFormat()
  useEffect(() => {
    const box = place.current
    if (!box) return
    const colours = coloursOf(look)
    let chart: IChartApi | undefined
    // What can be read is on the screen already: it does not wait for the picture, which is shown once it is whole.
    box.classList.add('is-drawing')
    let stop = inTurn([
      () => {
        chart = openChart(box, picture, colours, {
          price: priceUsd => countedZeros(withoutCurrency(format.roughPrice(priceUsd))),
          time: format.time,
          day: at => format.date(at).split(' ').slice(0, 2).join(' '),
        })
      },
      () => {
        if (!chart) return
        const steps = [...fillSteps(chart, picture, colours), () => box.classList.remove('is-drawing')]
        stop = inTurn(isWarm ? [() => runAll(steps)] : steps)
        isWarm = true
      },
    ])
    return () => {
      stop()
      chart?.remove()
    }
  }, [picture, look, format])
  return <div ref={place} className={styles.box} aria-hidden="true" />
}
