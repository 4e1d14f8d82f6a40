import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Arrow } from '../../../ui/marks/Arrow.tsx'
import { Pill } from '../../../ui/marks/Pill.tsx'
import type { AnalysisResult } from '../select/run.ts'
import { readingText } from './messages.ts'
import styles from './Reading.module.css'
import { levelsToWatch, type Term } from './watch.ts'

/** Three spans of time, each with its direction and its two levels. */
export const TermCards = ({ terms }: { terms: AnalysisResult['terms'] }) => (
  <div className={`${base.stack} ${styles.terms}`}>
    {terms.map(term => (
      <TermCard key={term.term} term={term} />
    ))}
  </div>
)

function TermCard({ term }: { term: Term }) {
  const t = useText(readingText)
  const { roughPrice } = useFormat()
  const { direction } = term
  const way = direction === 'up' || direction === 'down' ? direction : undefined
  return (
    <article className={`${cards.card} ${styles.term}`}>
      <div className={`${base.row} ${base.between}`}>
        <div>
          <h3 className={base.subheading}>{t[term.term]}</h3>
          <small className={base.faint}>{t[`${term.term}Span`]}</small>
        </div>
        <Pill tone={way}>
          <Arrow direction={way ?? 'flat'} sizePx={8} />
          {direction ? t[direction] : t.unread}
        </Pill>
      </div>
      <p>{term.text}</p>
      <p className={styles.levels}>
        {levelsToWatch(term).map(({ label, priceUsd }) => (
          <span key={label}>
            <small>{t[label]}</small>
            <Price text={roughPrice(priceUsd)} />
          </span>
        ))}
      </p>
    </article>
  )
}
