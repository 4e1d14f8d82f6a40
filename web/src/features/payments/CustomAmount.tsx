import { analysesFor, customMaxCents, customMinCents, dollarsOf, rateOf } from '@pusula/contract'
import { useId } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { Messages } from '../../ui/fields/Messages.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { arrowUpRightIcon } from '../../ui/icons/icons.ts'
import { amountComplaint, betterRate, centsTyped } from './amount.ts'
import { paymentsText } from './messages.ts'
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
      <section className="card cust">
        <div className="stack-2">
          <label className="sm muted" htmlFor={id}>
            {t.amount}
          </label>
          <div className="amt">
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
        <fieldset className="chipset" aria-label={t.presets}>
          {presetsCents.map(preset => (
            <button key={preset} type="button" className="chip" onClick={() => onType(String(dollarsOf(preset)))}>
              {priceTag(dollarsOf(preset))}
            </button>
          ))}
        </fieldset>
        <output className="live-n" htmlFor={id}>
          <span className="fig acc">{count(analyses)}</span>
          <span>
            <b>{t.unit(count(analyses))}</b>
            {rateCents !== undefined && <small className="dim">{t.each(money(dollarsOf(rateCents)))}</small>}
          </span>
        </output>
        {better && (
          <p className="tip">
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
