import { useId } from 'react'
import base from '../../../ui/base.module.css'
import { classes } from '../../../ui/classes.ts'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { describedBy, Messages } from '../../../ui/fields/Messages.tsx'
import styles from '../admin.module.css'
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
      <div className={styles.setting}>
        <label className={base.grow} htmlFor={id}>
          <b>{name}</b>
          <small className={base.faint}>{says}</small>
        </label>
        <div className={classes(fieldStyles.field, fieldStyles.form, styles.number, error && fieldStyles.wrong)}>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            placeholder={placeholder}
            value={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, undefined, error)}
            onChange={event => onChange(event.target.value)}
          />
          <span className={fieldStyles.affix}>{unit}</span>
        </div>
      </div>
      <Messages id={id} error={error} />
    </div>
  )
}
