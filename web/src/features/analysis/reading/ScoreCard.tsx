import { useEffect, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Gauge } from '../../../ui/instruments/Gauge.tsx'
import type { AnalysisResult } from '../select/run.ts'
import { FactorRow } from './FactorRow.tsx'
import { inOrder, startingScore } from './factors.ts'
import { readingText } from './text.ts'

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
    <section className="card why">
      <div className="score-row why-top">
        <Gauge
          score={score.score}
          label={t.scoreSays(count(score.score), t[score.band])}
          widthPx={148}
          settling={settling}
        />
        <div className="grow">
          <p className="sm muted">{t.score}</p>
          <p className="h1">{t[score.band]}</p>
        </div>
      </div>
      <p className="sm muted" style={{ marginTop: 'var(--space-3)' }}>
        {score.sentence}
      </p>
      <h2 className="h3 why-h">{t.why}</h2>
      <div className="fx">
        <div className="fx-r fx-e">
          <span>{t.start}</span>
          <b>{count(startingScore)}</b>
        </div>
        {factors.map(factor => (
          <FactorRow key={factor.name} factor={factor} all={factors} />
        ))}
        <div className="fx-r fx-e">
          <span>{t.total}</span>
          <b>{count(score.score)}</b>
        </div>
      </div>
    </section>
  )
}
