import { useSearch } from 'wouter/use-browser-location'
import { useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { NarrowPage } from './NarrowPage.tsx'
import { Registration } from './registration/Registration.tsx'

const text = messages({
  free: { tr: 'Ücretsiz üye ol', en: 'Join free' },
  freeSays: {
    tr: '20 kredi hediye: $10 değerinde 20 analiz.',
    en: '20 credits included: 20 analyses, worth $10.',
  },
  pro: { tr: 'Pro için üye ol', en: 'Join for Pro' },
  proSays: {
    tr: 'Önce ücretsiz üye ol, sonra Pro planını seç.',
    en: 'Join free first, then choose your Pro plan.',
  },
  haveAccount: { tr: 'Hesabın var mı?', en: 'Have an account?' },
  logIn: { tr: 'Giriş yap', en: 'Log in' },
})

export default function SignupScreen() {
  const t = useText(text)
  const address = useAddress()
  const isPro = new URLSearchParams(useSearch()).get('signup') === 'pro'
  return (
    <NarrowPage>
      <div>
        <Heading title={isPro ? t.pro : t.free} />
        <p className="muted">{isPro ? t.proSays : t.freeSays}</p>
      </div>
      <section className="card">
        <Registration tier={isPro ? 'pro' : 'member'} />
      </section>
      <p className="sm muted">
        {t.haveAccount}{' '}
        <a className="link" href={address('/')}>
          {t.logIn}
        </a>
      </p>
    </NarrowPage>
  )
}
