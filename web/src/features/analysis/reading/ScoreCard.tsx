import { useEffect, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import gaugeStyles from '../../../ui/instruments/Gauge.module.css'
import { Gauge } from '../../../ui/instruments/Gauge.tsx'
import { ShareTicks } from '../../../ui/instruments/ShareTicks.tsx'
import type { AnalysisResult } from '../select/run.ts'
import { FactorRow } from './FactorRow.tsx'
import { inOrder, startingScore } from './factors.ts'
import { readingText } from './messages.ts'
import styles from './Reading.module.css'
import { ScoreHistory } from './ScoreHistory.tsx'

/** Scores whose needle has swung in: a second look finds it standing. */
const seen = new Set<string>()

function useFirstView(name: string): boolean {
  const [isFirst] = useState(() => !seen.has(name))
  useEffect(() => {
    seen.add(name)
  }, [name])
  return isFirst
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
