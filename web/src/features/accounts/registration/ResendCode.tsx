import { useText } from '../../../lib/language.ts'
import linkStyles from '../../../ui/actions/links.module.css'
import { registrationText } from './messages.ts'
import { secondsToResend } from './proof.ts'
import { useSeconds } from './seconds.ts'

type Props = { sentAtMs: number; isSending: boolean; onSend: () => void }

/** Another code, once the first has had its minute to arrive. */
export function ResendCode({ sentAtMs, isSending, onSend }: Props) {
  const t = useText(registrationText)
  const seconds = secondsToResend(sentAtMs, useSeconds())
  if (seconds > 0) return <span>{t.resendIn(seconds)}</span>
  return (
    <button type="button" className={linkStyles.link} disabled={isSending} onClick={onSend}>
      {t.resend}
    </button>
  )
}
