import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import linkStyles from '../../../ui/actions/links.module.css'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { expectKeptSession } from '../kept-session.ts'
import { offerInField } from '../second-factor/passkey.ts'
import { tellFailure } from '../second-factor/sign-in.ts'
import { enter } from '../viewer.ts'
import { complaintText, emailText } from './email-messages.ts'
import { type Login, loginComplaints } from './validation.ts'

export function LoginForm() {
  const t = useText(emailText)
  const says = useText(complaintText)
  const address = useAddress()
  const [draft, setDraft] = useState<Login>({ email: '', password: '' })
  const [wasTried, setTried] = useState(false)
  const complaints = wasTried ? loginComplaints(draft) : {}

  const login = useMutation({
    mutationFn: async () => {
      await call(accounts.login, { ...draft, email: draft.email.trim() })
      await expectKeptSession()
    },
    onSuccess: enter,
    onError: ({ message }) => toast.show({ tone: 'err', title: t.notSignedIn, text: message, durationMs: 5_000 }),
  })

  useEffect(() => offerInField(enter, tellFailure), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(loginComplaints(draft)).length === 0) login.mutate()
  }

  return (
    <form className={base.stack} onSubmit={submit} noValidate>
      <Field
        label={t.email}
        type="email"
        autoComplete="email webauthn"
        value={draft.email}
        error={complaints.email && says[complaints.email]}
        onChange={event => setDraft({ ...draft, email: event.target.value })}
      />
      <Field
        label={t.password}
        type="password"
        autoComplete="current-password"
        reveal={{ show: t.showPassword, hide: t.hidePassword }}
        value={draft.password}
        error={complaints.password && says[complaints.password]}
        onChange={event => setDraft({ ...draft, password: event.target.value })}
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
