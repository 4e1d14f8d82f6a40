import { accounts } from '@pusula/contract'
import { plural } from '@pusula/words'
import { useState } from 'react'
import { useAppInfo } from '../../../lib/app-info.ts'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { useStore } from '../../../lib/store.ts'
import linkStyles from '../../../ui/actions/Button.module.css'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { arrowRightIcon } from '../../../ui/icons/icons.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { expectSignIn } from '../../accounts/index.ts'
import { type KnownPayer, knownPayer } from '../arrival.ts'
import styles from '../payments.module.css'

const knownPayerText = messages({
  title: { tr: 'Bu e-postanın hesabı var', en: 'This email has an account' },
  /** Stand around the address. */
  saysBefore: { tr: '', en: 'Sign in as ' },
  saysAfter: {
    tr: (credits: number) => ` ile giriş yap, misafirken aldığın ${credits} kredi o hesaba taşınsın.`,
    en: (credits: number) =>
      ` and the ${credits} ${credits === 1 ? 'credit' : 'credits'} you bought as a guest move into that account.`,
  },
  here: { tr: 'Bu tarayıcıda', en: 'In this browser' },
  unit: { tr: (_: string) => 'kredi', en: (count: string) => plural(count, 'credit', 'credits') },
  there: { tr: 'Hesabında, girişten sonra', en: 'In your account, once signed in' },
  added: { tr: 'elindekilere eklenir', en: 'on top of what you have' },
  password: { tr: 'Şifre', en: 'Password' },
  show: { tr: 'Şifreyi göster', en: 'Show password' },
  hide: { tr: 'Şifreyi gizle', en: 'Hide password' },
  required: { tr: 'Şifre gerekli', en: 'Password is required' },
  signIn: { tr: 'Giriş yap, kredileri taşı', en: 'Sign in and move the credits' },
  signingIn: { tr: 'Giriş yapılıyor', en: 'Signing in' },
  google: { tr: 'Google ile giriş yap', en: 'Sign in with Google' },
  other: { tr: 'Başka bir e-postayla üye ol', en: 'Join with another email' },
  forgot: { tr: 'Şifreni mi unuttun?', en: 'Forgot your password?' },
  stays: {
    tr: (credits: number) => `Giriş yapmazsan ${credits} kredin bu tarayıcıda durur.`,
    en: (credits: number) =>
      `If you do not sign in, your ${credits} ${credits === 1 ? 'credit stays' : 'credits stay'} in this browser.`,
  },
  close: { tr: 'Kapat', en: 'Close' },
})

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
