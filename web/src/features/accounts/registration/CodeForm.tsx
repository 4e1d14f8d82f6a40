import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useHistoryState } from '../../../lib/history-state.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { newId } from '../../../lib/new-id.ts'
import { asProblem } from '../../../lib/problem.ts'
import { text } from '../../../stored/shapes.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import linkStyles from '../../../ui/actions/links.module.css'
import base from '../../../ui/base.module.css'
import { OtpInput } from '../../../ui/fields/OtpInput.tsx'
import styles from './CodeForm.module.css'
import { registrationText } from './messages.ts'
import { endOfCode, minutesOfCode } from './proof.ts'
import { ResendCode } from './ResendCode.tsx'
import { useSeconds } from './seconds.ts'

const codeLength = 6

type Props = {
  email: string
  /** Null where a letter's link brought the code: when it was sent, only its server knows. */
  sentAtMs: number | null
  /** Stands first, where there is more to say than where the code went. */
  intro?: string
  /** A code that is known already. */
  given?: string
  isSending: boolean
  backLabel: string
  sendLabel?: string
  /** It was tried too often before this page was loaded. */
  isSpent?: boolean | undefined
  onSpent?: () => void
  /** Refuses a wrong code; told again as the same attempt, its answer was lost on the way. */
  verify: (code: string, attempt: string) => Promise<unknown>
  onSend: () => void
  onClose: () => void
  onVerified: () => void
  /** What else is asked for on the way, and whether it is there. */
  children?: ReactNode
  isReady?: boolean
}

/** How often a code may still be tried, as its refusal says; null where something else went wrong. */
function triesLeftOf(error: unknown): number | null {
  const { code, details } = asProblem(error)
  return code === 'accounts.wrongCode' ? Number(details.triesLeft ?? 1) : null
}

/** A wrong code leaves the boxes empty and ready for the next; one that is of no use any more offers another. */
export function CodeForm(props: Props) {
  const {
    email,
    sentAtMs,
    intro,
    given = '',
    isSending,
    backLabel,
    sendLabel,
    isSpent,
    children,
    isReady = true,
  } = props
  const t = useText(registrationText)
  const language = useLanguage()
  const nowMs = useSeconds()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useHistoryState(`code ${email} ${given}`, given, text)
  const [fresh] = useState(newId)
  const [attempt, keepAttempt] = useHistoryState(`attempt ${email}`, fresh, text)
  const verify = useMutation({
    mutationFn: (digits: string) => {
      keepAttempt(attempt)
      return props.verify(digits, attempt)
    },
    onSuccess: props.onVerified,
    onError: error => {
      const left = triesLeftOf(error)
      if (left === null) return
      if (left === 0) props.onSpent?.()
      setCode('')
      input.current?.focus()
    },
  })
  // Another code has a clean start.
  const { reset } = verify
  useEffect(() => {
    if (sentAtMs !== null) reset()
  }, [sentAtMs, reset])
  const isWhole = code.length === codeLength
  const triesLeft = verify.error ? triesLeftOf(verify.error) : null
  const isLate = sentAtMs !== null && minutesOfCode(sentAtMs, nowMs) === 0
  const isOver = !verify.isPending && (isLate || isSpent || triesLeft === 0)

  function sendAnother() {
    setCode('')
    props.onSend()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isWhole && isReady && !verify.isPending && !isOver) verify.mutate(code)
  }

  const back = (
    <button type="button" className={linkStyles.link} onClick={props.onClose}>
      {backLabel}
    </button>
  )
  if (isOver)
    return (
      <div className={base.stack}>
        <OverNote email={email} sentAtMs={isLate ? sentAtMs : null} />
        <Button data-autofocus look="primary" block busy={isSending && t.sending} onClick={sendAnother}>
          {t.sendNew}
        </Button>
        <div className={styles.foot}>{back}</div>
      </div>
    )
  const wrong = triesLeft === null ? undefined : t.wrongCode(triesLeft)
  const failed = verify.error && triesLeft === null ? asProblem(verify.error).texts[language] : undefined
  return (
    <form className={base.stack} onSubmit={submit} noValidate>
      <p className={`${base.muted} ${base.small}`}>
        {intro} {t.sentBefore}
        <b className={styles.address}>{email}</b>
        {t.sentAfter} {sentAtMs !== null && t.validFor(minutesOfCode(sentAtMs, nowMs))}
      </p>
      <OtpInput
        autoFocus={!given}
        inputRef={input}
        label={t.code}
        length={codeLength}
        value={code}
        busy={verify.isPending}
        error={verify.isPending ? undefined : (wrong ?? failed)}
        onChange={setCode}
        onComplete={digits => isReady && verify.mutate(digits)}
      />
      {children}
      <Button look="primary" block type="submit" disabled={!isWhole || !isReady} busy={verify.isPending && t.checking}>
        {sendLabel ?? t.check}
      </Button>
      <div className={styles.foot}>
        {sentAtMs !== null && <ResendCode sentAtMs={sentAtMs} isSending={isSending} onSend={sendAnother} />}
        {back}
      </div>
    </form>
  )
}

/** Why a code is of no use any more: its time, or too many tries. */
function OverNote({ email, sentAtMs }: { email: string; sentAtMs: number | null }) {
  const t = useText(registrationText)
  const { time } = useFormat()
  return (
    <div role="alert" className={base.stackClose}>
      <p className={`${base.muted} ${base.small}`}>
        {sentAtMs === null
          ? t.triedOut(email)
          : t.overSince(email, time(new Date(sentAtMs)), time(new Date(endOfCode(sentAtMs))))}
      </p>
      <p className={`${base.muted} ${base.small}`}>{t.typedStays}</p>
    </div>
  )
}
