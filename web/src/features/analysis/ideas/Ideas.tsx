import { type ReactNode, useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import analysisScreenStyles from '../AnalysisScreen.module.css'
import { useNowUsd } from '../head/price-now.ts'
import { analysisText } from '../messages.ts'
import { Advice, NextButton } from '../NextButton.tsx'
import type { AnalysisResult } from '../select/run.ts'
import { Calculator } from './Calculator.tsx'
import { HoldCard } from './HoldCard.tsx'
import styles from './Ideas.module.css'
import { LeveragedPlan } from './LeveragedPlan.tsx'
import { ideaText } from './messages.ts'
import { NoPlan, PlanCard } from './PlanCard.tsx'
import { isOpen, type LivingPlan, type Plan, type Side, useLivingPlans } from './plan.ts'

export type PlanSlots = {
  /** What a person does with a plan, and the way to those they follow. */
  planActions?: ((plan: LivingPlan) => ReactNode) | undefined
  myPlans?: ReactNode
}

type Props = PlanSlots & { result: AnalysisResult; onNext: () => void }

/** To wait, or that a plan is on its way. */
function NowCard({ plans }: { plans: readonly Plan[] }) {
  const t = useText(ideaText)
  const { prose } = useMoney()
  const begun = plans.filter(({ state }) => state === 'met')
  const waiting = plans.filter(({ state }) => state === 'waiting')
  const [up, down] = [waiting.find(({ side }) => side === 'up'), waiting.find(({ side }) => side === 'down')]
  const said = () => {
    if (begun[0]) return begun.length > 1 ? t.bothBegun : t[`${begun[0].side}Begun`]
    if (up && down) return t.between(prose(down.trigger), prose(up.trigger))
    return up || down ? t.oneWaits : t.noneWaits
  }
  return (
    <section className={`${cards.card} ${base.stackTight}`}>
      <p className={`${base.small} ${base.muted}`}>{t.now}</p>
      <h2 className={base.title}>{begun.length ? t.started : t.wait}</h2>
      <p className={`${base.small} ${base.muted}`}>
        {said()} {t.frozen}
      </p>
    </section>
  )
}

/** To wait, the plans of the coin as they live, and how much to hold. */
export default function Ideas({ result, onNext, planActions, myPlans }: Props) {
  const t = useText(ideaText)
  const next = useText(analysisText)
  const { symbol, name, planRecords, unplanned, lossLineRatio } = result
  const nowUsd = useNowUsd(result)
  const { plans, nowMs } = useLivingPlans(result)
  const open = plans.filter(isOpen)
  const ended = plans.filter(plan => !isOpen(plan))
  const cardOf = (plan: Plan) => (
    <PlanCard
      key={`${plan.id} ${plan.side}`}
      plan={plan}
      nowUsd={nowUsd}
      nowMs={nowMs}
      record={planRecords.find(({ side }) => side === plan.side)}
      actions={planActions?.(plan)}
    />
  )
  return (
    <div className={analysisScreenStyles.main}>
      <NowCard plans={open} />
      <div className={styles.columns}>
        {open.map(cardOf)}
        {unplanned
          .filter(({ side }) => !open.some(plan => plan.side === side))
          .map(one => (
            <NoPlan key={one.side} unplanned={one} />
          ))}
      </div>
      {ended.length > 0 && (
        <>
          <h2 className={base.subheading}>{t.ended}</h2>
          <div className={styles.columns}>{ended.map(cardOf)}</div>
        </>
      )}
      {myPlans}
      <Sized symbol={symbol} plans={open} hold={<HoldCard name={name} lossLineRatio={lossLineRatio} />} />
      <Advice>{t.foot}</Advice>
      <NextButton label={next.toSignals} onNext={onNext} />
    </div>
  )
}

type SizedProps = { symbol: string; plans: readonly Plan[]; hold: ReactNode }

/** How much to hold at all, how large a plan may be, and the same one with borrowed money. */
function Sized({ symbol, plans, hold }: SizedProps) {
  const [wished, setSide] = useState<Side>('up')
  const chosen = plans.find(({ side }) => side === wished) ?? plans[0]
  return (
    <div className={styles.columns}>
      <div className={base.stack}>
        {hold}
        {chosen && <LeveragedPlan key={chosen.side} plan={chosen} />}
      </div>
      {chosen && (
        <Calculator
          symbol={symbol}
          plan={chosen}
          side={chosen.side}
          sides={plans.map(({ side }) => side)}
          onSide={setSide}
        />
      )}
    </div>
  )
}
