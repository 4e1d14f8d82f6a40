import { useEffect, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import gaugeStyles from '../../../ui/instruments/Gauge.module.css'
import { Gauge } from '../../../ui/instruments/Gauge.tsx'
import type { AnalysisResult } from '../select/run.ts'
import { FactorRow } from './FactorRow.tsx'
import { inOrder, startingScore } from './factors.ts'
import { readingText } from './messages.ts'
import styles from './Reading.module.css'

/** Scores whose needle has swung in: a second look finds it standing. */
const seen = new Set<string>()

function useFirstView(name: string): boolean {
  const [isFirst] = useState(() => !seen.has(name))
  useEffect(() => {
    seen.add(name)
  }, [name])
  return isFirst
}

/** The score, what it means, and the sum behind it. */
export function ScoreCard({ result: { symbol, at, score } }: { result: AnalysisResult }) {
  const t = useText(readingText)
  const { count } = useFormat()
  const settling = useFirstView(`${symbol} ${at}`)
  const factors = inOrder(score.factors)
  return (
    <section className={cards.card} data-part="score">
      <div className={gaugeStyles.beside}>
        <Gauge
          score={score.score}
          label={t.scoreSays(count(score.score), score.isEnough ? t[score.band] : t.unread)}
          widthPx={148}
          settling={settling}
        />
        <div className={base.grow}>
          <p className={`${base.small} ${base.muted}`}>{t.score}</p>
          <p className={base.title}>{score.isEnough ? t[score.band] : t.unread}</p>
          <Before score={score} />
        </div>
      </div>
      <p className={`${base.small} ${base.muted}`} style={{ marginTop: 'var(--space-3)' }}>
        {score.sentence}
      </p>
      <h2 className={`${base.subheading} ${styles.reasons}`}>{t.why}</h2>
      <div className={styles.factors}>
        <div className={`${styles.factor} ${styles.sum}`}>
          <span>{t.start}</span>
          <b>{count(startingScore)}</b>
        </div>
        {factors.map(factor => (
          <FactorRow key={factor.name} factor={factor} all={factors} />
        ))}
        <div className={`${styles.factor} ${styles.sum}`}>
          <span>{t.total}</span>
          <b>{count(score.score)}</b>
        </div>
      </div>
    </section>
  )
}

/** What it was, where it was asked for on those days. */
function Before({ score: { yesterday, lastWeek } }: { score: AnalysisResult['score'] }) {
  const t = useText(readingText)
  const { count } = useFormat()
  if (yesterday === null && lastWeek === null) return null
  const said =
    yesterday === null
      ? t.weekOnly(count(lastWeek))
      : [t.yesterday(count(yesterday)), ...(lastWeek === null ? [] : [t.lastWeek(count(lastWeek))])].join(' · ')
  return <p className={`${base.small} ${base.faint}`}>{said}</p>
}
