import { Suspense } from 'react'
import { useForm } from '../../../lib/form.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { complaintText, emailText } from '../landing/email-messages.ts'
import { type Registration as RegisterFormRegistration, registrationComplaints } from '../landing/validation.ts'
import { CodeDialog } from './dialogs.ts'
import { TermsConsent } from './TermsConsent.tsx'
import { type JoinAs, useRegistration } from './use-registration.ts'

type Props = {
  draft: RegisterFormRegistration
  onDraft: (draft: RegisterFormRegistration) => void
  onSubmit: () => Promise<unknown>
  isBusy: boolean
}

/** The first step of a registration; what follows is for the owner of the draft to know. */
function RegisterForm({ draft, onDraft, onSubmit, isBusy }: Props) {
  const t = useText(emailText)
  const says = useText(complaintText)
  const language = useLanguage()
  const register = useForm({
    state: [draft, onDraft],
    check: typed =>
      Object.fromEntries(Object.entries(registrationComplaints(typed)).map(([name, found]) => [name, says[found]])),
    ready: !isBusy,
    send: onSubmit,
    refused: ({ code, texts }) => (code === 'accounts.commonPassword' ? { password: texts[language] } : {}),
  })
  const { field } = register
  const secret = {
    type: 'password',
    autoComplete: 'new-password',
    reveal: { show: t.showPassword, hide: t.hidePassword },
  }

  return (
    <form {...register.form} className={base.stack}>
      <div className={base.pair}>
        <Field label={t.firstName} autoComplete="given-name" {...field('firstName')} />
        <Field label={t.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
      <Field label={t.email} type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <Field label={t.password} aside={t.passwordHint} {...secret} {...field('password')} />
      <Field label={t.confirm} {...secret} {...field('confirmPassword')} />
      <TermsConsent
        checked={draft.acceptsTerms}
        error={register.errorOf('acceptsTerms')}
        onChange={acceptsTerms => register.set({ acceptsTerms })}
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
