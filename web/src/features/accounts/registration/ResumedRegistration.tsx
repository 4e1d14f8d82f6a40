import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { toastFailure } from '../../../lib/failure-toast.ts'
import { useForm } from '../../../lib/form.ts'
import { currentLanguage, useLanguage, useText } from '../../../lib/language.ts'
import type { Proof, StoredRegistration } from '../../../stored/table.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { isPassword } from '../landing/validation.ts'
import { CodeForm } from './CodeForm.tsx'
import {
  arrive,
  codeBrowser,
  forgetRegistration,
  join,
  type LinkedCode,
  saveRegistration,
  sentUnseenMs,
  storedRegistration,
} from './join.ts'
import { registrationText } from './messages.ts'
import { TermsConsent } from './TermsConsent.tsx'

/** What is known in a browser that was opened by the link of the e-mail alone. */
const fresh = (email: string): Omit<StoredRegistration, 'atMs'> => ({
  firstName: '',
  lastName: '',
  email,
  acceptsTerms: false,
  proof: null,
  arriveAt: '/',
})

/** The code step again, after a reload, a dropped tab or in the browser of the mail app: nobody has to begin anew. */
export default function ResumedRegistration({ linked }: { linked: LinkedCode | null }) {
  const t = useText(registrationText)
  const [isOpen, setOpen] = useState(true)
  return (
    <Sheet open={isOpen} onClose={() => setOpen(false)} closeLabel={t.close} title={t.verify}>
      <Steps linked={linked} onClose={() => setOpen(false)} />
    </Sheet>
  )
}

function Steps({ linked, onClose }: { linked: LinkedCode | null; onClose: () => void }) {
  const t = useText(registrationText)
  const language = useLanguage()
  const [saved] = useState(() => {
    const own = storedRegistration()
    return own && (!linked || own.email === linked.email) ? own : null
  })
  const [words, setWords] = useState<Omit<StoredRegistration, 'atMs'>>(saved ?? fresh(linked?.email ?? ''))
  const { email, proof } = words

  function change(changes: Partial<typeof words>) {
    const changed = { ...words, ...changes }
    setWords(changed)
    saveRegistration(changed)
  }
  const prove = (proved: Proof) => change({ proof: proved })

  const send = useMutation({
    mutationFn: () => call(accounts.sendActivation, { email, browser: codeBrowser(), language: currentLanguage() }),
    onSuccess: () => prove({ email, state: 'sent', sentAtMs: Date.now() }),
    onError: error => {
      const sentAtMs = sentUnseenMs(error, proof?.state === 'sent' ? proof.sentAtMs : 0, Date.now())
      if (sentAtMs !== null) prove({ email, state: 'sent', sentAtMs })
      else toastFailure(error, { title: t.notSent, text: t.notSentSays, notKnown: t.maybeSent }, 5_000)
    },
  })
  const register = useForm({
    state: useState({ password: '' }),
    check: ({ password }) => ({ password: !isPassword(password) }),
    ready: words.acceptsTerms,
    send: ({ password }) => join({ ...words, password }),
    onSent: () => arrive(words.arriveAt),
    refused: ({ code, texts }) => (code === 'accounts.commonPassword' ? { password: texts[language] } : {}),
    onFailed: error => {
      if (error.code === 'accounts.commonPassword') return
      const text = `${t.notRegisteredSays} ${t.typedIsSaved}`
      toastFailure(error, { title: t.notRegistered, text, notKnown: t.maybeRegistered }, 5_000)
    },
  })

  const rest = (
    <>
      <Field
        label={t.password}
        type="password"
        autoComplete="new-password"
        reveal={{ show: t.show, hide: t.hide }}
        hint={saved ? t.passwordAgain : t.passwordNew}
        {...register.field('password')}
        name="new-password"
      />
      {!saved?.acceptsTerms && (
        <TermsConsent checked={words.acceptsTerms} onChange={acceptsTerms => change({ acceptsTerms })} />
      )}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
    </>
  )

  if (proof?.state === 'verified')
    return (
      <form {...register.form} className={base.stack}>
        <p className={`${base.muted} ${base.small}`}>{t.proved(email)}</p>
        {rest}
        <Button
          look="primary"
          block
          type="submit"
          disabled={!register.isValid}
          busy={(register.isSending || register.isSent) && t.opening}
        >
          {t.open}
        </Button>
      </form>
    )
  return (
    <CodeForm
      email={email}
      sentAtMs={proof?.sentAtMs ?? null}
      given={linked?.code ?? ''}
      {...(!linked && { intro: t.reloaded })}
      isSending={send.isPending}
      backLabel={t.startOver}
      sendLabel={t.open}
      isSpent={proof?.isSpent}
      onSpent={() => proof && prove({ ...proof, isSpent: true })}
      verify={(code, attempt) =>
        // Another code than the link's was asked for here.
        call(accounts.verifyActivation, {
          email,
          code,
          browser: codeBrowser(),
          attempt,
          ...(code === linked?.code && { key: linked.key }),
        })
      }
      onSend={() => send.mutate()}
      onClose={() => {
        forgetRegistration()
        onClose()
      }}
      onVerified={() => {
        prove({ email, state: 'verified' })
        register.submit()
      }}
      isReady={register.isValid}
    >
      {rest}
    </CodeForm>
  )
}
