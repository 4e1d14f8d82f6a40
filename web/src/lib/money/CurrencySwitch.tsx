import { currencies, currencySigns } from '@pusula/words'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { useText } from '../language.ts'
import styles from './CurrencySwitch.module.css'
import { chooseCurrency, useCurrency } from './currency.ts'
import { moneyText } from './messages.ts'

const signs = currencies.map(value => ({ value, label: currencySigns[value] }))
const names = currencies.map(value => ({ value, label: value }))

/** $ ₺ €, or by name where there is room: one choice for the whole app, where a price stands. */
export function CurrencySwitch({ isNamed = false }: { isNamed?: boolean }) {
  const t = useText(moneyText)
  return (
    <Segmented
      className={styles.currencies}
      label={t.currency}
      segments={isNamed ? names : signs}
      value={useCurrency()}
      onChange={chooseCurrency}
    />
  )
}
