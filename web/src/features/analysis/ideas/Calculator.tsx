import { feeRatio } from '@pusula/engine'
import { currencySigns } from '@pusula/words'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import styles from './Calculator.module.css'
import { riskOf, risksPercent, useSize } from './capital.ts'
import { calculatorText } from './messages.ts'
import type { Side, TradePlan } from './plan.ts'
import { planText } from './plan-messages.ts'
import { sizeOf } from './size.ts'

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
        before={size.sign}
        value={size.text}
        error={size.isWrong ? t.wrong(size.sign) : undefined}
        onChange={event => size.type(event.target.value)}
      />
      <div>
        <p className={styles.label}>{t.risk}</p>
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
