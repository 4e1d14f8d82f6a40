import base from '../base.module.css'
import { Lubber } from '../brand/Lubber.tsx'
import rangeScaleStyles from '../instruments/RangeScale.module.css'
import { ratioInRange } from '../instruments/scale.ts'
import { Ticks } from '../instruments/Ticks.tsx'
import styles from './Slider.module.css'

type Props = {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** The value as it is said. */
  valueText: string
  /** What stands under the scale, from left to right. */
  captions: readonly string[]
  disabled?: boolean | undefined
}

/** A native range, invisible over a scale with one mark per step. */
export function Slider({ label, value, min, max, onChange, valueText, captions, disabled }: Props) {
  const ratio = ratioInRange(min, max, value)
  return (
    <div className={styles.slider}>
      <div className={`${base.row} ${base.between}`}>
        <span className={`${base.small} ${base.muted}`}>{label}</span>
        <b>{valueText}</b>
      </div>
      <div className={`${rangeScaleStyles.scale} ${styles.scale}`}>
        <span className={`${rangeScaleStyles.current} ${styles.mark}`} style={{ left: `${ratio * 100}%` }}>
          <Lubber />
        </span>
        <Ticks count={max - min + 1} majorEvery={max - min} heightPx={14} litRatio={ratio} />
        <input
          type="range"
          min={min}
          max={max}
          value={value}
          disabled={disabled}
          aria-label={label}
          aria-valuetext={valueText}
          onChange={event => onChange(event.target.valueAsNumber)}
        />
      </div>
      <div className={`${base.row} ${base.between} ${base.tiny} ${base.faint}`} aria-hidden="true">
        {captions.map(caption => (
          <span key={caption}>{caption}</span>
        ))}
      </div>
    </div>
  )
}
