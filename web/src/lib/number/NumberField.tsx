import { currencySigns, numbersIn } from '@pusula/words'
import { type Limits, readNumber, type Unit } from '@pusula/words/reading'
import { refusalIn } from '@pusula/words/refusals'
import { spelled } from '@pusula/words/spelled'
import { type ReactNode, useState } from 'react'
import linkStyles from '../../ui/actions/Button.module.css'
import { Field } from '../../ui/fields/Field.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { checkIcon, infoIcon } from '../../ui/icons/icons.ts'
import { useLanguage, useText } from '../language.ts'
import { messages } from '../messages.ts'
import styles from './NumberField.module.css'

const text = messages({
  understood: { tr: (amount: string) => `${amount} olarak anlaşıldı`, en: (amount: string) => `Read as ${amount}` },
  other: { tr: (amount: string) => `${amount} demek istedim`, en: (amount: string) => `I meant ${amount}` },
  missing: { tr: 'Bu alan gerekli.', en: 'This field is required.' },
  otherUnit: {
    tr: (unit: string) => `${unit} bu alanın birimi değil.`,
    en: (unit: string) => `${unit} is not the unit of this field.`,
  },
})

type Props = {
  label: string
  aside?: string | undefined
  typed: string
  onType: (typed: string) => void
  limits: Limits
  /** How an understood amount is said back. */
  say: (amount: string) => string
  /** What may be typed beside the digits. */
  units?: readonly Unit[] | undefined
  before?: ReactNode
  after?: ReactNode
  placeholder?: string | undefined
  /** Something stands in for the echo, or beside it. */
  hint?: ReactNode
  /** What the rest of the form complains about. */
  error?: string | undefined
  isRequired?: boolean | undefined
  /** Somebody has tried to send the form: what is missing is a mistake from then on. */
  wasTried?: boolean | undefined
  autoFocus?: boolean | undefined
}

/**
 * A number as people type it. What was understood stands below in the reader's own writing; where one sign leaves two
 * readings, the other is one tap away. What was typed stays as it was typed.
 */
export function NumberField(props: Props) {
  const { label, aside, typed, onType, before, after, placeholder, hint, autoFocus } = props
  const [wasLeft, setLeft] = useState(false)
  const { error, echo } = useNumberReading(props, wasLeft)
  return (
    <Field
      label={label}
      aside={aside}
      inputMode="decimal"
      autoComplete="off"
      maxLength={60}
      before={before}
      after={after}
      placeholder={placeholder}
      data-autofocus={autoFocus || undefined}
      value={typed}
      error={error}
      hint={
        echo || hint ? (
          <span className={styles.lines}>
            {echo}
            {hint}
          </span>
        ) : undefined
      }
      onBlur={() => setLeft(true)}
      onChange={event => onType(event.target.value)}
    />
  )
}

type Reading = Pick<Props, 'typed' | 'onType' | 'limits' | 'say' | 'units' | 'error' | 'isRequired' | 'wasTried'>

/** What stands below a number that is typed: what was understood, or what is wrong with it. */
export function useNumberReading(props: Reading, wasLeft: boolean): { error?: string | undefined; echo?: ReactNode } {
  const t = useText(text)
  const language = useLanguage()
  const { typed, onType, limits, say, units = [], error, isRequired, wasTried } = props
  if (typed.trim() === '') return { error: error ?? (isRequired && wasTried ? t.missing : undefined) }
  const read = readNumber(typed, language, limits)
  if (read.kind === 'refused') {
    // A zero is how most small numbers begin.
    const isBeginning = read.limit === 'tooSmall' && !wasLeft && !wasTried
    return { error: error ?? (isBeginning ? undefined : refusalIn(language)(read.limit, limits)) }
  }
  if (read.unit && !units.includes(read.unit)) return { error: error ?? t.otherUnit(read.unit) }
  const isOpen = read.kind === 'ambiguous'
  // Between two readings the word for the number leaves no doubt.
  const inWords = isOpen ? spelled(read.value, language) : undefined
  const echo = (
    <span className={styles.echo}>
      <Icon shape={isOpen ? infoIcon : checkIcon} sizePx={14} />
      <span>
        {t.understood(inWords ? `${say(read.value)} (${inWords})` : say(read.value))}
        {isOpen && (
          <>
            {'. '}
            <button
              type="button"
              className={`${linkStyles.link} ${styles.other}`}
              onClick={() => onType(numbersIn(language).typed(read.other))}
            >
              {t.other(say(read.other))}
            </button>
          </>
        )}
      </span>
    </span>
  )
  return { error, echo }
}

/** The signs that stand for money. */
export const signOf = (currency: keyof typeof currencySigns): Unit => currencySigns[currency] as Unit
