import { feeRatio } from '@pusula/engine'
import { currencySigns } from '@pusula/words'
import { readNumber } from '@pusula/words/reading'
import { useState } from 'react'
import { useLanguage, useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { readStored, writeStored } from '../../../stored/stored.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import styles from './Calculator.module.css'
import { calculatorText, ideaText } from './messages.ts'
import type { Side, TradePlan } from './plan.ts'
import { sizeOf } from './size.ts'

const risksPercent = [0.5, 1, 2, 3] as const
type Risk = (typeof risksPercent)[number]

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
  const sideText = useText(ideaText)
  const language = useLanguage()
  const format = useMoney()
  const [[keptCapital, keptRisk] = []] = useState(() => readStored('planSize') ?? [])
  const [typed, setTyped] = useState(() => format.typed(keptCapital ?? ''))
  const [risk, setRisk] = useState<Risk>(risksPercent.find(percent => String(percent) === keptRisk) ?? 1)
  const sign = currencySigns[format.tender.currency]
  const capital = capitalOf(typed, language, sign)

  function keep(nextTyped: string, riskPercent: Risk) {
    setTyped(nextTyped)
    setRisk(riskPercent)
    const read = capitalOf(nextTyped, language, sign)
    if (read) writeStored('planSize', [read, String(riskPercent)])
  }

  return (
    <section className={`${cards.card} ${styles.card}`}>
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
        before={sign}
        value={typed}
        error={typed.trim() !== '' && !capital ? t.wrong(sign) : undefined}
        onChange={event => keep(event.target.value, risk)}
      />
      <div>
        <p className={styles.label}>{t.risk}</p>
        <Segmented
          full
          label={t.risk}
          segments={risksPercent.map(percent => ({
            value: String(percent),
            label: format.part(percent / 100, percent < 1 ? 1 : 0),
          }))}
          value={String(risk)}
          onChange={value => keep(typed, risksPercent.find(percent => String(percent) === value) ?? 1)}
        />
      </div>
      <Result symbol={symbol} plan={plan} capitalUsd={format.toDollars(Number(capital ?? 0))} riskRatio={risk / 100} />
      <p className={`${base.tiny} ${base.faint}`}>{t.fees(format.part(2 * feeRatio, 1))}</p>
    </section>
  )
}

/** What was typed in either habit, as a plain number above zero; a sum of another currency is none of this one. */
function capitalOf(typed: string, language: 'tr' | 'en', sign: string): string | null {
  const read = readNumber(typed, language, { decimals: 2, most: 1e12 })
  if (read.kind === 'refused' || (read.unit ?? sign) !== sign) return null
  return Number(read.value) === 0 ? null : read.value
}

type ResultProps = { symbol: string; plan: TradePlan; capitalUsd: number; riskRatio: number }

function Result({ symbol, plan, capitalUsd, riskRatio }: ResultProps) {
  const t = useText(calculatorText)
  const { quantity, part, priceTag, wholeMoneyChange } = useMoney()
  const size = sizeOf(plan, capitalUsd, riskRatio)
  const cost = size && priceTag(Math.round(size.costUsd))
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
