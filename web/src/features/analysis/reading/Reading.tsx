import { useAfterFirstPaint } from '../../../lib/after-first-paint.ts'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import styles from '../AnalysisScreen.module.css'
import { ChartCard } from '../chart/ChartCard.tsx'
import { DotsCard } from '../dots/DotsCard.tsx'
import { analysisText } from '../messages.ts'
import { Advice, NextButton } from '../NextButton.tsx'
import type { AnalysisResult } from '../select/run.ts'
import { AnswerCard } from './AnswerCard.tsx'
import { readingText } from './messages.ts'
import { ScoreCard } from './ScoreCard.tsx'
import { TermCards } from './TermCards.tsx'

type Props = { result: AnalysisResult; onView: (view: 'predictions') => void }

/** The answer, the picture, the score behind it and the three terms. */
export default function Reading({ result, onView }: Props) {
  const t = useText(analysisText)
  const said = useText(readingText)
  const { time } = useFormat()
  const isAfterPaint = useAfterFirstPaint()
  return (
    <>
      <div className={styles.lead}>
        <AnswerCard result={result} />
        <DotsCard result={result} />
        <ChartCard key={result.symbol} coin={result} reading={result} />
      </div>
      <div className={styles.side}>
        <ScoreCard result={result} />
      </div>
      {isAfterPaint && (
        <div className={styles.main}>
          <TermCards result={result} />
          <p className={`${base.tiny} ${base.faint}`}>{said.touchFoot}</p>
          <Advice>{t.madeAt(time(new Date(result.at)))}</Advice>
          <NextButton label={t.toPredictions} onNext={() => onView('predictions')} />
        </div>
      )}
    </>
  )
}
