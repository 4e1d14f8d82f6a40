import { useEffect, useState } from 'react'
import { useText } from '../../../lib/language.ts'
import linkStyles from '../../../ui/actions/links.module.css'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { registrationText } from './messages.ts'
import { secondsToResend } from './proof.ts'

type Props = { sentAtMs: number; isSending: boolean; onSend: () => void }

/** Another code, once the first has had its minute to arrive. */
export function ResendCode({ sentAtMs, isSending, onSend }: Props) {
  const t = useText(registrationText)
  const [nowMs, setNow] = useState(Date.now)
  const seconds = secondsToResend(sentAtMs, nowMs)
  const isWaiting = seconds > 0

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isWaiting])

  return (
    <p className={fieldStyles.hint}>
      {t.noCode}{' '}
      {isWaiting ? (
        t.resendIn(seconds)
      ) : (
        <button type="button" className={linkStyles.link} disabled={isSending} onClick={onSend}>
          {t.resend}
        </button>
      )}
    </p>
  )
}
