import { Heading } from '../../../lib/Heading.tsx'
import { useText } from '../../../lib/language.ts'
import linkStyles from '../../../ui/actions/Button.module.css'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { NarrowPage } from '../NarrowPage.tsx'
import { wayInFor } from '../way-in.ts'
import { passwordText } from './messages.ts'
import { AskForLink } from './ResetPasswordScreen.tsx'

export default function ForgotPasswordScreen() {
  const t = useText(passwordText)
  return (
    <NarrowPage>
      <div>
        <Heading title={t.forgot} />
        <p className={base.muted}>{t.forgotSays}</p>
      </div>
      <section className={cards.card}>
        <AskForLink />
      </section>
      <p className={base.small}>
        <a className={linkStyles.link} href={wayInFor(null, 'email')}>
          {t.backToLogin}
        </a>
      </p>
    </NarrowPage>
  )
}
