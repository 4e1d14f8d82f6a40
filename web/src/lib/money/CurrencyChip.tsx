import { type Currency, currencies, currencySigns } from '@pusula/words'
import { classes } from '../../ui/classes.ts'
import { useText } from '../language.ts'
import styles from './CurrencyChip.module.css'
import { moneyText } from './messages.ts'

interface Props {
  value: Currency
  onChange: (currency: Currency) => void
  /** Those that can be chosen; all of them unless some have no rate. */
  among?: readonly Currency[]
  /** Before the digits of a field, which it is lower than. */
  isInField?: boolean
}

/** A small choice of money beside an amount. */
export function CurrencyChip({ value, onChange, among = currencies, isInField = false }: Props) {
  const t = useText(moneyText)
  return (
    <select
      className={classes(styles.chip, isInField && styles.inField)}
      aria-label={t.currency}
      value={value}
      onChange={event => onChange(among.find(one => one === event.target.value) ?? value)}
    >
      {among.map(one => (
        <option key={one} value={one}>
          {currencySigns[one]} {one}
        </option>
      ))}
    </select>
  )
}
