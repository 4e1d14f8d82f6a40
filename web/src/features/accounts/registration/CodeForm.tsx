import { accounts } from '@pusula/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useEventCallback } from '../../../lib/event-callback.ts'
import { useForm } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/format.ts'
import { useHistoryState } from '../../../lib/history-state.ts'
import { useText } from '../../../lib/language.ts'
import { newId } from '../../../lib/new-id.ts'
import type { ProblemError } from '../../../lib/problem.ts'
import { text } from '../../../stored/shapes.ts'
import linkStyles from '../../../ui/actions/Button.module.css'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { OtpInput } from '../../../ui/fields/OtpInput.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkCircleIcon } from '../../../ui/icons/icons.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import styles from '../accounts.module.css'
import { codeBrowser, endOfCode, minutesOfCode, secondsToResend } from './join.ts'
import { registrationText } from './messages.ts'

/** The time, once a second. */
function useSeconds(): number {
  const [nowMs, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}

type ResendCodeProps = { sentAtMs: number; isSending: boolean; onSend: () => void }

/** Another code, once the first has had its minute to arrive. */
export function ResendCode({ sentAtMs, isSending, onSend }: ResendCodeProps) {
  const t = useText(registrationText)
  const seconds = secondsToResend(sentAtMs, useSeconds())
  if (seconds > 0) return <span>{t.resendIn(seconds)}</span>
  return (
    <button type="button" className={linkStyles.link} disabled={isSending} onClick={onSend}>
      {t.resend}
    </button>
  )
}

const codeLength = 6

type Props = {
  email: string
  /** Null where the code came from the link of an e-mail: only the server knows when it was sent. */
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
  /** Refuses a wrong code. A retry after a lost response is sent as the same attempt. */
  verify: (code: string, attempt: string) => Promise<unknown>
  onSend: () => void
  onClose: () => void
  onVerified: () => void
  /** What else is asked for on the way, and whether it is there. */
  children?: ReactNode
  isReady?: boolean
}

/** How often a code may still be tried, as its refusal says; null where something else went wrong. */
function triesLeftOf({ code, details }: ProblemError): number | null {
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
  const nowMs = useSeconds()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useHistoryState(`code ${email} ${given}`, given, text)
  const [fresh] = useState(newId)
  const [attempt, saveAttempt] = useHistoryState(`attempt ${email}`, fresh, text)
  const [triesLeft, setTriesLeft] = useState<number | null>(null)
  const verify = useForm({
    state: [{ code }, typed => setCode(typed.code)],
    check: typed => ({ code: typed.code.length !== codeLength }),
    ready: isReady,
    send: typed => {
      saveAttempt(attempt)
      setTriesLeft(null)
      return props.verify(typed.code, attempt)
    },
    onSent: props.onVerified,
    onFailed: problem => {
      const left = triesLeftOf(problem)
      setTriesLeft(left)
      if (left === null) return
      if (left === 0) props.onSpent?.()
      setCode('')
      input.current?.focus()
    },
  })
  // Another code has a clean start.
  const clean = useEventCallback(() => {
    setTriesLeft(null)
    verify.reset()
  })
  useEffect(() => {
    if (sentAtMs !== null) clean()
  }, [sentAtMs, clean])
  const isLate = sentAtMs !== null && minutesOfCode(sentAtMs, nowMs) === 0
  const isOver = !verify.isSending && (isLate || isSpent || triesLeft === 0)

  function sendAnother() {
    setCode('')
    props.onSend()
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
  return (
    <form {...verify.form} className={base.stack}>
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
        busy={verify.isSending}
        error={verify.isSending ? undefined : (wrong ?? verify.failure)}
        onChange={digits => verify.set({ code: digits })}
        onComplete={verify.submit}
      />
      {children}
      <Button look="primary" block type="submit" disabled={!verify.isValid} busy={verify.isSending && t.checking}>
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

type CodeDialogProps = {
  open: boolean
  email: string
  sentAtMs: number
  isSpent: boolean | undefined
  isSending: boolean
  isVerified: boolean
  onSend: () => void
  onSpent: () => void
  onClose: () => void
  onVerified: () => void
}

/** Asks for the code that was mailed; once it was right, nothing can be called back. */
export default function CodeDialog({ open, isVerified, onClose, ...form }: CodeDialogProps) {
  const t = useText(registrationText)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={isVerified ? undefined : t.close}
      title={isVerified ? t.verified : t.verify}
    >
      {isVerified ? (
        <output className={`${base.row} ${base.muted}`}>
          <Icon shape={checkCircleIcon} />
          {t.verifiedSays}
        </output>
      ) : (
        <CodeForm
          {...form}
          backLabel={t.back}
          verify={(code, attempt) =>
            call(accounts.verifyActivation, { email: form.email, code, browser: codeBrowser(), attempt })
          }
          onClose={onClose}
        />
      )}
    </Sheet>
  )
}
