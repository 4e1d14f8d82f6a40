import { accounts } from '@pusula/contract'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { useAddress } from '../../../lib/go.ts'
import { useHistoryState } from '../../../lib/history-state.ts'
import { useText } from '../../../lib/language.ts'
import { namedOr } from '../../../lib/problem.ts'
import { text } from '../../../stored/shapes.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import linkStyles from '../../../ui/actions/links.module.css'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { enter } from '../enter.ts'
import { expectSession } from '../expect-session.ts'
import { offerInField } from '../second-factor/passkey.ts'
import { toastSignInFailure } from '../second-factor/sign-in.ts'
import { complaintText, emailText } from './email-messages.ts'
import { loginComplaints } from './validation.ts'

export function LoginForm() {
  const t = useText(emailText)
  const says = useText(complaintText)
  const address = useAddress()
  const [email, setEmail] = useHistoryState('login', '', text)
  const [password, setPassword] = useState('')
  const login = useForm({
    state: [
      { email, password },
      typed => {
        setEmail(typed.email)
        setPassword(typed.password)
      },
    ],
    check: typed => {
      const found = loginComplaints(typed)
      return { email: found.email && says[found.email], password: found.password && says[found.password] }
    },
    send: async typed => {
      await call(accounts.login, { ...typed, email: typed.email.trim() })
      await expectSession()
    },
    onSent: enter,
    refused: problem => ({ password: `${t.notSignedIn}. ${namedOr(problem, t.notSignedInSays)}` }),
  })

  useEffect(() => offerInField(enter, toastSignInFailure), [])

  return (
    <form {...login.form} className={base.stack}>
      <Field
        label={t.email}
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        {...login.field('email')}
      />
      <Field
        label={t.password}
        type="password"
        autoComplete="current-password"
        reveal={{ show: t.showPassword, hide: t.hidePassword }}
        {...login.field('password')}
      />
      <Button look="primary" block type="submit" busy={login.isSending && t.signingIn}>
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
