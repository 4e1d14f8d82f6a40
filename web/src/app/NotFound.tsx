import { useAddress } from '../lib/go.ts'
import { Heading } from '../lib/Heading.tsx'
import { useText } from '../lib/language.ts'
import { ButtonLink } from '../ui/actions/ButtonLink.tsx'
import base from '../ui/base.module.css'
import { Dial } from '../ui/brand/Dial.tsx'
import emptyStyles from '../ui/states/Empty.module.css'
import { laterText } from './later-messages.ts'

export function NotFound() {
  const t = useText(laterText)
  const address = useAddress()
  return (
    <div className={emptyStyles.empty}>
      <Dial bearingDeg={200} />
      <Heading title={t.notFound} look="heading" />
      <p className={base.muted}>{t.notFoundSays}</p>
      <ButtonLink look="primary" small href={address('/')}>
        {t.start}
      </ButtonLink>
    </div>
  )
}
