import { Heading } from '../../lib/Heading.tsx'
import { useText } from '../../lib/language.ts'
import { useSearch } from '../../lib/location.ts'
import linkStyles from '../../ui/actions/Button.module.css'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { GoogleButton, OpenIdButton, useGoogle } from './landing/GoogleButton.tsx'
import { NarrowPage } from './NarrowPage.tsx'
import { signupText } from './registration/messages.ts'
import { Registration } from './registration/Registration.tsx'
import { nextOf, wayInFor } from './way-in.ts'

export default function SignupScreen() {
  const t = useText(signupText)
  const search = useSearch()
  const isPro = new URLSearchParams(search).get('signup') === 'pro'
  const arriveAt = nextOf(search) ?? (isPro ? '/subscribe' : undefined)
  const hasGoogle = useGoogle()
  return (
    <NarrowPage>
      <div>
        <Heading title={isPro ? t.pro : t.free} />
        <p className={base.muted}>{isPro ? t.proSays : t.freeSays}</p>
      </div>
      <section className={`${cards.card} ${base.stackClose}`}>
        {hasGoogle && (
          <>
            <GoogleButton next={arriveAt}>{t.google}</GoogleButton>
            <OpenIdButton next={arriveAt} />
            <p className={`${base.tiny} ${base.faint}`} style={{ textAlign: 'center' }}>
              {t.orEmail}
            </p>
          </>
        )}
        <Registration tier={isPro ? 'pro' : 'member'} arriveAt={arriveAt} />
      </section>
      <p className={`${base.small} ${base.muted}`}>
        {t.haveAccount}{' '}
        <a className={linkStyles.link} href={wayInFor(arriveAt ?? null, 'email')}>
          {t.logIn}
        </a>
      </p>
    </NarrowPage>
  )
}
