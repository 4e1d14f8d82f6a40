import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { currentLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { forgetInvitation, invitation } from '../invitation.ts'
import { expectKeptSession } from '../kept-session.ts'
import type { Registration } from '../landing/validation.ts'
import { expectSignIn } from '../viewer.ts'
import { registrationText } from './messages.ts'
import { nextStep, type Proof } from './proof.ts'

export type JoinAs = 'member' | 'pro'

const blank: Registration = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptsTerms: false,
}

/** Long enough to see that the code was right. */
const verifiedShownMs = 1_500
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Whoever joins for Pro chooses the plan next. */
const arrival: Record<JoinAs, string> = { member: '/', pro: '/subscribe' }

/** Form, code, account. The form keeps what was typed until the account is there. */
export function useRegistration(tier: JoinAs, arriveAt = arrival[tier]) {
  const t = useText(registrationText)
  const [draft, setDraft] = useState(blank)
  const [proof, setProof] = useState<Proof | null>(null)
  const [isAsking, setAsking] = useState(false)
  const email = draft.email.trim()

  const send = useMutation({
    mutationFn: () => call(accounts.sendActivation, { email, language: currentLanguage() }),
    onSuccess: () => {
      setProof({ email, state: 'sent', sentAtMs: Date.now() })
      setAsking(true)
    },
    onError: ({ message }) => toast.show({ tone: 'err', title: t.notSent, text: message }),
  })

  const register = useMutation({
    mutationFn: async (afterMs: number) => {
      await pause(afterMs)
      await call(accounts.register, {
        email,
        password: draft.password,
        firstName: draft.firstName.trim(),
        lastName: draft.lastName.trim(),
        tier,
        // The word the wire expects; the server believes only its own record.
        activationCode: 'verified',
        ...invitation(),
      })
      await expectKeptSession()
    },
    onSuccess: () => {
      forgetInvitation()
      expectSignIn()
      // A fresh page: nothing that was fetched for the visitor is shown to the member.
      location.assign(arriveAt)
    },
    onError: error => {
      if (asProblem(error).code === 'accounts.notVerified') setProof(null)
      setAsking(false)
      toast.show({ tone: 'err', title: t.notRegistered, text: error.message, durationMs: 5_000 })
    },
  })

  return {
    draft,
    setDraft,
    proof,
    isAsking,
    isSending: send.isPending,
    // The page is on its way out once the account is there; until it is gone nothing may be tapped again.
    isRegistering: register.isPending || register.isSuccess,
    send: () => send.mutate(),
    stopAsking: () => setAsking(false),
    submit() {
      const step = nextStep(proof, email, Date.now())
      if (step === 'send') send.mutate()
      if (step === 'enter') setAsking(true)
      if (step === 'register') register.mutate(0)
    },
    verified() {
      setProof({ email, state: 'verified' })
      register.mutate(verifiedShownMs)
    },
  }
}
