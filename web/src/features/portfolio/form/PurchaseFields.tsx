import { currencySigns, dayAt, numbersIn } from '@pusula/words'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { CurrencyChip } from '../../../lib/money/CurrencyChip.tsx'
import { NumberField, signOf } from '../../../lib/number/NumberField.tsx'
import type { ProblemError } from '../../../lib/problem.ts'
import linkStyles from '../../../ui/actions/Button.module.css'
import base from '../../../ui/base.module.css'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { walletIcon } from '../../../ui/icons/icons.ts'
import styles from '../portfolio.module.css'
import { limitsOf, typedPrice, withoutCoin } from './decimal.ts'
import type { Complaints, FilledDraft, PurchaseDraft } from './draft.ts'
import { today } from './flow.ts'
import { complaintText, formText, ownCoinText } from './messages.ts'
import { isTooMuch, type Sellable } from './sale.ts'

/** What the market says of the day of the form; price and rate in its money. */
export interface DayFacts {
  isFetching: boolean
  isBeforeTrading: boolean
  price?: number | undefined
  priceUsd?: number | null
  perDollar?: number | undefined
  rate?: { perDollar: number; venue: string; date: string } | null
}

type Props = {
  draft: FilledDraft
  /** Nobody has typed a price: that of the day stands there. */
  isFilled: boolean
  facts: DayFacts
  complaints: Complaints
  wasTried: boolean
  problem: ProblemError | null
  /** What is held now, where nobody can say what was held that day. */
  held: string | undefined
  sellable: Sellable | undefined
  onChange: (change: Partial<PurchaseDraft>) => void
}

/** Which field a refusal of the server is about; the rest is told as a toast. */
const fieldOf: Partial<Record<string, 'quantity' | 'rate'>> = {
  'portfolio.notEnough': 'quantity',
  'portfolio.noRate': 'rate',
}

export function PurchaseFields(props: Props) {
  const { draft, isFilled, facts, complaints, wasTried, problem, sellable, onChange } = props
  const t = useText(formText)
  const says = useText(complaintText)
  const own = useText(ownCoinText)
  const language = useLanguage()
  const format = useFormat()
  const symbol = draft.coin?.symbol
  const sign = currencySigns[draft.currency]
  const written = format.in(sign)
  const refusal = (field: 'quantity' | 'rate') =>
    problem && fieldOf[problem.code] === field ? problem.texts[language] : undefined
  const tooMuch = useTooMuch(props)
  const dateError = complaints.date && complaints.date !== 'notNumber' ? says[complaints.date] : undefined
  return (
    <>
      <div className={`${base.pair} ${styles.pair}`} data-kind={draft.kind}>
        <NumberField
          label={t.quantity}
          autoFocus={draft.coin !== null}
          after={<Unit {...props} />}
          typed={draft.quantity}
          onType={quantity => onChange({ quantity: withoutCoin(quantity, symbol, language) })}
          limits={limitsOf.quantity}
          say={amount => `${format.quantity(amount)} ${symbol ?? ''}`.trim()}
          isRequired
          wasTried={wasTried}
          error={sellable ? tooMuch : refusal('quantity')}
          hint={<Held {...props} />}
        />
        <Field
          label={t.date}
          type="date"
          max={today()}
          value={draft.date}
          error={dateError}
          onChange={event => onChange({ date: event.target.value })}
        />
      </div>
      <NumberField
        label={t.unit}
        before={
          <CurrencyChip isInField value={draft.currency} onChange={currency => onChange({ currency, rate: null })} />
        }
        typed={draft.unit}
        onType={unit => onChange({ unit })}
        limits={limitsOf.unit}
        units={[signOf(draft.currency)]}
        say={written.price}
        isRequired
        wasTried={wasTried}
        hint={<Filling isFilled={isFilled} draft={draft} facts={facts} onUse={unit => onChange({ unit })} />}
      />
      {draft.currency !== 'USD' && (
        <NumberField
          label={t.rate}
          before={sign}
          placeholder={facts.rate ? typedPrice(facts.rate.perDollar, language) : ''}
          typed={draft.rate ?? ''}
          onType={rate => onChange({ rate })}
          limits={limitsOf.rate}
          units={[signOf(draft.currency)]}
          say={written.price}
          wasTried={wasTried}
          error={refusal('rate') ?? (wasTried && facts.rate === null && !draft.rate ? t.noRate : undefined)}
          hint={
            draft.rate
              ? t.rateOwn
              : facts.rate
                ? t.rateSays(`${facts.rate.venue}, ${format.date(dayAt(facts.rate.date))}`)
                : undefined
          }
        />
      )}
      <div className={`${base.pair} ${styles.pair}`}>
        <NumberField
          label={t.fee}
          aside={t.optional}
          before={sign}
          typed={draft.fee}
          onType={fee => onChange({ fee })}
          limits={limitsOf.fee}
          units={[signOf(draft.currency)]}
          say={written.money}
        />
        <Field
          label={t.note}
          aside={t.optional}
          placeholder={t.noteHint}
          maxLength={500}
          value={draft.notes}
          onChange={event => onChange({ notes: event.target.value })}
        />
      </div>
      {draft.kind === 'buy' && (
        <Checkbox checked={draft.isIncome} onChange={event => onChange({ isIncome: event.target.checked })}>
          {own.isIncome}
        </Checkbox>
      )}
    </>
  )
}

/** The coin, and of a sale the way to all there is. */
function Unit({ draft, sellable, onChange }: Props) {
  const t = useText(formText)
  const { typed } = numbersIn(useLanguage())
  if (!sellable || Number(sellable.most) <= 0) return draft.coin?.symbol
  return (
    <>
      {draft.coin?.symbol}
      <button
        type="button"
        className={`${linkStyles.link} ${styles.all}`}
        onClick={() => onChange({ quantity: typed(sellable.most) })}
      >
        {t.all}
      </button>
    </>
  )
}

/** What could be sold: on the day of the form, else what is known of today. */
function Held({ draft, held, sellable }: Props) {
  const t = useText(formText)
  const format = useFormat()
  const amount = sellable?.held ?? held
  if (draft.kind !== 'sell' || amount === undefined || !draft.coin) return null
  const written = `${format.quantity(amount)} ${draft.coin.symbol}`
  const isThen = sellable !== undefined && draft.date !== today()
  return (
    <span className={styles.heldThen}>
      <Icon shape={walletIcon} sizePx={14} />
      {isThen ? t.heldThen(written) : t.held(written)}
    </span>
  )
}

/** Why a sale cannot be: more than there was, or than later sales leave. */
function useTooMuch({ draft, sellable }: Props): string | undefined {
  const t = useText(formText)
  const language = useLanguage()
  const format = useFormat()
  if (!sellable || !isTooMuch(draft, sellable, language)) return undefined
  const symbol = draft.coin?.symbol ?? ''
  const written = (amount: string) => `${format.quantity(amount)} ${symbol}`
  const { held, most } = sellable
  const isNow = draft.date === today()
  if (Number(held) === 0) return isNow ? t.noneNow(symbol) : t.noneHeld(symbol)
  if (most !== held) return t.neededLater(written(held), written(most))
  return isNow ? t.tooMuchNow(written(held)) : t.tooMuch(written(held))
}

type FillingProps = { isFilled: boolean; draft: FilledDraft; facts: DayFacts; onUse: (unit: string | null) => void }

/** Where the price comes from, or the way to that of the day. */
function Filling({ isFilled, draft, facts, onUse }: FillingProps): ReactNode {
  const t = useText(formText)
  const format = useFormat()
  if (!draft.coin) return null
  if (facts.isFetching) return isFilled ? t.filling : null
  const { price, priceUsd, perDollar } = facts
  if (price === undefined || !priceUsd) return isFilled ? t.notFilled : null
  const written = format.in(currencySigns[draft.currency])
  if (!isFilled)
    return (
      <button type="button" className={`${linkStyles.link} ${styles.dayPrice}`} onClick={() => onUse(null)}>
        {t.dayPrice(written.price(price))}
      </button>
    )
  if (draft.date === today()) return t.filledNow
  const rate = draft.currency === 'USD' ? '' : ` × ${written.price(perDollar)}`
  return t.filledThen(format.date(dayAt(draft.date)), `${format.price(priceUsd)}${rate}`)
}
