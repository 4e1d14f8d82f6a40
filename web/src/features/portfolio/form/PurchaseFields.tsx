import { isoDay } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import type { ProblemError } from '../../../lib/problem.ts'
import base from '../../../ui/base.module.css'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkIcon } from '../../../ui/icons/icons.ts'
import styles from '../portfolio.module.css'
import type { Complaints, PurchaseDraft } from './draft.ts'
import { complaintText, formText } from './messages.ts'

export type Filling = 'none' | 'filling' | 'filled' | 'failed'

type Props = {
  draft: PurchaseDraft
  unit: string
  filling: Filling
  complaints: Complaints
  problem: ProblemError | null
  held: string | undefined
  onChange: (change: Partial<PurchaseDraft>) => void
}

/** Which field a refusal of the server is about; the rest is told as a toast. */
const fieldOf: Partial<Record<string, 'quantity'>> = { 'portfolio.notEnough': 'quantity' }

export function PurchaseFields({ draft, unit, filling, complaints, problem, held, onChange }: Props) {
  const t = useText(formText)
  const says = useText(complaintText)
  const language = useLanguage()
  const format = useFormat()
  const symbol = draft.coin?.symbol
  const refusal = problem && fieldOf[problem.code] ? problem.texts[language] : undefined
  const error = (name: keyof Complaints) => complaints[name] && says[complaints[name]]
  return (
    <>
      <div className={`${base.pair} ${styles.pair}`}>
        <Field
          label={t.quantity}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus={draft.coin ? true : undefined}
          after={symbol}
          value={draft.quantity}
          error={error('quantity') ?? refusal}
          hint={
            draft.kind === 'sell' && held !== undefined && symbol
              ? t.held(`${format.quantity(Number(held))} ${symbol}`)
              : undefined
          }
          onChange={event => onChange({ quantity: event.target.value })}
        />
        <Field
          label={draft.kind === 'buy' ? t.unitCost : t.unitPrice}
          inputMode="decimal"
          autoComplete="off"
          before="$"
          value={unit}
          error={error('unit')}
          onChange={event => onChange({ unit: event.target.value })}
        />
      </div>
      <Filled filling={filling} />
      <div className={`${base.pair} ${styles.pair}`}>
        <Field
          label={t.date}
          type="date"
          max={isoDay(new Date())}
          value={draft.date}
          error={error('date')}
          onChange={event => onChange({ date: event.target.value })}
        />
        <Field
          label={t.fee}
          aside={t.optional}
          inputMode="decimal"
          autoComplete="off"
          before="$"
          value={draft.fee}
          error={error('fee')}
          onChange={event => onChange({ fee: event.target.value })}
        />
      </div>
      <Field
        label={t.note}
        aside={t.optional}
        placeholder={t.noteHint}
        maxLength={500}
        value={draft.notes}
        onChange={event => onChange({ notes: event.target.value })}
      />
    </>
  )
}

function Filled({ filling }: { filling: Filling }) {
  const t = useText(formText)
  return (
    <p className={`${fieldStyles.hint} ${styles.filled}`} aria-live="polite">
      {filling === 'filled' && (
        <>
          <Icon shape={checkIcon} sizePx={14} />
          {t.filled}
        </>
      )}
      {filling === 'filling' && t.filling}
      {filling === 'failed' && t.notFilled}
    </p>
  )
}
