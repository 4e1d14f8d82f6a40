import { useId } from 'react'
import { classes } from '../../../ui/classes.ts'
import { describedBy, Messages } from '../../../ui/fields/Messages.tsx'
import type { Fault } from './draft.ts'
import { useFaultWords } from './use-fault-words.ts'

type Props = {
  name: string
  says: string
  unit: string
  value: string
  fault: Fault | undefined
  placeholder?: string
  onChange: (value: string) => void
}

/** A name and what it means at the left, a small field with its unit at the right. */
export function NumberRow({ name, says, unit, value, fault, placeholder, onChange }: Props) {
  const id = useId()
  const error = useFaultWords()(fault)
  return (
    <div>
      <div className="sysrow">
        <label className="grow" htmlFor={id}>
          <b>{name}</b>
          <small className="dim">{says}</small>
        </label>
        <div className={classes('field field--form num', error && 'is-error')}>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            placeholder={placeholder}
            value={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, undefined, error)}
            onChange={event => onChange(event.target.value)}
          />
          <span className="affix">{unit}</span>
        </div>
      </div>
      <Messages id={id} error={error} />
    </div>
  )
}
