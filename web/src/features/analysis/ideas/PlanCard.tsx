import { planHours } from '@pusula/engine'
import { countsOf, withoutCurrency } from '@pusula/words'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import { Lubber } from '../../../ui/brand/Lubber.tsx'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { ShareTicks } from '../../../ui/instruments/ShareTicks.tsx'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import type { AnalysisResult } from '../select/run.ts'
import { LifeLine } from './LifeLine.tsx'
import { MoneySentence } from './MoneySentence.tsx'
import styles from './PlanCard.module.css'
import { PlanPill } from './PlanPill.tsx'
import planRulerStyles from './PlanRuler.module.css'
import { isOpen, isPassed, type LivingPlan, lastClose, type PlanKindRecord, type PlanStage, planStage } from './plan.ts'
import { planText } from './plan-messages.ts'
import { labelPlaces, rulerPlaces } from './plan-ruler.ts'
import { planSays } from './plan-words.ts'

type Props = {
  plan: LivingPlan
  nowUsd: number
  nowMs: number
  /** What plans of its side brought. */
  record: PlanKindRecord | undefined
  /** What a member does with it. */
  actions: ReactNode
}

type PlanRulerProps = { plan: LivingPlan; stage: PlanStage; nowUsd: number }

/** A plan at true scale: risk hatched, reward plain, the entry a line; in brass the price now, or where it ended. */
function PlanRuler({ plan, stage, nowUsd }: PlanRulerProps) {
  const t = useText(planText)
  const { roughPrice, part } = useMoney()
  const { side, entry: entryUsd, stop: stopUsd, target: targetUsd, exit } = plan
  const markUsd = isOpen(plan) ? nowUsd : exit
  const word = isOpen(plan) ? t.nowLabel : t.endLabel
  const place = rulerPlaces([entryUsd, stopUsd, targetUsd, markUsd ?? entryUsd])
  const [entry, stop, target, mark] = [place(entryUsd), place(stopUsd), place(targetUsd), place(markUsd ?? entryUsd)]
  const labels = labelPlaces([entry, stop, target])
  const named = [
    { name: side === 'up' ? t.entryLabel : t.sellLabel, usd: entryUsd },
    { name: side === 'up' ? t.stopLabel : t.stopAbove, usd: stopUsd },
    { name: side === 'up' ? t.targetLabel : t.targetBelow, usd: targetUsd },
  ]
  const away = (usd: number) => Math.abs(usd / entryUsd - 1)
  const says = t.rulerSays(roughPrice(entryUsd), roughPrice(stopUsd), roughPrice(targetUsd))
  return (
    <div role="img" aria-label={markUsd === null ? `${says}.` : `${says}, ${word} ${roughPrice(markUsd)}.`}>
      <div className={planRulerStyles.top}>
        {markUsd !== null && (
          <span
            className={classes(planRulerStyles.marker, mark > 55 && planRulerStyles.toLeft)}
            style={{ left: `${mark}%` }}
          >
            <Lubber />
            <small>
              {word} <Price text={withoutCurrency(roughPrice(markUsd))} />
            </small>
          </span>
        )}
      </div>
      <div className={classes(planRulerStyles.bar, stage === 'lapsed' && planRulerStyles.faded)}>
        <span className={planRulerStyles.risk} style={between(entry, stop)} />
        <span className={planRulerStyles.reward} style={between(entry, target)} />
        {markUsd !== null && <span className={planRulerStyles.now} style={{ left: `${mark}%` }} />}
        <span className={planRulerStyles.entry} style={{ left: `${entry}%` }} />
        <em className={classes(planRulerStyles.size, base.down)} style={{ left: `${(entry + stop) / 2}%` }}>
          −{part(away(stopUsd), 1)}
        </em>
        <em className={classes(planRulerStyles.size, base.up)} style={{ left: `${(entry + target) / 2}%` }}>
          +{part(away(targetUsd), 1)}
        </em>
      </div>
      <Ticks count={41} majorEvery={10} heightPx={6} />
      <div className={planRulerStyles.labels}>
        {named.map(({ name, usd }, index) => (
          <span key={name} style={{ left: `${labels[index]}%` }}>
            <small>{name}</small>
            <Price text={withoutCurrency(roughPrice(usd))} />
          </span>
        ))}
      </div>
    </div>
  )
}

const between = (one: number, other: number) => ({
  left: `${Math.min(one, other)}%`,
  width: `${Math.abs(one - other)}%`,
})

/** A plan as it was issued, how far it has come, and what such plans brought. */
export function PlanCard({ plan, nowUsd, nowMs, record, actions }: Props) {
  const t = useText(planText)
  const money = useMoney()
  const stage = planStage(plan, nowMs)
  const { lead, rest } = planSays(plan, stage, { t, money, nowUsd, now: new Date(nowMs) })
  const isWaiting = stage === 'waiting'
  return (
    <article className={`${cards.card} ${styles.card}`}>
      <header className={styles.head}>
        <div>
          <p className={`${base.small} ${base.muted}`}>{plan.side === 'up' ? t.notHolding : t.holding}</p>
          <h3 className={base.heading}>
            <Price text={t[`${plan.side}Title`](money.prose(plan.trigger))} />
          </h3>
        </div>
        <span aria-live="polite">
          <PlanPill stage={stage} />
        </span>
      </header>
      <LifeLine plan={plan} stage={stage} nowMs={nowMs} />
      <p className={styles.says} aria-live={stage === 'onItsWay' ? undefined : 'polite'}>
        {lead && <b>{lead} </b>}
        {rest}
      </p>
      {isWaiting && isPassed(nowUsd, plan) && <p className={`${base.small} ${base.muted}`}>{t.passed}</p>}
      <PlanRuler plan={plan} stage={stage} nowUsd={nowUsd} />
      {isWaiting && <Chances plan={plan} now={new Date(nowMs)} />}
      {isWaiting && <MoneySentence record={record} />}
      {actions}
    </article>
  )
}

const twenty = 20

/** Counts of twenty, while a plan waits: that it starts, and how it ends if it does. */
function Chances({ plan, now }: { plan: LivingPlan; now: Date }) {
  const t = useText(planText)
  const { outOf, moment, count, part } = useFormat()
  const { met, target, neither, stop } = plan.chances
  const [targets = 0, neithers = 0, stops = 0] = countsOf([target, neither, stop], twenty)
  return (
    <dl className={styles.chances}>
      <div>
        <dt>{t.startsToday(moment(lastClose(plan), now))}</dt>
        <dd>
          <b>{outOf(met, twenty)}</b>
        </dd>
        <dd className={styles.whole}>
          <ShareTicks wide shares={[{ ratio: met, look: 'lit' }]} />
        </dd>
      </div>
      <div>
        <dt>{t.ifStarts(count(planHours.limit / 24))}</dt>
        <dd className={base.faint}>{t.ofTwenty}</dd>
        <dd className={styles.whole}>
          <ShareTicks
            wide
            shares={[
              { ratio: targets / twenty, look: 'up' },
              { ratio: neithers / twenty, look: 'none' },
              { ratio: stops / twenty, look: 'down' },
            ]}
          />
          <span className={styles.ends}>
            <span className={base.up}>
              <b>{targets}</b> {t.targetFirst}
            </span>{' '}
            <span className={base.muted}>
              <b>{neithers}</b> {t.neither}
            </span>{' '}
            <span className={base.down}>
              <b>{stops}</b> {t.stopFirst}
            </span>
          </span>
        </dd>
      </div>
      <div>
        <dt>{t.costOfRisk}</dt>
        <dd>
          <b>{part(plan.costOfRisk)}</b>
        </dd>
      </div>
    </dl>
  )
}

/** Why a side has no plan now. */
export function NoPlan({ unplanned: { side, code, neededDays } }: { unplanned: AnalysisResult['unplanned'][number] }) {
  const t = useText(planText)
  const { count } = useFormat()
  return (
    <article className={`${cards.card} ${styles.card}`}>
      <div>
        <p className={`${base.small} ${base.muted}`}>{side === 'up' ? t.notHolding : t.holding}</p>
        <h3 className={base.heading}>{t[`${side}None`]}</h3>
      </div>
      <p className={`${base.small} ${base.muted}`}>{code === 'too-new' ? t[code](count(neededDays)) : t[code]}</p>
    </article>
  )
}
