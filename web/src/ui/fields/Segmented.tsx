import { classes } from '../classes.ts'
import styles from './Segmented.module.css'

type Segment<Value extends string> = { value: Value; label: string; lang?: string | undefined }

type Props<Value extends string> = {
  label: string
  segments: readonly Segment<Value>[]
  /** Nothing while nobody has chosen. */
  value: Value | undefined
  onChange: (value: Value) => void
  /** As wide as its place, for choices inside a form. */
  full?: boolean | undefined
  className?: string | undefined
}

export function Segmented<Value extends string>({ label, segments, value, onChange, full, className }: Props<Value>) {
  return (
    <fieldset className={classes(styles.segments, full && styles.full, className)} aria-label={label}>
      {segments.map(segment => (
        <button
          key={segment.value}
          type="button"
          lang={segment.lang}
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </fieldset>
  )
}
