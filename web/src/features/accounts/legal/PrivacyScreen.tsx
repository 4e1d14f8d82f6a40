import { Heading } from '../../../lib/Heading.tsx'
import { useLanguage, useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import base from '../../../ui/base.module.css'
import { LegalText } from './LegalText.tsx'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

const text = messages({
  simulated: { tr: 'Simüle piyasa ve haberleri', en: 'The simulated market and its news' },
  simulatedSays: {
    tr: 'Gerçek piyasaya ulaşılamadığında Pusula bir simülasyonla çalışır: fiyatlar bilgisayarda üretilir, haberler o fiyatlardan yazılır. Hiçbiri gerçek bir olayı anlatmaz, hiçbir yayında yer almaz; simüle olan her şey yanında bunu söyler.',
    en: 'Without a real market Pusula runs on a simulation: prices are made by a computer, and its news are written from those prices. None of them tells of a real event or stands in any publication; whatever is simulated says so beside it.',
  },
})

/** Privacy policy, terms and the note on simulated news on one page, with an anchor each. */
export default function PrivacyScreen() {
  const language = useLanguage()
  const t = useText(text)
  return (
    <article className={base.stack} style={{ maxWidth: '44rem', margin: '0 auto' }}>
      <Heading title={privacy.title[language]} />
      <LegalText document={privacy} headings="h2" />
      <hr />
      <h2 className={base.title} id="terms">
        {terms.title[language]}
      </h2>
      <LegalText document={terms} />
      <hr />
      <h2 className={base.title} id="simulated">
        {t.simulated}
      </h2>
      <p>{t.simulatedSays}</p>
    </article>
  )
}
