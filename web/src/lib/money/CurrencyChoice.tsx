import { currencies } from '@pusula/words'
import base from '../../ui/base.module.css'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { useText } from '../language.ts'
import { chooseCurrency, useCurrency } from './currency.ts'
import { moneyText } from './messages.ts'
import { RateLine } from './RateLine.tsx'

/** The choice in words, with how amounts are converted and whose rate that is. */
export function CurrencyChoice() {
  const t = useText(moneyText)
  const currency = useCurrency()
  return (
    <div className={base.stackTight}>
      <b className={base.small}>{t.currency}</b>
      <Segmented
        full
        label={t.currency}
        segments={currencies.map(value => ({ value, label: t[value] }))}
        value={currency}
        onChange={chooseCurrency}
      />
      {currency !== 'USD' && <p className={`${base.tiny} ${base.faint}`}>{t.says}</p>}
      <RateLine withSources />
    </div>
  )
}
