import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import gaugeStyles from '../../../ui/instruments/Gauge.module.css'
import { Gauge } from '../../../ui/instruments/Gauge.tsx'
import { cardText } from '../messages.ts'
import styles from './CoinCard.module.css'
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
    <div className={`${gaugeStyles.beside} ${styles.scorePanel}`}>
      <Gauge
        score={score?.value ?? null}
        widthPx={160}
        settling={score !== null}
        label={score ? t.scoreSays(count(score.value), band) : `${t.score}: ${t.noScore}`}
      />
      <div className={`${base.grow} ${styles.scoreText}`}>
        <h3 className={`${base.small} ${base.muted} ${styles.label}`}>{t.score}</h3>
        <p className={base.heading}>{band}</p>
        <p className={`${base.small} ${base.muted} ${styles.scoreSays}`}>{score?.says ?? t.noScoreSays}</p>
      </div>
    </div>
  )
}
