import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import { Lubber } from '../../../ui/brand/Dial.tsx'
import cards from '../../../ui/cards.module.css'
import { ratioInRange } from '../../../ui/instruments/scale.ts'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import { Arrow } from '../../../ui/marks/Delta.tsx'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { levelName } from '../levels.ts'
import type { AnalysisResult } from '../select/run.ts'
import { readingText } from './messages.ts'
import styles from './Reading.module.css'

type Path = NonNullable<AnalysisResult['terms'][number]['path']>

const heightPx = 72
/** A label in the middle keeps so far from the edges, in percent of the width. */
const keep = 22

const tenths = (value: number) => Math.round(10 * value) / 10

/** How the price got where it is: the line of the term with its beginning, where it turned, and now. */
function PathSketch({ points, turns }: Path) {
  const t = useText(readingText)
  const { prose, returnRate, day } = useMoney()
  const prices = points.map(point => Math.log(point.priceUsd))
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const last = points.length - 1
  const at = (i: number) => ({
    x: (100 * i) / last,
    y: high > low ? (heightPx * (high - (prices[i] ?? low))) / (high - low) : heightPx / 2,
  })
  const usd = (i: number) => points[i]?.priceUsd ?? 0
  const change = (from: number, to: number) => {
    const ratio = usd(to) / usd(from) - 1
    return returnRate(ratio, Math.abs(ratio) < 0.1 ? 1 : 0)
  }
  const line = points.map((_, i) => `${tenths(at(i).x)} ${tenths(at(i).y)}`).join('L')
  const turn = turns.at(-1) ?? 0
  const before = turns.length > 1 ? (turns[0] ?? 0) : 0
  const said = [0, ...turns].map(i => `${day(new Date(points[i]?.at ?? 0))} ${prose(usd(i))}`)
  const isLow = at(turn).y > heightPx / 2
  return (
    <div className={styles.path} role="img" aria-label={[...said, `${t.now} ${prose(usd(last))}`].join(', ')}>
      <svg viewBox={`0 0 100 ${heightPx}`} preserveAspectRatio="none" height={heightPx} aria-hidden="true">
        <path d={`M${line}`} />
      </svg>
      {[0, ...turns, last].map(i => (
        <i
          key={i}
          className={i === last ? styles.now : undefined}
          style={{ left: `${at(i).x}%`, top: `${at(i).y}px` }}
        />
      ))}
      <Label x={0} at={at(0).y} isBelow={!isLow} price={prose(usd(0))} />
      <Label
        x={Math.min(100 - keep, Math.max(keep, at(turn).x))}
        at={at(turn).y}
        isBelow={isLow}
        price={prose(usd(turn))}
        change={change(before, turn)}
      />
      <Label x={100} at={at(last).y} isBelow={!isLow} price={prose(usd(last))} change={change(turn, last)} />
    </div>
  )
}

type LabelProps = { x: number; at: number; isBelow: boolean; price: string; change?: string }

/** A price above its point, or below it, and how far the line went to get there. */
function Label({ x, at, isBelow, price, change }: LabelProps) {
  const shift = x === 0 ? 0 : x === 100 ? -100 : -50
  const style = { left: `${x}%`, top: `${at + (isBelow ? 8 : -24)}px`, transform: `translateX(${shift}%)` }
  return (
    <span className={styles.label} style={style}>
      <b>
        <Price text={price} />
      </b>
      {change && ` · ${change}`}
    </span>
  )
}

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
