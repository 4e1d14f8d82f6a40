import { record } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { useDemoMode } from '../../../lib/mode.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { type AlertLevel, isSamePrice, LevelAlert, useLevelAlerts } from '../../notifications/index.ts'
import { Advice } from '../Advice.tsx'
import analysisScreenStyles from '../AnalysisScreen.module.css'
import { useNowUsd } from '../head/price-now.ts'
import { analysisText } from '../messages.ts'
import { NextButton } from '../NextButton.tsx'
import type { AnalysisResult } from '../select/run.ts'
import { Calculator } from './Calculator.tsx'
import styles from './Ideas.module.css'
import { LeveragedPlan } from './LeveragedPlan.tsx'
import { ideaText } from './messages.ts'
import { NowCard } from './NowCard.tsx'
import { PlanCard } from './PlanCard.tsx'
import { levelOfSide, type PlanHistory, type PlannedSide } from './plan.ts'

type Props = { result: AnalysisResult; onNext: () => void }

/** Such counts as a reader may meet: on average they have not earned their fees. */
const samples = (['up', 'down'] as const).map(
  (what): PlanHistory => ({
    what,
    kind: 'replayed',
    graded: 1_200,
    targetRatio: 0.385,
    stopRatio: 0.597,
    meanRatio: -0.002,
  }),
)

/** How plans of either side ended, of all coins together: a single coin has too few. The demo asks nobody. */
function useHistories(): readonly PlanHistory[] {
  const isDemo = useDemoMode()
  const { data } = useQuery({
    queryKey: ['record', 'plans'],
    queryFn: async ({ signal }) => (await call(record.trackRecord, {}, signal)).plans,
    enabled: !isDemo,
  })
  return isDemo ? samples : (data ?? [])
}

/** To wait, and what may be done once one of two conditions is met. */
export default function Ideas({ result, onNext }: Props) {
  const t = useText(ideaText)
  const next = useText(analysisText)
  const { symbol, name, plans } = result
  const nowUsd = useNowUsd(result)
  const alerts = useLevelAlerts(symbol)
  const histories = useHistories()
  const [level, setLevel] = useState<AlertLevel | null>(null)
  return (
    <div className={analysisScreenStyles.main}>
      <NowCard result={result} nowUsd={nowUsd} />
      {plans.length === 0 && <p className={`${cards.card} ${base.small} ${base.muted}`}>{t.noPlans}</p>}
      <div className={styles.columns}>
        {plans.map(planned => (
          <PlanCard
            key={planned.side}
            planned={planned}
            nowUsd={nowUsd}
            history={histories.find(({ what }) => what === planned.side)}
            alert={alerts.find(({ target }) => isSamePrice(target, planned.plan?.conditionUsd ?? 0))}
            onAlert={() => setLevel(conditionOf(result, planned, nowUsd))}
          />
        ))}
      </div>
      <Sized result={result} />
      <LevelAlert coin={{ symbol, name }} level={level} onClose={() => setLevel(null)} />
      <Advice>{hasEarned(histories) ? t.footEarned : t.foot}</Advice>
      <NextButton label={next.toSignals} onNext={onNext} />
    </div>
  )
}

/** Where the counts on the cards say otherwise, nothing else is said of the past. */
const hasEarned = (histories: readonly PlanHistory[]) =>
  histories.some(({ what, meanRatio }) => what !== 'random' && meanRatio > 0)

/** What the alert of a plan waits for. */
function conditionOf({ levels }: AnalysisResult, { side, plan }: PlannedSide, nowUsd: number): AlertLevel | null {
  if (!plan) return null
  const name = levelOfSide[side]
  const level = levels.find(one => one.name === (side === 'up' ? 'r1' : 's1'))
  return {
    name,
    priceUsd: plan.conditionUsd,
    nowUsd,
    chances: { day: plan.conditionChance, week: level?.touchChance7day ?? plan.conditionChance },
    origin: 'plan',
  }
}

/** How large a plan may be, and the same one with borrowed money. */
function Sized({ result: { symbol, plans } }: { result: AnalysisResult }) {
  const known = plans.flatMap(({ side, plan }) => (plan ? [{ side, plan }] : []))
  const [wished, setSide] = useState<PlannedSide['side']>('up')
  const chosen = known.find(({ side }) => side === wished) ?? known[0]
  if (!chosen) return null
  const { side, plan } = chosen
  return (
    <div className={styles.columns}>
      <Calculator symbol={symbol} plan={plan} side={side} sides={known.map(one => one.side)} onSide={setSide} />
      <LeveragedPlan key={side} plan={plan} side={side} />
    </div>
  )
}
