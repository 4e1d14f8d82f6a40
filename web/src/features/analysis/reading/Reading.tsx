import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useLater } from '../../../lib/later.ts'
import { Advice } from '../Advice.tsx'
import styles from '../AnalysisScreen.module.css'
import { analysisText } from '../messages.ts'
import { NextButton } from '../NextButton.tsx'
import type { AnalysisResult } from '../select/run.ts'
import { MiniLadder } from './MiniLadder.tsx'
import { ScoreCard } from './ScoreCard.tsx'
import { TermCards } from './TermCards.tsx'

type Props = { result: AnalysisResult; onView: (view: 'predictions') => void }

export function Reading({ result, onView }: Props) {
  const t = useText(analysisText)
  const { time } = useFormat()
  const isLater = useLater()
  return (
    <>
      <div className={styles.side}>
        <ScoreCard result={result} />
        <MiniLadder result={result} />
      </div>
      {isLater && (
        <div className={styles.main}>
          <TermCards terms={result.terms} />
          <Advice>{t.madeAt(time(new Date(result.at)))}</Advice>
          <NextButton label={t.toPredictions} onNext={() => onView('predictions')} />
        </div>
      )}
    </>
  )
}
