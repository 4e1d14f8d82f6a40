import { useId } from 'react'
import { classes } from '../classes.ts'
import { Pill } from '../marks/Pill.tsx'

export type RadioCard<Value extends string> = {
  value: Value
  title: string
  /** A line under the title. */
  says?: string | undefined
  /** A word for the one that stands out. */
  tag?: string | undefined
  price: string
}

type Props<Value extends string> = {
  label: string
  cards: readonly RadioCard<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few offers, each as large as a thumb; arrow keys move between them. */
export function RadioCards<Value extends string>({ label, cards, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="plans">
      <legend className="vh">{label}</legend>
      {cards.map(card => (
        <label key={card.value} className={classes('plan', card.value === value && 'is-on')}>
          <input type="radio" name={name} checked={card.value === value} onChange={() => onChange(card.value)} />
          <span className="radio" aria-hidden="true" />
          <span className="grow">
            <b>{card.title}</b>
            {card.says && <small>{card.says}</small>}
          </span>
          <span className="plan-p">
            {card.tag && <Pill tone="accent">{card.tag}</Pill>}
            <b>{card.price}</b>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
