import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Gauge } from '../../../ui/instruments/Gauge.tsx'
import { cardText } from '../messages.ts'
import { bandOf } from './score.ts'

export interface Score {
  /** 0 to 100. */
  value: number
  /** What moved it, in a sentence. */
  says: string
}

/** The score once an analysis has given one; until then a scale without a needle says so. */
export function ScorePanel({ score }: { score: Score | null }) {
  const t = useText(cardText)
  const { count } = useFormat()
  const band = score ? t[`band.${bandOf(score.value)}`] : t.noScore
  return (
    <div className="score-row">
      <Gauge
        score={score?.value ?? null}
        widthPx={160}
        settling={score !== null}
        label={score ? t.scoreSays(count(score.value), band) : `${t.score}: ${t.noScore}`}
      />
      <div className="grow">
        <h3 className="sm muted cc-l">{t.score}</h3>
        <p className="h2">{band}</p>
        <p className="sm muted score-says">{score?.says ?? t.noScoreSays}</p>
      </div>
    </div>
  )
}
