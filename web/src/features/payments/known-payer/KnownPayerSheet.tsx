import { accounts } from '@pusula/contract'
import { useState } from 'react'
import { useAppInfo } from '../../../lib/app-info.ts'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import linkStyles from '../../../ui/actions/links.module.css'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { arrowRightIcon } from '../../../ui/icons/icons.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { expectSignIn } from '../../accounts/index.ts'
import styles from './KnownPayerSheet.module.css'
import { type KnownPayer, knownPayer } from './known-payer.ts'
import { knownPayerText } from './messages.ts'

/** Paid under an address that has an account: signing in moves the credits there, and until then they wait here. */
export default function KnownPayerSheet() {
  const t = useText(knownPayerText)
  const payer = useStore(knownPayer)
  const close = () => knownPayer.set(null)
  return (
    <Sheet open={payer !== null} onClose={close} title={t.title} closeLabel={t.close}>
      {payer && <SignIn payer={payer} />}
    </Sheet>
  )
}

function SignIn({ payer: { email, credits } }: { payer: KnownPayer }) {
  const t = useText(knownPayerText)
  const language = useLanguage()
  const address = useAddress()
  const hasGoogle = useAppInfo()?.googleSignIn
  const login = useForm({
    state: useState({ password: '' }),
    check: ({ password }) => ({ password: password ? null : t.required }),
    send: ({ password }) => call(accounts.login, { email, password }),
    onSent: () => {
      expectSignIn()
      // A fresh page: nothing that was fetched for the guest is shown to the member.
      location.assign('/dashboard/profile')
    },
    refused: ({ texts }) => ({ password: texts[language] }),
  })

  return (
    <form {...login.form} className={base.stack}>
      <p className={`${base.muted} ${base.small}`}>
        {t.saysBefore}
        <b className={styles.address}>{email}</b>
        {t.saysAfter(credits)}
      </p>
      <Move credits={credits} />
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <Field
        label={t.password}
        type="password"
        autoComplete="current-password"
        reveal={{ show: t.show, hide: t.hide }}
        {...login.field('password')}
      />
      <Button look="primary" block type="submit" busy={login.isSending && t.signingIn}>
        {t.signIn}
      </Button>
      {hasGoogle && (
        <ButtonLink block href={accounts.google.path}>
          {t.google}
        </ButtonLink>
      )}
      <ButtonLink block href={address('/signup')}>
        {t.other}
      </ButtonLink>
      <p className={base.small} style={{ textAlign: 'center' }}>
        <a className={linkStyles.link} href={address('/forgot-password')}>
          {t.forgot}
        </a>
      </p>
      <p className={`${base.small} ${base.faint}`} style={{ textAlign: 'center' }}>
        {t.stays(credits)}
      </p>
    </form>
  )
}

/** What is where, before and after. What the account holds is for whoever has signed in to see. */
function Move({ credits }: { credits: number }) {
  const t = useText(knownPayerText)
  const { count } = useFormat()
  return (
    <div className={styles.move}>
      <p>
        <small>{t.here}</small>
        <b>{count(credits)}</b>
        <small>{t.unit(count(credits))}</small>
      </p>
      <Icon shape={arrowRightIcon} sizePx={22} />
      <p>
        <small>{t.there}</small>
        <b>+{count(credits)}</b>
        <small>{t.added}</small>
      </p>
    </div>
  )
}
