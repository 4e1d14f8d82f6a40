import { useAddress } from '../lib/go.ts'
import { Heading } from '../lib/Heading.tsx'
import { useText } from '../lib/language.ts'
import { ButtonLink } from '../ui/actions/ButtonLink.tsx'
import { Dial } from '../ui/brand/Dial.tsx'
import { pageText } from './page-text.ts'

export function NotFound() {
  const t = useText(pageText)
  const address = useAddress()
  return (
    <div className="empty">
      <Dial bearingDeg={200} />
      <Heading title={t.notFound} look="h2" />
      <p className="muted">{t.notFoundSays}</p>
      <ButtonLink look="primary" small href={address('/')}>
        {t.start}
      </ButtonLink>
    </div>
  )
}
