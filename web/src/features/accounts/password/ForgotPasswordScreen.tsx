import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useAddress } from '../../../lib/go.ts'
import { Heading } from '../../../lib/Heading.tsx'
import { currentLanguage, useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import linkStyles from '../../../ui/actions/links.module.css'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { mailIcon } from '../../../ui/icons/icons.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import { complaintText } from '../landing/email-messages.ts'
import { isEmail } from '../landing/validation.ts'
import { NarrowPage } from '../NarrowPage.tsx'
import { passwordText } from './messages.ts'

export default function ForgotPasswordScreen() {
  const t = useText(passwordText)
  const says = useText(complaintText)
  const address = useAddress()
  const [email, setEmail] = useState('')
  const [wasTried, setTried] = useState(false)
  const ask = useMutation({
    mutationFn: () => call(accounts.forgotPassword, { email: email.trim(), language: currentLanguage() }),
    onError: ({ message }) => toast.show({ tone: 'err', title: t.notSent, text: message }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isEmail(email)) ask.mutate()
  }

  return (
    <NarrowPage>
      <div>
        <Heading title={t.forgot} />
        <p className={base.muted}>{t.forgotSays}</p>
      </div>
      <section className={cards.card}>
        {ask.isSuccess ? (
          <Empty icon={mailIcon} title={t.sent}>
            {t.sentSays}
          </Empty>
        ) : (
          <form className={base.stack} onSubmit={submit} noValidate>
            <Field
              label={t.email}
              type="email"
              autoComplete="email"
              value={email}
              error={wasTried && !isEmail(email) ? says.email : undefined}
              onChange={event => setEmail(event.target.value)}
            />
            <Button look="primary" block type="submit" busy={ask.isPending && t.sending}>
              {t.send}
            </Button>
          </form>
        )}
      </section>
      <p className={base.small}>
        <a className={linkStyles.link} href={address('/')}>
          {t.backToLogin}
        </a>
      </p>
    </NarrowPage>
  )
}
