import type { Both } from '@pusula/contract'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import base from '../../../ui/base.module.css'

interface Section {
  heading: string
  says: readonly string[]
}

/** A text with a date on it, whole in each language. */
export interface LegalDocument {
  title: Both
  updatedAt: Date
  sections: Both<readonly Section[]>
}

const text = messages({
  updated: { tr: (day: string) => `Son güncelleme: ${day}`, en: (day: string) => `Last updated ${day}` },
})

type Props = { document: LegalDocument; headings?: 'h2' | 'h3' }

/** The date and the sections; the title belongs to whoever shows it. */
export function LegalText({ document: { updatedAt, sections }, headings: SectionHeading = 'h3' }: Props) {
  const t = useText(text)
  const language = useLanguage()
  const { longDate } = useFormat()
  return (
    <div className={base.stack}>
      <p className={`${base.small} ${base.faint}`}>{t.updated(longDate(updatedAt))}</p>
      {sections[language].map(({ heading, says }) => (
        <section key={heading} className={base.stackTight}>
          <SectionHeading className={base.subheading}>{heading}</SectionHeading>
          {says.map(paragraph => (
            <p key={paragraph} className={base.muted}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}
