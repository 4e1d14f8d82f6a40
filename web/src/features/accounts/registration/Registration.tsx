import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { toastFailure } from '../../../lib/failure-toast.ts'
import { useForm } from '../../../lib/form.ts'
import { currentLanguage, useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { complaintText, emailText } from '../landing/email-messages.ts'
import { type RegistrationDraft, registrationComplaints } from '../landing/validation.ts'
import {
  arrive,
  codeBrowser,
  join,
  nextStep,
  type Proof,
  saveRegistration,
  sentUnseenMs,
  storedRegistration,
} from './join.ts'
import { registrationText } from './messages.ts'
import { CodeDialog, TermsConsent } from './TermsConsent.tsx'

type JoinAs = 'member' | 'pro'

const blank = { firstName: '', lastName: '', email: '', acceptsTerms: false }

/** Delay before the account is created: long enough to see that the code was right. */
const verifiedShownMs = 1_500
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Whoever joins for Pro chooses the plan next. */
const arrival: Record<JoinAs, string> = { member: '/', pro: '/subscribe' }

const isCommonPassword = (error: unknown) => asProblem(error).code === 'accounts.commonPassword'

/** Form, code, account. What was typed, but for the password, outlives the page until the account is there. */
function useRegistration(tier: JoinAs, arriveAt = arrival[tier]) {
  const t = useText(registrationText)
  const [saved] = useState(storedRegistration)
  const { firstName, lastName, email: address, acceptsTerms } = saved ?? blank
  const [draft, setDraft] = useState<RegistrationDraft>({
    firstName,
    lastName,
    email: address,
    acceptsTerms,
    password: '',
    confirmPassword: '',
  })
  const [proof, setProof] = useState<Proof | null>(saved?.proof ?? null)
  const [isConfirming, setConfirming] = useState(false)
  const email = draft.email.trim()

  const keep = (typed: RegistrationDraft, proved: Proof | null) => {
    const { password: _, confirmPassword: __, ...words } = typed
    saveRegistration({ ...words, proof: proved, arriveAt })
  }
  const prove = (proved: Proof | null) => {
    setProof(proved)
    keep(draft, proved)
  }
  const ask = (sentAtMs: number) => {
    prove({ email, state: 'sent', sentAtMs })
    setConfirming(true)
  }

  const send = useMutation({
    mutationFn: () =>
      call(accounts.sendActivation, {
        email,
        browser: codeBrowser(),
        language: currentLanguage(),
        ...(draft.password && { password: draft.password }),
      }),
    onSuccess: () => ask(Date.now()),
    onError: error => {
      if (isCommonPassword(error)) return
      const knownMs = proof?.state === 'sent' && proof.email === email ? proof.sentAtMs : 0
      const sentAtMs = sentUnseenMs(error, knownMs, Date.now())
      if (sentAtMs !== null) ask(sentAtMs)
      else toastFailure(error, { title: t.notSent, text: t.notSentSays, notKnown: t.maybeSent }, 5_000)
    },
  })

  const register = useMutation({
    mutationFn: async (afterMs: number) => {
      await pause(afterMs)
      await join({ ...draft, email, tier })
    },
    onSuccess: () => arrive(arriveAt),
    onError: error => {
      if (asProblem(error).code === 'accounts.notVerified') prove(null)
      setConfirming(false)
      const text = `${t.notRegisteredSays} ${t.typedIsSaved}`
      toastFailure(error, { title: t.notRegistered, text, notKnown: t.maybeRegistered }, 5_000)
    },
  })

  return {
    draft,
    setDraft(typed: RegistrationDraft) {
      setDraft(typed)
      keep(typed, proof)
    },
    proof,
    isConfirming,
    isSending: send.isPending,
    // The page is on its way out once the account is there; until it is gone nothing may be tapped again.
    isRegistering: register.isPending || register.isSuccess,
    send: () => send.mutate(),
    stopAsking: () => setConfirming(false),
    isSpent: proof?.state === 'sent' && proof.isSpent,
    /** The code was tried too often. */
    spend: () => proof?.state === 'sent' && prove({ ...proof, isSpent: true }),
    /** The next step; a failure is said here, and rejects for the form to know. */
    async submit() {
      const step = nextStep(proof, email, Date.now())
      if (step === 'send') await send.mutateAsync()
      if (step === 'enter') setConfirming(true)
      if (step === 'register') await register.mutateAsync(0)
    },
    verified() {
      prove({ email, state: 'verified' })
      register.mutate(verifiedShownMs)
    },
  }
}

type Props = {
  draft: RegistrationDraft
  onDraft: (draft: RegistrationDraft) => void
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
          open={flow.isConfirming}
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
