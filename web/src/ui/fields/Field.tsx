import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { IconButton } from '../actions/Button.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import { alertIcon, chevronDownIcon, eyeIcon, eyeOffIcon, searchIcon } from '../icons/icons.ts'
import styles from './Field.module.css'

type MessagesProps = { id: string; hint?: ReactNode; error?: string | undefined }

/** Hint and error of a field. An error replaces the hint and is announced (live region). */
export function Messages({ id, hint, error }: MessagesProps) {
  return (
    <div aria-live="polite">
      {error && (
        <p className={`${styles.hint} ${styles.error}`} id={`${id}-error`}>
          <Icon shape={alertIcon} sizePx={14} />
          {error}
        </p>
      )}
      {hint && !error && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** What the field points at with `aria-describedby`. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  if (error) return `${id}-error`
  return hint ? `${id}-hint` : undefined
}

type FieldWords = {
  label: string
  /** A few words at the right end of the label line. */
  aside?: string | undefined
  hint?: ReactNode
  error?: string | undefined
}

/** What every control inside a frame has to carry, so that its label and its messages belong to it. */
type FieldWiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

type FieldFrameProps = FieldWords & { id: string; children: (wiring: FieldWiring) => ReactNode }

function FieldFrame({ id, label, aside, hint, error, children }: FieldFrameProps) {
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
        {aside && <small>{aside}</small>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy(id, hint, error) })}
      <Messages id={id} hint={hint} error={error} />
    </div>
  )
}

type FieldProps = Omit<ComponentProps<'input'>, 'id'> &
  FieldWords & {
    /** A unit or sign inside the box, such as a currency. */
    before?: ReactNode
    after?: ReactNode
    /** For passwords: the names of the button that shows and hides what was typed. */
    reveal?: { show: string; hide: string } | undefined
  }

export function Field({
  label,
  aside,
  hint,
  error,
  before,
  after,
  reveal,
  type = 'text',
  className,
  ...rest
}: FieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} aside={aside} hint={hint} error={error}>
      {wiring => (
        <div className={classes(styles.field, styles.form, error && styles.wrong, className)}>
          {before && <span className={styles.affix}>{before}</span>}
          <input {...rest} {...wiring} type={reveal && isShown ? 'text' : type} />
          {after && <span className={styles.affix}>{after}</span>}
          {reveal && (
            <IconButton
              className={styles.action}
              label={isShown ? reveal.hide : reveal.show}
              icon={isShown ? eyeOffIcon : eyeIcon}
              sizePx={18}
              onClick={() => setShown(!isShown)}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> &
  FieldWords & {
    /** For code and data. */
    mono?: boolean | undefined
  }

export function TextArea({ label, aside, hint, error, mono, className, rows = 4, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} aside={aside} hint={hint} error={error}>
      {wiring => (
        <textarea
          {...rest}
          {...wiring}
          rows={rows}
          className={classes(styles.area, mono && styles.mono, error && styles.wrong, className)}
        />
      )}
    </FieldFrame>
  )
}

/** The native list of choices; its `<option>`s come as children. */
export function Select({
  label,
  hint,
  error,
  className,
  ...rest
}: Omit<ComponentProps<'select'>, 'id'> & Omit<FieldWords, 'aside'>) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {wiring => (
        <div className={classes(styles.field, styles.form, error && styles.wrong, className)}>
          <select {...rest} {...wiring} />
          <Icon shape={chevronDownIcon} sizePx={18} />
        </div>
      )}
    </FieldFrame>
  )
}

type Props = { label: string; value: string; onChange: (value: string) => void }

/** Its label stands inside, as the design draws it. */
export function SearchField({ label, value, onChange }: Props) {
  return (
    <div className={styles.field}>
      <Icon shape={searchIcon} sizePx={18} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={64}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}
