import { useText } from '../../../lib/language.ts'
import type { AnalysisResult } from '../select/run.ts'
import { Figures } from './Figures.tsx'
import { IdeaCard } from './IdeaCard.tsx'
import { planOf } from './plan.ts'
import { RiskRewardBar } from './RiskRewardBar.tsx'
import { ideaText } from './text.ts'

const directions = { buy: 'up', sell: 'down', wait: 'flat' } as const

type Props = { idea: AnalysisResult['spot_recommendation']; nowUsd: number }

export function SpotCard({ idea, nowUsd }: Props) {
  const t = useText(ideaText)
  const { action, reason } = idea
  const plan = planOf(idea)
  return (
    <IdeaCard
      kind={t.spot}
      title={t[`${action}Title`]}
      badge={t[action]}
      direction={directions[action]}
      reason={reason}
    >
      {plan && (
        <>
          <RiskRewardBar plan={plan} nowUsd={nowUsd} />
          <Figures plan={plan} odds={idea} nowUsd={nowUsd} />
        </>
      )}
    </IdeaCard>
  )
}
