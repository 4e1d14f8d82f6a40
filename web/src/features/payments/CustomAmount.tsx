import { analysesFor, customMaxCents, customMinCents, customRates, dollarsOf, rateOf } from '@pusula/contract'
import { refusalIn } from '@pusula/words/refusals'
import { useId } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useLanguage, useText } from '../../lib/language.ts'
import { useNumberReading } from '../../lib/number/NumberField.tsx'
import base from '../../ui/base.module.css'
import lubberStyles from '../../ui/brand/brand.module.css'
import { Lubber } from '../../ui/brand/Dial.tsx'
import cards from '../../ui/cards.module.css'
import { describedBy, Messages } from '../../ui/fields/Field.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { arrowUpRightIcon } from '../../ui/icons/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { paymentsText } from './messages.ts'
import styles from './payments.module.css'
import { amountComplaint, amountIn, betterRate, brokenLimit, centsTyped, dollarsRead, limits } from './use-purchase.ts'

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
  const language = useLanguage()
  const id = useId()
  const complaint = typed.trim() || wasTried ? amountComplaint(typed, language) : null
  const broken = brokenLimit(typed, language)
  const isTooMuch = broken === 'tooLarge' || broken === 'tooManyDigits'
  const errors = {
    unreadable: isTooMuch
      ? t.tooLarge(priceTag(dollarsOf(customMaxCents)))
      : broken === 'tooManyDecimals'
        ? t.tooFine(dollarsRead(typed, language))
        : broken && typed.trim()
          ? refusalIn(language)(broken, { decimals: 2 })
          : t.unreadable,
    tooSmall: t.tooSmall(priceTag(dollarsOf(customMinCents))),
    tooLarge: t.tooLarge(priceTag(dollarsOf(customMaxCents))),
  }
  const { error, echo } = useNumberReading(
    { typed, onType, limits, say: money, units: ['$'], error: complaint ? errors[complaint] : undefined, wasTried },
    true,
  )
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
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, echo, error)}
              onChange={event => onType(event.target.value)}
            />
          </div>
          <Messages id={id} hint={echo} error={error} />
        </div>
        <fieldset className={styles.presets} aria-label={t.presets}>
          {presetsCents.map(preset => (
            <button
              key={preset}
              type="button"
              className={styles.preset}
              onClick={() => onType(amountIn(language, preset))}
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

/** What one analysis costs from which sum on, with a mark at the sum that is typed. */
function RateTable({ amountCents }: { amountCents: number }) {
  const t = useText(paymentsText)
  const { money, priceTag } = useFormat()
  const now = rateOf(amountCents)
  return (
    <section className={`${cards.card} ${cards.flush} ${styles.rates}`}>
      <h2 className={`${base.subheading} ${cards.flushHead}`}>{t.rates}</h2>
      <ul className={cards.rows}>
        {customRates.map(({ fromCents, rateCents }, place) => {
          const next = customRates[place + 1]
          const from = priceTag(dollarsOf(fromCents))
          const isNow = rateCents === now
          return (
            <li key={fromCents} className={isNow ? `${cards.item} ${styles.current}` : cards.item}>
              {isNow ? <Lubber className={lubberStyles.turned} /> : <i className={styles.gap} />}
              <span className={`${cards.itemText} ${base.small}`}>
                {next ? `${from} – ${money(dollarsOf(next.fromCents - 1))}` : t.from(from)}
                {isNow && <VisuallyHidden> ({t.nowHere})</VisuallyHidden>}
              </span>
              <b className={base.small}>{money(dollarsOf(rateCents))}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
