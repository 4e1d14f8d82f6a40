import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { toastFailure } from '../../../lib/failure-toast.ts'
import { currentLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import type { Registration } from '../landing/validation.ts'
import { arrive, join } from './join.ts'
import { registrationText } from './messages.ts'
import { nextStep, type Proof, sentUnseenMs } from './proof.ts'
import { codeBrowser, saveRegistration, storedRegistration } from './stored.ts'

export type JoinAs = 'member' | 'pro'

const blank = { firstName: '', lastName: '', email: '', acceptsTerms: false }

/** Long enough to see that the code was right. */
const verifiedShownMs = 1_500
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Whoever joins for Pro chooses the plan next. */
const arrival: Record<JoinAs, string> = { member: '/', pro: '/subscribe' }

const isCommonPassword = (error: unknown) => asProblem(error).code === 'accounts.commonPassword'

/** Form, code, account. What was typed, but for the password, outlives the page until the account is there. */
export function useRegistration(tier: JoinAs, arriveAt = arrival[tier]) {
  const t = useText(registrationText)
  const [saved] = useState(storedRegistration)
  const { firstName, lastName, email: address, acceptsTerms } = saved ?? blank
  const [draft, setDraft] = useState<Registration>({
    firstName,
    lastName,
    email: address,
    acceptsTerms,
    password: '',
    confirmPassword: '',
  })
  const [proof, setProof] = useState<Proof | null>(saved?.proof ?? null)
  const [isAsking, setAsking] = useState(false)
  const email = draft.email.trim()

  const keep = (typed: Registration, proved: Proof | null) => {
    const { password: _, confirmPassword: __, ...words } = typed
    saveRegistration({ ...words, proof: proved, arriveAt })
  }
  const prove = (proved: Proof | null) => {
    setProof(proved)
    keep(draft, proved)
  }
  const ask = (sentAtMs: number) => {
    prove({ email, state: 'sent', sentAtMs })
    setAsking(true)
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
      setAsking(false)
      const text = `${t.notRegisteredSays} ${t.typedKept}`
      toastFailure(error, { title: t.notRegistered, text, notKnown: t.maybeRegistered }, 5_000)
    },
  })

  return {
    draft,
    setDraft(typed: Registration) {
      setDraft(typed)
      keep(typed, proof)
    },
    proof,
    isAsking,
    isSending: send.isPending,
    // The page is on its way out once the account is there; until it is gone nothing may be tapped again.
    isRegistering: register.isPending || register.isSuccess,
    send: () => send.mutate(),
    stopAsking: () => setAsking(false),
    isSpent: proof?.state === 'sent' && proof.isSpent,
    /** The code was tried too often. */
    spend: () => proof?.state === 'sent' && prove({ ...proof, isSpent: true }),
    /** The next step; a failure is said here, and rejects for the form to know. */
    async submit() {
      const step = nextStep(proof, email, Date.now())
      if (step === 'send') await send.mutateAsync()
      if (step === 'enter') setAsking(true)
      if (step === 'register') await register.mutateAsync(0)
    },
    verified() {
      prove({ email, state: 'verified' })
      register.mutate(verifiedShownMs)
    },
  }
}
