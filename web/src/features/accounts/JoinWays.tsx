import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import linkStyles from '../../ui/actions/Button.module.css'
import base from '../../ui/base.module.css'
import { TabPanel, Tabs } from '../../ui/navigation/Tabs.tsx'
import { GoogleButton, OpenIdButton, useGoogle } from './landing/GoogleButton.tsx'
import { wayInFor } from './way-in.ts'

/** Lazy: the form is loaded with its first use. */
const Registration = lazy(async () => ({ default: (await import('./registration/Registration.tsx')).Registration }))

const text = messages({
  ways: { tr: 'Üye olma yolları', en: 'Ways to join' },
  quick: { tr: 'Hızlı', en: 'Quick' },
  email: { tr: 'E-posta', en: 'Email' },
  google: { tr: 'Google ile üye ol', en: 'Join with Google' },
  haveAccount: { tr: 'Hesabım var', en: 'I have an account' },
  agreeBefore: { tr: 'Üye olarak ', en: 'By joining you accept the ' },
  terms: { tr: 'koşulları', en: 'terms' },
  agreeBetween: { tr: ' ve ', en: ' and ' },
  privacy: { tr: 'gizlilik politikasını', en: 'privacy policy' },
  agreeAfter: { tr: ' kabul edersin.', en: '.' },
})

/** Becoming a member without leaving the screen: by Google at once, or by email with a code. */
export function JoinWays({ arriveAt, otherwise }: { arriveAt: string; otherwise: ReactNode }) {
  const t = useText(text)
  const address = useAddress()
  const hasGoogle = useGoogle()
  const [chosen, setChosen] = useState<'quick' | 'email'>('quick')
  const tab = hasGoogle ? chosen : 'email'
  const tabs = [
    { id: 'quick', label: t.quick },
    { id: 'email', label: t.email },
  ] as const
  return (
    <>
      {hasGoogle && <Tabs name="join" label={t.ways} tabs={tabs} selected={tab} onSelect={setChosen} />}
      <TabPanel name="join" selected={tab} className={base.stackClose}>
        {tab === 'quick' ? (
          <>
            <GoogleButton next={arriveAt}>{t.google}</GoogleButton>
            <OpenIdButton next={arriveAt} />
            {otherwise}
            <p className={`${base.tiny} ${base.faint}`} style={{ textAlign: 'center' }}>
              {t.agreeBefore}
              <a className={linkStyles.link} href={address('/privacy#terms')}>
                {t.terms}
              </a>
              {t.agreeBetween}
              <a className={linkStyles.link} href={address('/privacy')}>
                {t.privacy}
              </a>
              {t.agreeAfter}
            </p>
          </>
        ) : (
          <>
            <Suspense>
              <Registration arriveAt={arriveAt} />
            </Suspense>
            {otherwise}
          </>
        )}
      </TabPanel>
      <p className={`${base.small} ${base.muted}`} style={{ textAlign: 'center' }}>
        <a className={linkStyles.link} href={wayInFor(arriveAt, 'email')}>
          {t.haveAccount}
        </a>
      </p>
    </>
  )
}
