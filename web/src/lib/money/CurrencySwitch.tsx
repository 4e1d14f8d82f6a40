import { currencies, currencySigns } from '@pusula/words'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { useText } from '../language.ts'
import { messages } from '../messages.ts'
import styles from './CurrencySwitch.module.css'
import { chooseCurrency, useCurrency } from './currency.ts'

const text = messages({ currency: { tr: 'Para birimi', en: 'Currency' } })
const segments = currencies.map(value => ({ value, label: currencySigns[value] }))

/** $ ₺ €: one choice for the whole app, where a price stands. */
export function CurrencySwitch() {
  const t = useText(text)
  return (
    <Segmented
      className={styles.currencies}
      label={t.currency}
      segments={segments}
      value={useCurrency()}
      onChange={chooseCurrency}
    />
  )
}
