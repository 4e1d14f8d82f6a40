import { Lubber } from '../brand/Lubber.tsx'
import { ratioInRange } from '../instruments/scale.ts'
import { Ticks } from '../instruments/Ticks.tsx'

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
    <div className="slider">
      <div className="row between">
        <span className="sm muted">{label}</span>
        <b>{valueText}</b>
      </div>
      <div className="range-scale">
        <span className="range-cur" style={{ left: `${ratio * 100}%` }}>
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
      <div className="row between xs dim" aria-hidden="true">
        {captions.map(caption => (
          <span key={caption}>{caption}</span>
        ))}
      </div>
    </div>
  )
}
