import { DAY_MS } from '@pusula/words'
import { useEffect, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { directionClass } from '../../../ui/direction.ts'
import { Gauge } from '../../../ui/instruments/Gauge.tsx'
import gaugeStyles from '../../../ui/instruments/instruments.module.css'
import { ShareTicks } from '../../../ui/instruments/ShareTicks.tsx'
import type { AnalysisResult } from '../select/run.ts'
import {
  type Factor,
  factorBar,
  factorLine,
  factorNumbers,
  factorText,
  inOrder,
  startingScore,
} from './factor-words.ts'
import { readingText } from './messages.ts'
import styles from './Reading.module.css'

type Score = Pick<AnalysisResult['score'], 'score' | 'history'>

interface HistoryPoint {
  score: number
  daysAgo: number
  /** In percent of the picture, from its upper left corner. */
  x: number
  y: number
}

const spanDays = 30
/** Score bands: the limits between the words for a score. */
const bandLines = [80, 60, 40] as const
/** The picture shows these at least, so that a quiet month looks quiet. */
const [least, most] = [30, 90]

/** The scores of the last thirty days with today's at the end; none where there is nothing to compare it with. */
export function historyOf({ score, history }: Score, at: string): { points: HistoryPoint[]; lineY: number[] } | null {
  const today = Date.parse(at.slice(0, 10))
  const known = [
    ...history
      .map(({ day, score: then }) => ({ score: then, daysAgo: Math.round((today - Date.parse(day)) / DAY_MS) }))
      .filter(({ daysAgo }) => daysAgo > 0 && daysAgo <= spanDays),
    { score, daysAgo: 0 },
  ]
  if (known.length < 2) return null
  const scores = known.map(one => one.score)
  const [low, high] = [Math.min(least, ...scores), Math.max(most, ...scores)]
  const toY = (value: number) => Math.round(((high - value) / (high - low)) * 10_000) / 100
  const points = known.map(one => ({
    ...one,
    x: Math.round((1 - one.daysAgo / spanDays) * 10_000) / 100,
    y: toY(one.score),
  }))
  return { points, lineY: bandLines.map(toY) }
}

/** Scores whose needle animation has played; it is not repeated on a second visit. */
const seen = new Set<string>()

function useFirstView(name: string): boolean {
  const [isFirst] = useState(() => !seen.has(name))
  useEffect(() => {
    seen.add(name)
  }, [name])
  return isFirst
}

/** The last thirty days at a glance: small dots for last week and yesterday, brass for today. */
function ScoreHistory({ result: { score, at } }: { result: AnalysisResult }) {
  const t = useText(readingText)
  const { count } = useFormat()
  const history = historyOf(score, at)
  const first = history?.points[0]
  if (!history || !first) return null
  const line = history.points.map(({ x, y }) => `${x},${y}`).join(' ')
  const marked = history.points.filter(({ daysAgo }) => [0, 1, 7].includes(daysAgo))
  return (
    <div className={styles.history} role="img" aria-label={t.historySays(count(first.score), count(score.score))}>
      <div className={styles.picture}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {history.lineY.map(y => (
            <line key={y} x1="0" x2="100" y1={y} y2={y} />
          ))}
          <polyline points={line} />
        </svg>
        {marked.map(({ daysAgo, x, y }) => (
          <i
            key={daysAgo}
            className={classes(styles.dot, daysAgo === 0 && styles.today)}
            style={{ left: `${x}%`, top: `${y}%` }}
          />
        ))}
        {bandLines.map((band, index) => (
          <small key={band} style={{ top: `${history.lineY[index]}%` }}>
            {count(band)}
          </small>
        ))}
      </div>
      <p>
        <span>{t.daysAgo(count(first.daysAgo), count(first.score))}</span>
        <b>{t.today(count(score.score))}</b>
      </p>
    </div>
  )
}

/** The score, what it was, and the sum behind it. */
export function ScoreCard({ result }: { result: AnalysisResult }) {
  const t = useText(readingText)
  const { symbol, at, score } = result
  const { count } = useFormat()
  const settling = useFirstView(`${symbol} ${at}`)
  return (
    <section className={cards.card} data-part="score">
      {score.isEnough ? (
        <div className={gaugeStyles.beside}>
          <Gauge
            score={score.score}
            label={t.scoreSays(count(score.score), t[score.band])}
            widthPx={148}
            settling={settling}
          />
          <div className={base.grow}>
            <p className={`${base.small} ${base.muted}`}>{t.score}</p>
            <p className={base.title}>{t[score.band]}</p>
            <Before score={score} />
          </div>
        </div>
      ) : (
        <p className={base.heading}>{t.noScore}</p>
      )}
      {score.isEnough && <ScoreHistory result={result} />}
      <p className={`${base.small} ${base.muted} ${styles.sentence}`}>{score.sentence}</p>
      <Reasons score={score} />
    </section>
  )
}

type Props = { factor: Factor; all: readonly Factor[] }

/** One row of the sum; opened, it shows the numbers it was made from. */
function FactorRow({ factor, all }: Props) {
  const t = useText(factorText)
  const format = useFormat()
  const said = { t, format, language: useLanguage() }
  const numbers = factorNumbers(factor, said)
  const { side, widthPercent } = factorBar(factor.points, all)
  const row = (
    <>
      <span className={styles.name}>
        <b>{t[factor.name]}</b>
        <small>{factorLine(factor, said)}</small>
      </span>
      {factor.stance === 'unread' ? (
        <span className={styles.unread}>{t.missing}</span>
      ) : (
        <span className={styles.bar} aria-hidden="true">
          <i
            className={classes(directionClass[side], side === 'down' && styles.down)}
            style={{ [side === 'down' ? 'right' : 'left']: '50%', width: `${widthPercent}%` }}
          />
        </span>
      )}
      <b className={`${styles.points} ${directionClass[side]}`}>
        {factor.stance === 'unread' ? '–' : format.countChange(factor.points)}
      </b>
    </>
  )
  if (numbers.length === 0) return <div className={`${styles.factor} ${styles.details}`}>{row}</div>
  return (
    <details className={styles.details}>
      <summary className={styles.factor}>{row}</summary>
      <dl className={cards.facts}>
        {numbers.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Where it starts, what each factor adds or takes, and what could not be read. */
function Reasons({ score }: { score: AnalysisResult['score'] }) {
  const t = useText(readingText)
  const { count } = useFormat()
  const factors = inOrder(score.factors)
  const unread = factors.length - score.readCount
  return (
    <>
      <h2 className={`${base.subheading} ${styles.reasons}`}>{t.why}</h2>
      <p className={styles.readCount}>
        <ShareTicks count={factors.length} shares={[{ ratio: score.readCount / factors.length, look: 'lit' }]} />
        {t.readCount(count(score.readCount), count(factors.length))}
      </p>
      <div className={styles.factors}>
        <div className={`${styles.factor} ${styles.sum}`}>
          <span>{t.start}</span>
          <b>{count(startingScore)}</b>
        </div>
        {factors.map(factor => (
          <FactorRow key={factor.name} factor={factor} all={factors} />
        ))}
        {score.isEnough && (
          <div className={`${styles.factor} ${styles.sum}`}>
            <span>{t.total}</span>
            <b>{count(score.score)}</b>
          </div>
        )}
      </div>
      {unread > 0 && (
        <p className={`${base.tiny} ${base.faint} ${styles.foot}`}>
          {t.unreadFoot(count(unread), count(score.unreadPoints))}
        </p>
      )}
    </>
  )
}

/** What it was, where it was asked for on those days. */
function Before({ score: { yesterday, lastWeek } }: { score: AnalysisResult['score'] }) {
  const t = useText(readingText)
  const { count } = useFormat()
  const said = [
    ...(yesterday === null ? [] : [t.yesterday(count(yesterday))]),
    ...(lastWeek === null ? [] : [t.lastWeek(count(lastWeek))]),
  ]
  return said.length > 0 && <p className={`${base.small} ${base.muted}`}>{said.join(' · ')}</p>
}
