import { market, type Rate } from '@pusula/contract'
import { type Currency, currencies, currencySigns } from '@pusula/words'
import { useId } from 'react'
import { call } from '../../../lib/call.ts'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useStreamedPrices } from '../../../lib/live/streamed-prices.ts'
import { chooseCurrency, useCurrency } from '../../../lib/money/currency.ts'
import { moneyText } from '../../../lib/money/messages.ts'
import { rateSays } from '../../../lib/money/RateLine.tsx'
import { useRate } from '../../../lib/money/rates.ts'
import { useQuery } from '../../../lib/use-query.ts'
import base from '../../../ui/base.module.css'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkIcon, infoIcon } from '../../../ui/icons/icons.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { currencyText, supportText } from '../messages.ts'
import styles from '../support.module.css'

const bitcoin = ['BTC']

/** Live price of a Bitcoin: from the stream, else from the reply. */
function useBitcoinUsd(): number | undefined {
  const { prices } = useStreamedPrices(bitcoin)
  const { data } = useQuery({
    queryKey: ['support', 'bitcoin'],
    queryFn: ({ signal }) => call(market.bulkPrices, { symbols: bitcoin }, signal),
    refetchOnMount: true,
  })
  return prices.BTC?.price ?? data?.BTC?.price
}

/** The choice of the whole app's currency, each with what a Bitcoin costs in it, and whose rates those are. */
export function CurrencySheet({ onClose }: { onClose: () => void }) {
  const t = useText(currencyText)
  return (
    <Sheet open onClose={onClose} title={t.currency} closeLabel={useText(supportText).close}>
      <Choice />
    </Sheet>
  )
}

function Choice() {
  const t = useText(currencyText)
  const names = useText(moneyText)
  const format = useFormat()
  const name = useId()
  const chosen = useCurrency()
  const bitcoinUsd = useBitcoinUsd()
  const rates: Record<Currency, Rate | null> = { USD: null, TRY: useRate('TRY'), EUR: useRate('EUR') }
  const written = (currency: Currency): string => {
    const perDollar = currency === 'USD' ? 1 : rates[currency]?.perDollar
    return bitcoinUsd && perDollar ? format.dollarsIn({ currency, perDollar }).price(bitcoinUsd) : '—'
  }
  return (
    <div className={base.stack}>
      <p className={base.muted}>{t.says}</p>
      <fieldset className={styles.choices}>
        <legend className={base.visuallyHidden}>{t.currency}</legend>
        {currencies.map(currency => (
          <label key={currency} className={classes(styles.choice, currency === chosen && styles.chosen)}>
            <input type="radio" name={name} checked={currency === chosen} onChange={() => chooseCurrency(currency)} />
            <span className={styles.sign} aria-hidden="true">
              {currencySigns[currency]}
            </span>
            <span>
              <b>{names[currency]}</b>
              <small>{currency}</small>
            </span>
            <span className={styles.price}>{written(currency)}</span>
            <span className={styles.mark}>{currency === chosen && <Icon shape={checkIcon} sizePx={20} />}</span>
          </label>
        ))}
      </fieldset>
      <p className={`${base.row} ${base.small} ${base.muted} ${styles.note}`}>
        <Icon shape={infoIcon} sizePx={20} />
        <span>
          {names.says} {rateWords('TRY')} {rateWords('EUR')}
        </span>
      </p>
    </div>
  )

  /** The rate with its age and its source, or that there is none. */
  function rateWords(currency: Currency): string {
    const rate = rates[currency]
    if (!rate) return t.noRate(names[currency])
    return `${rateSays(currency, rate, format, names)} ${names.sources(rate.venues.join(', '))}`
  }
}
