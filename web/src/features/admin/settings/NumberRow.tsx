import { useId } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { classes } from '../../../ui/classes.ts'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { describedBy, Messages } from '../../../ui/fields/Field.tsx'
import styles from '../admin.module.css'
import type { Fault } from './draft.ts'
import { settingsText } from './messages.ts'

/** What is wrong with a field, in the reader's words. */
export function useFaultWords(): (fault: Fault | undefined) => string | undefined {
  const t = useText(settingsText)
  const { count } = useFormat()
  return fault => {
    if (!fault) return undefined
    if (fault.kind === 'whole') return t.wholeFrom(count(fault.from), count(fault.to))
    if (fault.kind === 'percent') return t.badPercent
    if (fault.kind === 'host') return t.badHost
    if (fault.kind === 'many') return t.tooMany(count(fault.most))
    return fault.kind === 'coin' ? t.badCoin(fault.word) : t.badAddress(fault.word)
  }
}

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
