import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useAddress } from '../../../lib/go.ts'
import { useHistoryState } from '../../../lib/history-state.ts'
import { useText } from '../../../lib/language.ts'
import { namedOr } from '../../../lib/problem.ts'
import { text } from '../../../stored/shapes.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import linkStyles from '../../../ui/actions/links.module.css'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { useFirstBad } from '../../../ui/fields/first-bad.ts'
import { enter } from '../enter.ts'
import { expectSession } from '../expect-session.ts'
import { offerInField } from '../second-factor/passkey.ts'
import { tellFailure } from '../second-factor/sign-in.ts'
import { complaintText, emailText } from './email-messages.ts'
import { type Login, loginComplaints } from './validation.ts'

export function LoginForm() {
  const t = useText(emailText)
  const says = useText(complaintText)
  const address = useAddress()
  const [email, setEmail] = useHistoryState('login', '', text)
  const [password, setPassword] = useState('')
  const draft: Login = { email, password }

  const login = useMutation({
    mutationFn: async () => {
      await call(accounts.login, { email: email.trim(), password })
      await expectSession()
    },
    onSuccess: enter,
  })
  const refusal = login.error && !login.isPending ? namedOr(login.error, t.notSignedInSays) : undefined
  const { form, wasTried, tried } = useFirstBad(refusal)
  const complaints = wasTried ? loginComplaints(draft) : {}

  useEffect(() => offerInField(enter, tellFailure), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    tried()
    if (Object.keys(loginComplaints(draft)).length === 0 && !login.isPending) login.mutate()
  }
  const type = (set: (typed: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value)
    if (login.error) login.reset()
  }

  return (
    <form ref={form} className={base.stack} onSubmit={submit} noValidate>
      <Field
        label={t.email}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="username webauthn"
        value={email}
        error={complaints.email && says[complaints.email]}
        onChange={type(setEmail)}
      />
      <Field
        label={t.password}
        type="password"
        name="password"
        autoComplete="current-password"
        reveal={{ show: t.showPassword, hide: t.hidePassword }}
        value={password}
        error={complaints.password ? says[complaints.password] : refusal && `${t.notSignedIn}. ${refusal}`}
        onChange={type(setPassword)}
      />
      <Button look="primary" block type="submit" busy={login.isPending && t.signingIn}>
        {t.logIn}
      </Button>
      <p className={base.small} style={{ textAlign: 'center' }}>
        <a className={linkStyles.link} href={address('/forgot-password')}>
          {t.forgot}
        </a>
      </p>
    </form>
  )
}
