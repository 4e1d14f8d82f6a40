import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { currentLanguage, useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { complaintText, emailText } from './email-text.ts'
import { type Registration, registrationComplaints } from './validation.ts'

const blank: Registration = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptsTerms: false,
}

type Words = Exclude<keyof Registration, 'acceptsTerms'>

/** The first step of a registration; what follows the code is for the caller to show. */
export function RegisterForm({ onCodeSent }: { onCodeSent: (registration: Registration) => void }) {
  const t = useText(emailText)
  const says = useText(complaintText)
  const [draft, setDraft] = useState(blank)
  const [wasTried, setTried] = useState(false)
  const complaints = wasTried ? registrationComplaints(draft) : {}

  const sendCode = useMutation({
    mutationFn: () => call(accounts.sendActivation, { email: draft.email.trim(), language: currentLanguage() }),
    onSuccess: () => onCodeSent({ ...draft, email: draft.email.trim() }),
    onError: ({ message }) => toast.show({ tone: 'err', title: t.notSent, text: message }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(registrationComplaints(draft)).length === 0) sendCode.mutate()
  }

  /** What the fields have in common: their value, their complaint and their way back into the draft. */
  const words = (name: Words) => ({
    value: draft[name],
    error: complaints[name] && says[complaints[name]],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  })
  const secret = {
    type: 'password',
    autoComplete: 'new-password',
    reveal: { show: t.showPassword, hide: t.hidePassword },
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <div className="two">
        <Field label={t.firstName} autoComplete="given-name" {...words('firstName')} />
        <Field label={t.lastName} autoComplete="family-name" {...words('lastName')} />
      </div>
      <Field label={t.email} type="email" autoComplete="email" {...words('email')} />
      <Field label={t.password} aside={t.passwordHint} {...secret} {...words('password')} />
      <Field label={t.confirm} {...secret} {...words('confirmPassword')} />
      <Checkbox
        checked={draft.acceptsTerms}
        error={complaints.acceptsTerms && says[complaints.acceptsTerms]}
        onChange={event => setDraft({ ...draft, acceptsTerms: event.target.checked })}
      >
        {t.termsBefore}
        <a className="link" href="/privacy#terms" target="_blank" rel="noreferrer">
          {t.termsLink}
        </a>
        {t.termsAfter}
      </Checkbox>
      <Button look="primary" block type="submit" disabled={!draft.acceptsTerms} busy={sendCode.isPending && t.sending}>
        {t.sendCode}
      </Button>
    </form>
  )
}
