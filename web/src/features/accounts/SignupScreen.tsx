import { useSearch } from 'wouter/use-browser-location'
import { useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useText } from '../../lib/language.ts'
import linkStyles from '../../ui/actions/links.module.css'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { signupText } from './messages.ts'
import { NarrowPage } from './NarrowPage.tsx'
import { Registration } from './registration/Registration.tsx'

export default function SignupScreen() {
  const t = useText(signupText)
  const address = useAddress()
  const isPro = new URLSearchParams(useSearch()).get('signup') === 'pro'
  return (
    <NarrowPage>
      <div>
        <Heading title={isPro ? t.pro : t.free} />
        <p className={base.muted}>{isPro ? t.proSays : t.freeSays}</p>
      </div>
      <section className={cards.card}>
        <Registration tier={isPro ? 'pro' : 'member'} />
      </section>
      <p className={`${base.small} ${base.muted}`}>
        {t.haveAccount}{' '}
        <a className={linkStyles.link} href={address('/')}>
          {t.logIn}
        </a>
      </p>
    </NarrowPage>
  )
}
