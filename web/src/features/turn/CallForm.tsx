import { turnBounds } from '@pusula/contract'
import { type ReactNode, useId, useState } from 'react'
import { useForm } from '../../lib/form.ts'
import { useFormat } from '../../lib/format.ts'
import { useLanguage, useText } from '../../lib/language.ts'
import { useCurrency } from '../../lib/money/currency.ts'
import { useNumberReading } from '../../lib/number/NumberField.tsx'
import { useOnline } from '../../lib/online.ts'
import { isUnanswered, namedOr } from '../../lib/problem.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { Field } from '../../ui/fields/Field.tsx'
import { RangeSlider } from '../../ui/fields/RangeSlider.tsx'
import { type End, type Scale, widened } from '../../ui/fields/range-slider.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { lockIcon } from '../../ui/icons/icons.ts'
import {
  type Draft,
  draftAt,
  faultOf,
  limitsOf,
  mayBeSealed,
  withLeft,
  withMoved,
  withOpened,
  withTyped,
  writtenEnd,
} from './draft.ts'
import { turnText } from './messages.ts'
import { type Card, useSeal } from './queries.ts'
import styles from './turn.module.css'

/** A price that moved further than this while somebody was looking is said. */
const movedRatio = 0.01
/** A thumb stays a little further from the other than what would be refused when the price moves. */
const roomRatio = 1.05

/** Two ends around tomorrow’s price, by thumb or typed, and the seal. The scale stays as it was opened; the price moves on it. */
export function CallForm({ card, children }: { card: Card; children: ReactNode }) {
  const t = useText(turnText)
  const language = useLanguage()
  const format = useFormat()
  const { roughPrice, ratio, time, part, size } = format
  const isOnline = useOnline()
  const isInDollars = useCurrency() === 'USD'
  const seal = useSeal(card.symbol)
  const whyId = useId()
  const [opened] = useState(() => ({ priceUsd: card.priceUsd, scale: scaleOf(card) }))
  const [draft, setDraft] = useState<Draft>(() => draftAt(card.priceUsd))
  const { ends, isSet } = draft
  const {
    form,
    set: change,
    isValid: isReady,
    isSending,
    problem,
  } = useForm({
    state: [draft, setDraft],
    check: typed => ({ ends: !mayBeSealed(typed, card.priceUsd, language) }),
    ready: isOnline,
    send: typed => seal.mutateAsync({ lowUsd: typed.ends.low, highUsd: typed.ends.high }),
  })

  const scale = widened(opened.scale, ends)
  const [scaleLow = '', scaleHigh = ''] = format.roughPrices([scale.min, scale.max])
  const moved = Math.abs(card.priceUsd / opened.priceUsd - 1)
  const fault = isSet ? faultOf(ends, card.priceUsd) : undefined
  const failed = problem && (isUnanswered(problem) ? t.sealUnknown : namedOr(problem, t.notSealed))
  const field = { draft, card, onChange: change }
  return (
    <form {...form} className={styles.form}>
      {children}
      <div>
        <RangeSlider
          label={t.yourRange}
          endLabels={{ low: t.lowEnd, high: t.highEnd }}
          valueText={value => t.endSaid(roughPrice(value), ratio(value / card.priceUsd - 1))}
          scale={scale}
          ends={ends}
          now={card.priceUsd}
          isSet={isSet}
          minWidth={card.priceUsd * turnBounds.leastWidthRatio * roomRatio}
          onChange={next => change(before => withMoved(before, next, card.priceUsd))}
          disabled={isSending}
        />
        <div className={styles.scaleLabels}>
          <span>{scaleLow}</span>
          <span>{t.now(roughPrice(card.priceUsd))}</span>
          <span>{scaleHigh}</span>
        </div>
      </div>
      {moved > movedRatio && (
        <p className={`${base.small} ${base.muted}`} role="status">
          {t.moved(size(moved))}
        </p>
      )}
      <div className={styles.ends}>
        <EndField end="low" label={t.low} {...field} />
        <p className={styles.width}>
          <b>{ends.low < ends.high ? part((ends.high - ends.low) / card.priceUsd, 1) : '–'}</b>
          <small>{t.wide}</small>
        </p>
        <EndField end="high" label={t.high} {...field} />
      </div>
      {fault && (
        <p className={`${base.small} ${base.down}`} role="alert">
          {t[fault]}
        </p>
      )}
      <p className={styles.sure}>
        <FourOfFive />
        <span>
          {language === 'en' && t.wideEnough}
          <b>{t.fourInFive}</b>
          {language === 'en' ? '.' : t.wideEnough}
        </span>
      </p>
      <Button
        look="primary"
        block
        type="submit"
        className={isReady ? undefined : styles.resting}
        aria-disabled={!isReady || undefined}
        aria-describedby={whyId}
        busy={isSending && t.sealing}
      >
        <Icon shape={lockIcon} sizePx={18} />
        {t.seal}
      </Button>
      {failed && (
        <p className={`${base.small} ${base.down} ${styles.centered}`} role="alert">
          {failed}
        </p>
      )}
      <p id={whyId} className={`${base.tiny} ${base.faint} ${styles.centered}`}>
        {!isOnline ? t.needsConnection : isSet ? t.final(time(new Date(card.dueAt))) : t.placeFirst}
        {!isInDollars && ` ${t.inDollars}`}
      </p>
    </form>
  )
}

const scaleOf = ({ scaleLowUsd: min, scaleHighUsd: max }: Card): Scale => ({ min, max })

interface EndProps {
  end: End
  label: string
  draft: Draft
  card: Card
  onChange: (next: (before: Draft) => Draft) => void
}

/** One end as a number, read as everywhere. */
function EndField({ end, label, draft, card, onChange }: EndProps) {
  const language = useLanguage()
  const format = useFormat()
  const limits = limitsOf(card.priceUsd)
  const typed = draft.typed[end]
  const onType = (text: string) => onChange(before => withTyped(before, end, text, language, limits))
  const { error, echo } = useNumberReading(
    {
      ...{ typed: typed ?? '', onType, limits, units: ['$'], say: format.roughPrice },
      ...{ isRequired: true, wasTried: typed !== undefined },
    },
    true,
  )
  return (
    <Field
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      before="$"
      value={typed ?? writtenEnd(draft.ends[end], format)}
      error={error}
      hint={echo}
      onFocus={() => onChange(before => withOpened(before, end, format))}
      onBlur={() => onChange(before => withLeft(before, end, language, limits))}
      onChange={event => onType(event.target.value)}
    />
  )
}

const FourOfFive = () => (
  <svg className={styles.five} width="40" height="16" aria-hidden="true">
    {[0, 1, 2, 3, 4].map(at => (
      <path key={at} d={`M${3 + 8 * at} 3v10`} data-lit={at < 4 || undefined} />
    ))}
  </svg>
)
