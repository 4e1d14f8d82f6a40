import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Price } from '../../../lib/Price.tsx'
import { Arrow } from '../../../ui/marks/Arrow.tsx'
import { Pill } from '../../../ui/marks/Pill.tsx'
import type { AnalysisResult } from '../select/run.ts'
import { readingText } from './text.ts'
import { levelsToWatch, type Term } from './watch.ts'

/** Three spans of time, each with its direction and its two levels. */
export const TermCards = ({ terms }: { terms: AnalysisResult['terms'] }) => (
  <div className="stack terms">
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
    <article className="card term">
      <div className="row between">
        <div>
          <h3 className="h3">{t[term.term]}</h3>
          <small className="dim">{t[`${term.term}Span`]}</small>
        </div>
        <Pill tone={way}>
          <Arrow direction={way ?? 'flat'} />
          {direction ? t[direction] : t.unread}
        </Pill>
      </div>
      <p>{term.text}</p>
      <p className="chips">
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
