import { analysesFor, customMaxCents, customMinCents, dollarsOf, rateOf } from '@pusula/contract'
import { useId } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Messages } from '../../ui/fields/Messages.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { arrowUpRightIcon } from '../../ui/icons/icons.ts'
import { amountComplaint, betterRate, centsTyped } from './amount.ts'
import { paymentsText } from './messages.ts'
import styles from './payments.module.css'
import { RateTable } from './RateTable.tsx'

const presetsCents = [500, 800, 1_250, 2_000, 5_000]

type Props = {
  typed: string
  onType: (typed: string) => void
  /** Whether somebody has tried to pay: until then an empty field is no mistake. */
  wasTried: boolean
}

/** An own sum, what it buys as it is typed, and what one analysis costs at which sum. */
export function CustomAmount({ typed, onType, wasTried }: Props) {
  const t = useText(paymentsText)
  const { count, money, priceTag } = useFormat()
  const id = useId()
  const complaint = typed.trim() || wasTried ? amountComplaint(typed) : null
  const errors = {
    unreadable: t.unreadable,
    tooSmall: t.tooSmall(priceTag(dollarsOf(customMinCents))),
    tooLarge: t.tooLarge(priceTag(dollarsOf(customMaxCents))),
  }
  const cents = centsTyped(typed) ?? 0
  const analyses = analysesFor(cents)
  const rateCents = rateOf(cents)
  const better = betterRate(cents)

  return (
    <>
      <section className={`${cards.card} ${styles.custom}`}>
        <div className={base.stackTight}>
          <label className={`${base.small} ${base.muted}`} htmlFor={id}>
            {t.amount}
          </label>
          <div className={styles.amount}>
            <span aria-hidden="true">$</span>
            <input
              id={id}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0"
              value={typed}
              aria-invalid={complaint ? true : undefined}
              aria-describedby={complaint ? `${id}-error` : undefined}
              onChange={event => onType(event.target.value)}
            />
          </div>
          <Messages id={id} error={complaint ? errors[complaint] : undefined} />
        </div>
        <fieldset className={styles.presets} aria-label={t.presets}>
          {presetsCents.map(preset => (
            <button
              key={preset}
              type="button"
              className={styles.preset}
              onClick={() => onType(String(dollarsOf(preset)))}
            >
              {priceTag(dollarsOf(preset))}
            </button>
          ))}
        </fieldset>
        <output className={styles.count} htmlFor={id}>
          <span className={`${base.figure} ${base.accent}`}>{count(analyses)}</span>
          <span>
            <b>{t.unit(count(analyses))}</b>
            {rateCents !== undefined && <small className={base.faint}>{t.each(money(dollarsOf(rateCents)))}</small>}
          </span>
        </output>
        {better && (
          <p className={styles.tip}>
            <Icon shape={arrowUpRightIcon} sizePx={18} />
            <span>
              {t.moreBefore}
              <b>{money(dollarsOf(better.moreCents))}</b>
              {t.moreMiddle}
              <b>{t.analyses(count(better.analyses))}</b>.
            </span>
          </p>
        )}
      </section>
      <RateTable amountCents={cents} />
    </>
  )
}
