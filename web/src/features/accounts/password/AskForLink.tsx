import { accounts } from '@pusula/contract'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { useHistoryState } from '../../../lib/history-state.ts'
import { currentLanguage, useLanguage, useText } from '../../../lib/language.ts'
import { isUnanswered, type ProblemError } from '../../../lib/problem.ts'
import { text } from '../../../stored/shapes.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { mailIcon } from '../../../ui/icons/icons.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import { complaintText } from '../landing/email-messages.ts'
import { emailComplaint } from '../landing/validation.ts'
import { sentUnseenMs } from '../registration/proof.ts'
import { passwordText } from './messages.ts'

/** An address, and the letter with a link for a new password. */
export function AskForLink() {
  const t = useText(passwordText)
  const says = useText(complaintText)
  const language = useLanguage()
  const [email, setEmail] = useHistoryState('login', '', text)
  const whyNot = (problem: ProblemError) =>
    isUnanswered(problem) ? t.maybeSent : `${t.notSent}. ${problem.texts[language]}`
  const ask = useForm({
    state: [{ email }, typed => setEmail(typed.email)],
    check: typed => {
      const complaint = emailComplaint(typed.email)
      return { email: complaint && says[complaint] }
    },
    send: typed =>
      call(accounts.forgotPassword, { email: typed.email.trim(), language: currentLanguage() }).catch(error => {
        // One that is refused because of the one before is on its way, too.
        if (sentUnseenMs(error, 0, Date.now()) === null) throw error
      }),
    refused: problem => ({ email: whyNot(problem) }),
  })

  if (ask.isSent)
    return (
      <Empty icon={mailIcon} title={t.sent}>
        {t.sentSays}
      </Empty>
    )
  return (
    <form {...ask.form} className={base.stack}>
      <Field label={t.email} type="email" inputMode="email" autoComplete="username" {...ask.field('email')} />
      <Button look="primary" block type="submit" busy={ask.isSending && t.sending}>
        {t.send}
      </Button>
    </form>
  )
}
