import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { readStored, writeStored } from '../../../stored/stored.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import type { Direction } from '../../../ui/direction.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { warningIcon } from '../../../ui/icons/icons.ts'
import { Arrow } from '../../../ui/marks/Arrow.tsx'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { Advice } from '../Advice.tsx'
import analysisScreenStyles from '../AnalysisScreen.module.css'
import { analysisText } from '../messages.ts'
import { NextButton } from '../NextButton.tsx'
import type { AnalysisResult } from '../select/run.ts'
import { Figures } from './Figures.tsx'
import styles from './Ideas.module.css'
import { ideaText } from './messages.ts'
import { RiskRewardBar } from './RiskRewardBar.tsx'
import type { Plan } from './risk-reward.ts'

export default function Ideas({ result, onNext }: { result: AnalysisResult; onNext: () => void }) {
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

type Props = { idea: AnalysisResult['leverage_recommendation']; nowUsd: number }

/** Percentages are those of the margin: they already carry the leverage. */
function LeveragedCard({ idea, nowUsd }: Props) {
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

/** Stands where the first leveraged card would, until its risk was read. */
function RiskQuestion({ onAgree }: { onAgree: () => void }) {
  const t = useText(ideaText)
  return (
    <article className={`${cards.card} ${styles.idea}`}>
      <div>
        <p className={`${base.small} ${base.muted}`}>{t.leveraged}</p>
        <h2 className={base.title}>{t.riskTitle}</h2>
      </div>
      <div className={`${cards.note} ${cards.warning}`}>
        <Icon shape={warningIcon} sizePx={18} />
        <span>{t.riskSays}</span>
      </div>
      <Button onClick={onAgree}>{t.riskAgree}</Button>
    </article>
  )
}

const directions = { buy: 'up', sell: 'down', wait: 'flat' } as const

type SpotCardProps = { idea: AnalysisResult['spot_recommendation']; nowUsd: number }

function SpotCard({ idea, nowUsd }: SpotCardProps) {
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

type IdeaCardProps = {
  kind: string
  title: string
  badge: string
  direction: Direction
  /** Why, in the words of the analysis. */
  reason: string
  children?: ReactNode
  /** What must be read last. */
  warning?: ReactNode
}

/** The frame of every scenario; one without prices says just as plainly why there is none. */
function IdeaCard({ kind, title, badge, direction, reason, children, warning }: IdeaCardProps) {
  const t = useText(ideaText)
  return (
    <article className={`${cards.card} ${styles.idea}`}>
      <div className={`${base.row} ${base.between}`}>
        <div>
          <p className={`${base.small} ${base.muted}`}>{kind}</p>
          <h2 className={base.title}>{title}</h2>
        </div>
        <Pill large tone={direction === 'flat' ? undefined : direction}>
          <Arrow direction={direction} sizePx={8} />
          {badge}
        </Pill>
      </div>
      {children}
      <p className={styles.reason}>
        <b>{t.why}</b> {reason}
      </p>
      {warning}
    </article>
  )
}

interface Prices {
  entry_price: number | null
  stop_loss: number | null
  take_profit: number | null
}

/** The prices of a recommendation; null where the answer is to wait. */
function planOf({ entry_price, stop_loss, take_profit }: Prices, leverage: number | null = 1): Plan | null {
  if (entry_price === null || stop_loss === null || take_profit === null || leverage === null) return null
  return { entryUsd: entry_price, stopUsd: stop_loss, targetUsd: take_profit, leverage }
}
