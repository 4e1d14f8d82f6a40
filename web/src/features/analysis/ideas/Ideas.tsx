import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { readStored, writeStored } from '../../../stored/stored.ts'
import { Advice } from '../Advice.tsx'
import analysisScreenStyles from '../AnalysisScreen.module.css'
import { analysisText } from '../messages.ts'
import { NextButton } from '../NextButton.tsx'
import type { AnalysisResult } from '../select/run.ts'
import styles from './Ideas.module.css'
import { LeveragedCard } from './LeveragedCard.tsx'
import { RiskQuestion } from './RiskQuestion.tsx'
import { SpotCard } from './SpotCard.tsx'
import { ideaText } from './text.ts'

export function Ideas({ result, onNext }: { result: AnalysisResult; onNext: () => void }) {
  const t = useText(ideaText)
  const next = useText(analysisText)
  const { time } = useFormat()
  const [isAgreed, setAgreed] = useState(() => readStored('riskAcknowledged') !== null)
  const { spot_recommendation: spot, leverage_recommendation: leveraged, priceUsd } = result
  const mustAsk = leveraged.position !== 'none' && !isAgreed

  function agree() {
    writeStored('riskAcknowledged', new Date().toISOString())
    setAgreed(true)
  }

  return (
    <div className={analysisScreenStyles.main}>
      <div className={styles.ideas}>
        <SpotCard idea={spot} nowUsd={priceUsd} />
        {mustAsk ? <RiskQuestion onAgree={agree} /> : <LeveragedCard idea={leveraged} nowUsd={priceUsd} />}
      </div>
      <Advice>{t.madeAt(time(new Date(result.at)))}</Advice>
      <NextButton label={next.toSignals} onNext={onNext} />
    </div>
  )
}
