import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { warningIcon } from '../../../ui/icons/icons.ts'
import type { AnalysisResult } from '../select/run.ts'
import { Figures } from './Figures.tsx'
import { IdeaCard } from './IdeaCard.tsx'
import { planOf } from './plan.ts'
import { RiskRewardBar } from './RiskRewardBar.tsx'
import { ideaText } from './text.ts'

type Props = { idea: AnalysisResult['leverage_recommendation']; nowUsd: number }

/** Percentages are those of the margin: they already carry the leverage. */
export function LeveragedCard({ idea, nowUsd }: Props) {
  const t = useText(ideaText)
  const { quantity } = useFormat()
  const { position, leverage, liquidationUsd, reason } = idea
  const plan = planOf(idea, leverage)
  if (position === 'none' || !plan)
    return <IdeaCard kind={t.leveraged} title={t.noneTitle} badge={t.wait} direction="flat" reason={reason} />
  return (
    <IdeaCard
      kind={t.leveraged}
      title={t[`${position}Title`](quantity(plan.leverage))}
      badge={t[position]}
      direction={position === 'long' ? 'up' : 'down'}
      reason={reason}
      warning={
        <div className={`${cards.note} ${cards.warning}`}>
          <Icon shape={warningIcon} sizePx={18} />
          <span>{t.warning}</span>
        </div>
      }
    >
      <RiskRewardBar plan={plan} nowUsd={nowUsd} />
      <Figures plan={plan} odds={idea} nowUsd={nowUsd} liquidationUsd={liquidationUsd} />
    </IdeaCard>
  )
}
