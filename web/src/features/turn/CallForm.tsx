import { turnBounds } from '@pusula/contract'
import { type Format, type Language, plainDecimal } from '@pusula/words'
import { type Limits, readNumber } from '@pusula/words/reading'
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
import { type End, type Ends, type Scale, widened } from '../../ui/fields/range-slider.ts'
import { RangeSlider } from '../../ui/fields/Slider.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { lockIcon } from '../../ui/icons/icons.ts'
import { roundedEnd } from './dollars.ts'
import { turnText } from './messages.ts'
import { type Card, useSeal } from './queries.ts'
import styles from './turn.module.css'

/** Draft of a range. */
interface Draft {
  ends: Ends
  /** What is being typed, as it was typed; a thumb that moves takes its place. */
  typed: Partial<Record<End, string>>
  /** Somebody has placed an end: nothing that nobody chose is sealed. */
  isSet: boolean
}

/** Where the thumbs stand before anybody has touched them: the same for every coin, so that it tells nothing of Pusula’s range. */
const startRatio = 0.01
/** Prices of small coins have many decimals; nobody types more. */
const maxDecimals = 18

export const draftAt = (priceUsd: number): Draft => ({
  ends: {
    low: roundedEnd(priceUsd * (1 - startRatio), priceUsd),
    high: roundedEnd(priceUsd * (1 + startRatio), priceUsd),
  },
  typed: {},
  isSet: false,
})

/** What may be typed: half the price away at most. */
export function limitsOf(priceUsd: number): Limits {
  const at = (ratio: number) => plainDecimal(String(roundedEnd(priceUsd * ratio, priceUsd))) ?? '0'
  const { mostDistanceRatio: far } = turnBounds
  return { least: at(1 - far), most: at(1 + far), decimals: maxDecimals }
}

/** The scale was moved: what is written is what is sealed. An end that stayed keeps what was typed. */
export function withMoved({ ends: before, typed }: Draft, next: Ends, priceUsd: number): Draft {
  const put = (end: End) => (next[end] === before[end] ? before[end] : roundedEnd(next[end], priceUsd))
  const ends = { low: put('low'), high: put('high') }
  const retained = (['low', 'high'] as const).filter(end => ends[end] === before[end] && typed[end] !== undefined)
  return { ends, typed: Object.fromEntries(retained.map(end => [end, typed[end]])), isSet: true }
}

export function withTyped(draft: Draft, end: End, text: string, language: Language, limits: Limits): Draft {
  const read = readNumber(text, language, limits)
  return {
    ends: read.kind === 'refused' ? draft.ends : { ...draft.ends, [end]: Number(read.value) },
    typed: { ...draft.typed, [end]: text },
    isSet: true,
  }
}

const decimalsIn = (value: number) => (plainDecimal(String(value)) ?? '').split('.')[1]?.length ?? 0

/** In the field while nobody types there: with its thousands. */
export const writtenEnd = (value: number, { plain }: Format): string => plain(value, decimalsIn(value))

/** How many characters the longer end takes: on a phone `many` need the room of the width, `most` a line of their own. */
export function digitsOf({ min, max }: Scale, priceUsd: number, format: Format): 'many' | 'most' | undefined {
  const longest = Math.max(...[min, max].map(end => writtenEnd(roundedEnd(end, priceUsd), format).length))
  return longest > 9 ? 'most' : longest > 7 ? 'many' : undefined
}

/** Once somebody is about to type: without thousands, which could be read either way. */
export const withOpened = (draft: Draft, end: End, { typed }: Format): Draft =>
  draft.typed[end] === undefined
    ? { ...draft, typed: { ...draft.typed, [end]: typed(plainDecimal(String(draft.ends[end])) ?? '') } }
    : draft

/** Left again: what was understood is written as everywhere, what was not stays with its fault. */
export function withLeft(draft: Draft, end: End, language: Language, limits: Limits): Draft {
  const text = draft.typed[end]
  if (text === undefined || readNumber(text, language, limits).kind === 'refused') return draft
  const { [end]: _, ...typed } = draft.typed
  return { ...draft, typed }
}

type Fault = 'lowAboveHigh' | 'tooNarrow'

/** What is wrong with two ends that were both understood. */
export function faultOf({ low, high }: Ends, priceUsd: number): Fault | undefined {
  if (low >= high) return 'lowAboveHigh'
  return (high - low) / priceUsd < turnBounds.leastWidthRatio ? 'tooNarrow' : undefined
}

/** Both ends are understood, and somebody has placed one. */
export const mayBeSealed = ({ ends, typed, isSet }: Draft, priceUsd: number, language: Language): boolean =>
  isSet &&
  faultOf(ends, priceUsd) === undefined &&
  Object.values(typed).every(text => readNumber(text, language, limitsOf(priceUsd)).kind !== 'refused')

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
      <div className={styles.ends} data-digits={digitsOf(scale, opened.priceUsd, format)}>
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
