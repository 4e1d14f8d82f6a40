import { accounts } from '@pusula/contract'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { useAddress } from '../../../lib/go.ts'
import { useHistoryState } from '../../../lib/history-state.ts'
import { useText } from '../../../lib/language.ts'
import { useSearch } from '../../../lib/location.ts'
import { namedOr } from '../../../lib/problem.ts'
import { text } from '../../../stored/shapes.ts'
import linkStyles from '../../../ui/actions/Button.module.css'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { expectSession } from '../expect-session.ts'
import { Registration } from '../registration/Registration.tsx'
import { offerInField } from '../second-factor/passkey.ts'
import { enter, toastSignInFailure } from '../second-factor/sign-in.ts'
import { nextOf } from '../way-in.ts'
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

type Form = 'login' | 'register'
type Props = { form: Form; onForm: (form: Form) => void }

export default function EmailForms({ form, onForm }: Props) {
  const t = useText(emailText)
  const next = nextOf(useSearch()) ?? undefined
  const segments = [
    { value: 'login', label: t.logIn },
    { value: 'register', label: t.register },
  ] as const

  return (
    <div className={base.stack}>
      <Segmented full label={t.which} segments={segments} value={form} onChange={onForm} />
      {form === 'login' ? <LoginForm /> : <Registration arriveAt={next} />}
    </div>
  )
}
