import type { Currency, Language } from '@pusula/contract'
import { feeRatio } from '@pusula/engine'
import { currencySigns } from '@pusula/words'
import { readNumber } from '@pusula/words/reading'
import { useState } from 'react'
import { useLanguage, useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { useRate } from '../../../lib/money/rates.ts'
import { readStored, writeStored } from '../../../stored/stored.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import styles from '../reading/Reading.module.css'
import { calculatorText } from './messages.ts'
import type { Side, TradePlan } from './plan.ts'
import { planText } from './plan-messages.ts'
import { sizeOf } from './size.ts'

const risksPercent = [0.5, 1, 2, 3] as const
type RiskPercent = (typeof risksPercent)[number]

/** A sum as it was typed, what it was read as, and the habit and the currency that make it so. */
interface Typed {
  text: string
  value: string | null
  language: Language
  currency: Currency
}

interface Size {
  capital: Typed | null
  riskPercent: RiskPercent
}

const riskOf = (written: string | undefined): RiskPercent =>
  risksPercent.find(percent => String(percent) === written) ?? 1

const isCurrency = (word: string | undefined): word is Currency => word !== undefined && word in currencySigns

/** What was typed in either habit, as a plain number above zero; a sum of another currency is none of this one. */
function readCapital(text: string, language: Language, currency: Currency): string | null {
  const sign = currencySigns[currency]
  const read = readNumber(text, language, { decimals: 2, most: 1e12 })
  if (read.kind === 'refused' || (read.unit ?? sign) !== sign) return null
  return Number(read.value) === 0 ? null : read.value
}

/**
 * Capital and risk, kept on the device and never sent. A sum belongs to the currency it was typed in: in another one it is
 * shown at the rate of now, and where that is not known it is asked for anew.
 */
function useSize() {
  const language = useLanguage()
  const money = useMoney()
  const { currency } = money.tender
  const [{ capital, riskPercent }, setSize] = useState((): Size => {
    const [value, risk, own] = readStored('planSize') ?? []
    const isWhole = value && isCurrency(own)
    return {
      capital: isWhole ? { text: money.typed(value), value, language, currency: own } : null,
      riskPercent: riskOf(risk),
    }
  })
  const own = capital?.currency ?? currency
  const ownRate = useRate(own)

  /** As it was typed, or the same sum in the reader's currency and habit of now. */
  function shown(): { text: string; value: string | null } {
    if (!capital) return { text: '', value: null }
    if (own === currency && capital.language === language) return capital
    if (own === currency) return { text: money.typed(capital.value ?? capital.text), value: capital.value }
    const perDollar = own === 'USD' ? 1 : ownRate?.perDollar
    if (!capital.value || !perDollar) return { text: '', value: null }
    const value = String(Math.round(money.fromDollars(Number(capital.value) / perDollar) * 100) / 100)
    return { text: money.typed(value), value }
  }

  /** What cannot be read leaves the last sum that could; an empty field leaves none. */
  function keep(next: Size) {
    setSize(next)
    const { text, value, currency: of } = next.capital ?? { text: '', value: null, currency }
    if (value || !text.trim()) writeStored('planSize', [value ?? '', String(next.riskPercent), of])
  }

  const { text, value } = shown()
  return {
    text,
    sign: currencySigns[currency],
    isWrong: text.trim() !== '' && value === null,
    capitalUsd: money.toDollars(Number(value ?? 0)),
    riskPercent,
    type: (typed: string) =>
      keep({
        capital: { text: typed, value: readCapital(typed, language, currency), language, currency },
        riskPercent,
      }),
    risk: (percent: RiskPercent) => keep({ capital, riskPercent: percent }),
  }
}

type Props = {
  symbol: string
  plan: TradePlan
  side: Side
  /** The sides that have a plan. */
  sides: readonly Side[]
  onSide: (side: Side) => void
}

/** How much a plan may hold, from what somebody can afford to lose. Both stay on the device. */
export function Calculator({ symbol, plan, side, sides, onSide }: Props) {
  const t = useText(calculatorText)
  const sideText = useText(planText)
  const { part } = useMoney()
  const size = useSize()

  return (
    <section className={`${cards.card} ${styles.calculatorCard}`}>
      <h2 className={base.subheading}>{t.title}</h2>
      {sides.length > 1 && (
        <Segmented
          full
          label={t.plan}
          segments={sides.map(value => ({ value, label: sideText[value] }))}
          value={side}
          onChange={onSide}
        />
      )}
      <Field
        label={t.capital}
        inputMode="decimal"
        autoComplete="off"
        before={size.sign}
        value={size.text}
        error={size.isWrong ? t.wrong(size.sign) : undefined}
        onChange={event => size.type(event.target.value)}
      />
      <div>
        <p className={styles.calculatorLabel}>{t.risk}</p>
        <Segmented
          full
          label={t.risk}
          segments={risksPercent.map(percent => ({
            value: String(percent),
            label: part(percent / 100, percent < 1 ? 1 : 0),
          }))}
          value={String(size.riskPercent)}
          onChange={value => size.risk(riskOf(value))}
        />
      </div>
      <Result symbol={symbol} plan={plan} capitalUsd={size.capitalUsd} riskRatio={size.riskPercent / 100} />
      <p className={`${base.tiny} ${base.faint}`}>{t.fees(part(2 * feeRatio, 1))}</p>
    </section>
  )
}

type ResultProps = { symbol: string; plan: TradePlan; capitalUsd: number; riskRatio: number }

function Result({ symbol, plan, capitalUsd, riskRatio }: ResultProps) {
  const t = useText(calculatorText)
  const { quantity, part, wholeMoneyChange, fromDollars, tender, in: inSign } = useMoney()
  const size = sizeOf(plan, capitalUsd, riskRatio)
  // Rounded in the money that is read: a dollar is many lira.
  const cost = size && inSign(currencySigns[tender.currency]).priceTag(Math.round(fromDollars(size.costUsd)))
  return (
    <div className={styles.result} aria-live="polite">
      <p>
        <small>{t.atMost}</small>
        <b>{size ? `${quantity(size.coins)} ${symbol}` : '–'}</b>
        {size && (
          <span>
            {size.wholeRisk === null ? t.ofCapital(cost ?? '', part(size.share)) : t.whole(part(size.wholeRisk, 1))}
          </span>
        )}
      </p>
      <dl className={cards.facts}>
        <div>
          <dt>{t.ifStopped}</dt>
          <dd className={base.down}>{size ? wholeMoneyChange(-size.lossUsd) : '–'}</dd>
        </div>
        <div>
          <dt>{t.ifTarget}</dt>
          <dd className={base.up}>{size ? wholeMoneyChange(size.gainUsd) : '–'}</dd>
        </div>
      </dl>
    </div>
  )
}
