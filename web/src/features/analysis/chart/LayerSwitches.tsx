import { memo, useState } from 'react'
import { useEventCallback } from '../../../lib/event-callback.ts'
import { useText } from '../../../lib/language.ts'
import { readStored, writeStored } from '../../../stored/stored.ts'
import { classes } from '../../../ui/classes.ts'
import styles from './LayerSwitches.module.css'
import { type Layer, layers } from './layers.ts'
import { chartText } from './messages.ts'

const strokes = {
  ema: styles.ema,
  bollinger: styles.bollinger,
  rsi: styles.rsi,
  volume: styles.volume,
  levels: styles.levels,
}

const usual: readonly Layer[] = ['volume', 'levels']

function storedLayers(): readonly Layer[] {
  const stored = readStored('chartLayers')
  return stored ? layers.filter(layer => stored.includes(layer)) : usual
}

/** The layers as they were last chosen on this device. */
export function useLayers(): [readonly Layer[], (shown: Layer[]) => void] {
  const [shown, setShown] = useState(storedLayers)
  const change = useEventCallback((next: Layer[]) => {
    writeStored('chartLayers', next)
    setShown(next)
  })
  return [shown, change]
}

type Props = { offered: readonly Layer[]; shown: readonly Layer[]; onChange: (shown: Layer[]) => void }

/** What is drawn over the candles. The stroke under a word is the line on the chart: the switches are its key too. */
export const LayerSwitches = memo(function LayerSwitches({ offered, shown, onChange }: Props) {
  const t = useText(chartText)
  const toggled = (layer: Layer) => layers.filter(one => (one === layer) !== shown.includes(one))
  return (
    <fieldset className={styles.switches} aria-label={t.layers}>
      {offered.map(layer => (
        <button key={layer} type="button" aria-pressed={shown.includes(layer)} onClick={() => onChange(toggled(layer))}>
          {t[`${layer}Layer`]}
          <i className={classes(styles.stroke, strokes[layer])} aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  )
})
