import { type Ref, useId } from 'react'
import { classes } from '../classes.ts'
import { Messages } from './Field.tsx'
import styles from './fields.module.css'

/** The digits of what was typed or pasted, at most `length` of them: «407 192» pasted from an e-mail becomes 407192. */
export function digitsOf(text: string, length: number): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length)
}

type Props = {
  label: string
  value: string
  onChange: (digits: string) => void
  /** Called once the last digit is there. */
  onComplete?: ((digits: string) => void) | undefined
  length?: number | undefined
  error?: string | undefined
  /** On its way to be looked at: it keeps the focus and takes no digit. */
  busy?: boolean | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  /** In a dialog: it is what the person came for. */
  autoFocus?: boolean | undefined
}

/** One real input under the boxes: paste, autofill from a message and a screen reader all meet an ordinary field. */
export function OtpInput({ label, value, onChange, onComplete, length = 6, error, busy, inputRef, autoFocus }: Props) {
  const id = useId()
  const caret = Math.min(value.length, length - 1)

  function take(text: string) {
    const digits = digitsOf(text, length)
    if (digits === value || busy) return
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }

  return (
    <div>
      <div className={classes(styles.code, error && styles.wrong)}>
        <input
          ref={inputRef}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-label={label}
          data-autofocus={autoFocus || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={value}
          readOnly={busy}
          aria-busy={busy || undefined}
          onChange={event => take(event.target.value)}
          // A pasted code is a whole code: it replaces what was typed before.
          onPaste={event => {
            event.preventDefault()
            take(event.clipboardData.getData('text'))
          }}
          onSelect={event => keepCaretAtEnd(event.currentTarget)}
        />
        {Array.from({ length }, (_, place) => place).map(place => (
          <span key={place} aria-hidden="true" className={classes(place === caret && styles.caret)}>
            {value[place]}
          </span>
        ))}
      </div>
      <Messages id={id} error={error} />
    </div>
  )
}

/** The boxes show no caret of their own, so typing always goes on at the end. A marked stretch may be replaced. */
function keepCaretAtEnd(input: HTMLInputElement) {
  const end = input.value.length
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end) input.setSelectionRange(end, end)
}
