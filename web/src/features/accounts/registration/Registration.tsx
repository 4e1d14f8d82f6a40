import { type FormEvent, Suspense } from 'react'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { useFirstBad } from '../../../ui/fields/first-bad.ts'
import { complaintText, emailText } from '../landing/email-messages.ts'
import { type Registration as RegisterFormRegistration, registrationComplaints } from '../landing/validation.ts'
import { CodeDialog } from './dialogs.ts'
import { TermsConsent } from './TermsConsent.tsx'
import { type JoinAs, useRegistration } from './use-registration.ts'

type Words = Exclude<keyof RegisterFormRegistration, 'acceptsTerms'>

type Props = {
  draft: RegisterFormRegistration
  onDraft: (draft: RegisterFormRegistration) => void
  onSubmit: () => void
  /** What the server has against the password. */
  refused: string | undefined
  isBusy: boolean
}

/** The first step of a registration; what follows is for the owner of the draft to know. */
function RegisterForm({ draft, onDraft, onSubmit, refused, isBusy }: Props) {
  const t = useText(emailText)
  const says = useText(complaintText)
  const { form, wasTried, tried } = useFirstBad(refused)
  const complaints = wasTried ? registrationComplaints(draft) : {}

  function submit(event: FormEvent) {
    event.preventDefault()
    tried()
    if (!isBusy && Object.keys(registrationComplaints(draft)).length === 0) onSubmit()
  }

  /** What the fields have in common: their value, their complaint and their way back into the draft. */
  const words = (name: Words) => ({
    name,
    value: draft[name],
    error: (complaints[name] && says[complaints[name]]) ?? (name === 'password' ? refused : undefined),
    onChange: (event: { target: { value: string } }) => onDraft({ ...draft, [name]: event.target.value }),
  })
  const secret = {
    type: 'password',
    autoComplete: 'new-password',
    reveal: { show: t.showPassword, hide: t.hidePassword },
  }

  return (
    <form ref={form} className={base.stack} onSubmit={submit} noValidate>
      <div className={base.pair}>
        <Field label={t.firstName} autoComplete="given-name" {...words('firstName')} />
        <Field label={t.lastName} autoComplete="family-name" {...words('lastName')} />
      </div>
      <Field label={t.email} type="email" autoComplete="username" inputMode="email" {...words('email')} />
      <Field label={t.password} aside={t.passwordHint} {...secret} {...words('password')} />
      <Field label={t.confirm} {...secret} {...words('confirmPassword')} />
      <TermsConsent
        checked={draft.acceptsTerms}
        error={complaints.acceptsTerms && says[complaints.acceptsTerms]}
        onChange={acceptsTerms => onDraft({ ...draft, acceptsTerms })}
      />
      <Button look="primary" block type="submit" disabled={!draft.acceptsTerms} busy={isBusy && t.sending}>
        {t.sendCode}
      </Button>
    </form>
  )
}

/** From the form over the terms and the code to a signed-in member. */
export function Registration({ tier = 'member', arriveAt }: { tier?: JoinAs; arriveAt?: string | undefined }) {
  const { draft, setDraft, proof, ...flow } = useRegistration(tier, arriveAt)
  const sentAtMs = proof?.state === 'sent' ? proof.sentAtMs : 0

  return (
    <>
      <RegisterForm
        draft={draft}
        onDraft={setDraft}
        onSubmit={flow.submit}
        refused={flow.refused}
        isBusy={flow.isSending || flow.isRegistering}
      />
      <Suspense>
        <CodeDialog
          open={flow.isAsking}
          email={draft.email.trim()}
          sentAtMs={sentAtMs}
          isSpent={flow.isSpent}
          isSending={flow.isSending}
          isVerified={flow.isRegistering}
          onSend={flow.send}
          onSpent={flow.spend}
          onClose={flow.stopAsking}
          onVerified={flow.verified}
        />
      </Suspense>
    </>
  )
}
