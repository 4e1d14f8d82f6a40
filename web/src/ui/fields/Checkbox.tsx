import { type ComponentProps, useId } from 'react'
import base from '../base.module.css'
import { classes } from '../classes.ts'
import { Pill } from '../marks/Pill.tsx'
import { Messages } from './Field.tsx'
import styles from './fields.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & { error?: string | undefined }

/** The sentence it agrees to comes as children; links in it work on their own. */
export function Checkbox({ children, error, ...rest }: Props) {
  const id = useId()
  return (
    <div>
      <label className={styles.check}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      <Messages id={id} error={error} />
    </div>
  )
}

export type RadioCard<Value extends string> = {
  value: Value
  title: string
  /** A line under the title. */
  says?: string | undefined
  /** A word for the one that stands out. */
  tag?: string | undefined
  price?: string | undefined
}

type RadioCardsProps<Value extends string> = {
  label: string
  cards: readonly RadioCard<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few offers or ways, each as large as a thumb; arrow keys move between them. */
export function RadioCards<Value extends string>({ label, cards, value, onChange }: RadioCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className={base.visuallyHidden}>{label}</legend>
      {cards.map(card => (
        <label key={card.value} className={classes(styles.choice, card.value === value && styles.chosen)}>
          <input type="radio" name={name} checked={card.value === value} onChange={() => onChange(card.value)} />
          <span className={styles.radio} aria-hidden="true" />
          <span className={base.grow}>
            <b>{card.title}</b>
            {card.says && <small>{card.says}</small>}
          </span>
          {(card.tag || card.price) && (
            <span className={styles.aside}>
              {card.tag && <Pill tone="accent">{card.tag}</Pill>}
              {card.price && <b>{card.price}</b>}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}

type ToggleProps = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  /** For dense tables. */
  small?: boolean | undefined
}

export function Toggle({ label, checked, onChange, disabled, small }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      className={classes(styles.toggle, small && styles.small)}
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <i />
    </button>
  )
}
