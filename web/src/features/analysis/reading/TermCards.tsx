import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import { Lubber } from '../../../ui/brand/Lubber.tsx'
import cards from '../../../ui/cards.module.css'
import { ratioInRange } from '../../../ui/instruments/scale.ts'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import { Arrow } from '../../../ui/marks/Arrow.tsx'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { levelName } from '../levels.ts'
import type { AnalysisResult } from '../select/run.ts'
import { readingText } from './messages.ts'
import { PathSketch } from './PathSketch.tsx'
import styles from './TermCards.module.css'

type Story = { happened: string; stands: string; changes: string }
type Term = AnalysisResult['terms'][number] & { story?: Story }

/** Three spans of time, each with what happened, where it stands and what would change it. */
export const TermCards = ({ result }: { result: AnalysisResult }) => (
  <div className={`${base.stack} ${styles.terms}`}>
    {result.terms.map(term => (
      <TermCard key={term.term} term={term} result={result} />
    ))}
  </div>
)

type Props = { term: Term; result: AnalysisResult }

function TermCard({ term, result }: Props) {
  const t = useText(readingText)
  const { direction } = term
  const way = direction === 'up' || direction === 'down' ? direction : undefined
  return (
    <article className={`${cards.card} ${styles.term}`}>
      <div className={`${base.row} ${base.between} ${styles.head}`}>
        <div>
          <h3 className={base.subheading}>{t[term.term]}</h3>
          <small className={base.faint}>{t[`${term.term}Span`]}</small>
        </div>
        <Pill tone={way}>
          <Arrow direction={way ?? 'flat'} sizePx={8} />
          {direction ? t[direction] : t.unread}
        </Pill>
      </div>
      <TermStory term={term} />
      {term.path && <PathSketch {...term.path} />}
      <Levels term={term} result={result} />
    </article>
  )
}

/** The story in its slots; a part that has nothing to say is left out. */
function TermStory({ term: { story, text } }: { term: Term }) {
  const t = useText(readingText)
  const { said } = useMoney()
  if (!story) return <p className={styles.text}>{said(text)}</p>
  return (
    <dl className={styles.story}>
      {(['happened', 'stands', 'changes'] as const).map(
        slot =>
          story[slot] && (
            <div key={slot}>
              <dt>{t[slot]}</dt>
              <dd>{said(story[slot])}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** The two levels of the term with the price between them, at true scale. */
function Levels({ term, result: { priceUsd, levels } }: Props) {
  const t = useText(readingText)
  const { roughPrice, prose, chance } = useMoney()
  const { supportUsd, resistanceUsd } = term
  if (supportUsd === null || resistanceUsd === null) return null
  // As the story above writes them: a level looks the same wherever it is named.
  const [low, high] = [prose(supportUsd, resistanceUsd), prose(resistanceUsd, supportUsd)]
  const within = t[`${term.term}Within`]
  /** The ladder's name for it, where it is one of its levels. */
  const nameOf = (usd: number) => levels.find(level => level.priceUsd === usd)?.name
  const named = (usd: number, edge: string) => {
    const name = nameOf(usd)
    return name ? `${levelName(name)} · ${edge}` : edge
  }
  return (
    <div className={styles.levels} role="img" aria-label={t.levelsSay(low, high, roughPrice(priceUsd))}>
      <div className={styles.scale}>
        <span style={{ left: `${ratioInRange(supportUsd, resistanceUsd, priceUsd) * 100}%` }}>
          <Lubber />
        </span>
        <Ticks count={41} majorEvery={10} heightPx={10} />
      </div>
      <p>
        <span>
          <small>{named(supportUsd, t.lower)}</small>
          <Price text={low} />
          <small>{within(chance(term.supportChance))}</small>
        </span>
        <span>
          <small>{named(resistanceUsd, t.upper)}</small>
          <Price text={high} />
          <small>{within(chance(term.resistanceChance))}</small>
        </span>
      </p>
    </div>
  )
}
