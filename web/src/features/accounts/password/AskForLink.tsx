import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { call } from '../../../lib/call.ts'
import { useHistoryState } from '../../../lib/history-state.ts'
import { currentLanguage, useLanguage, useText } from '../../../lib/language.ts'
import { asProblem, isUnanswered } from '../../../lib/problem.ts'
import { text } from '../../../stored/shapes.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { useFirstBad } from '../../../ui/fields/first-bad.ts'
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
  const whyNot = (error: Error) =>
    isUnanswered(error) ? t.maybeSent : `${t.notSent}. ${asProblem(error).texts[language]}`
  const ask = useMutation({
    mutationFn: () => call(accounts.forgotPassword, { email: email.trim(), language: currentLanguage() }),
  })
  const refusal = ask.error && !ask.isPending ? whyNot(ask.error) : undefined
  const { form, wasTried, tried } = useFirstBad(refusal)
  const complaint = emailComplaint(email)

  function submit(event: FormEvent) {
    event.preventDefault()
    tried()
    if (complaint === null && !ask.isPending) ask.mutate()
  }

  // One that is refused because of the one before is on its way, too.
  if (ask.isSuccess || (ask.error && sentUnseenMs(ask.error, 0, ask.submittedAt) !== null))
    return (
      <Empty icon={mailIcon} title={t.sent}>
        {t.sentSays}
      </Empty>
    )
  return (
    <form ref={form} className={base.stack} onSubmit={submit} noValidate>
      <Field
        label={t.email}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        error={wasTried && complaint ? says[complaint] : refusal}
        onChange={event => setEmail(event.target.value)}
      />
      <Button look="primary" block type="submit" busy={ask.isPending && t.sending}>
        {t.send}
      </Button>
    </form>
  )
}
