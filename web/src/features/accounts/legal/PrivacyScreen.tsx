import { Heading } from '../../../lib/Heading.tsx'
import { useLanguage } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { LegalText } from './LegalText.tsx'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** Both texts on one page, so that either can be linked to. */
export default function PrivacyScreen() {
  const language = useLanguage()
  return (
    <article className={base.stack} style={{ maxWidth: '44rem', margin: '0 auto' }}>
      <Heading title={privacy.title[language]} />
      <LegalText document={privacy} headings="h2" />
      <hr />
      <h2 className={base.title} id="terms">
        {terms.title[language]}
      </h2>
      <LegalText document={terms} />
    </article>
  )
}
