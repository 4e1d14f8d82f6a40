import { planHours } from '@pusula/engine'
import { countsOf, HOUR_MS, withoutCurrency } from '@pusula/words'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import { Lubber } from '../../../ui/brand/Dial.tsx'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { ShareTicks } from '../../../ui/instruments/ShareTicks.tsx'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import type { AnalysisResult } from '../select/run.ts'
import styles from './Ideas.module.css'
import { MoneySentence } from './MoneySentence.tsx'
import { PlanPill } from './PlanPill.tsx'
import {
  isOpen,
  isPassed,
  type LivingPlan,
  lastClose,
  type PlanKindRecord,
  type PlanStage,
  planSays,
  planStage,
} from './plan.ts'
import { planText } from './plan-messages.ts'
import { labelPlaces, rulerPlaces } from './plan-ruler.ts'

type Look = 'done' | 'current' | 'win' | 'lose' | 'hollow' | 'skipped' | 'ahead'
const lookClass: Record<Look, string | undefined> = {
  done: styles.done,
  current: styles.current,
  win: styles.win,
  lose: styles.lose,
  hollow: styles.hollow,
  skipped: styles.skipped,
  ahead: undefined,
}
type Point = { name: string; says: string; look: Look }

const limitDays = planHours.limit / 24
/** From two days on, hours are counted in days. */
const maxHours = 48

/** From its issue to its end in four points; the brass one is where it stands. */
function LifeLine({ plan, stage, nowMs }: { plan: LivingPlan; stage: PlanStage; nowMs: number }) {
  const t = useText(planText)
  return (
    <ol className={styles.life} aria-label={t.lifeSays}>
      {useLife(plan, stage, nowMs).map(({ name, says, look }) => (
        <li key={name} className={lookClass[look]} aria-current={look === 'current' ? 'step' : undefined}>
          {look === 'current' && <Lubber />}
          <b>{name}</b>
          {says}
        </li>
      ))}
    </ol>
  )
}

function useLife(plan: LivingPlan, stage: PlanStage, nowMs: number): Point[] {
  const t = useText(planText)
  const { time, shortDay, moment, count } = useMoney()
  const now = new Date(nowMs)
  const metMs = Date.parse(plan.metAt ?? '')
  const clock = (iso: string | null) => {
    const at = new Date(iso ?? '')
    return shortDay(at) === shortDay(now) ? time(at) : `${shortDay(at)} ${time(at)}`
  }
  const lasted = (untilMs: number, inHours: (n: string) => string, inDays: (n: string) => string) => {
    const hours = Math.max(1, Math.round((untilMs - metMs) / HOUR_MS))
    return hours < maxHours ? inHours(count(hours)) : inDays(count(Math.round(hours / 24)))
  }
  const issued: Point = { name: t.issued, says: clock(plan.issuedAt), look: 'done' }
  const met = (look: Look): Point => ({ name: t.condition, says: clock(plan.metAt), look })
  const ahead: Point = { name: t.way, says: t.atMostDays(count(limitDays)), look: 'ahead' }
  const result = (says = ''): Point => ({ name: t.result, says, look: 'ahead' })
  switch (stage) {
    case 'waiting':
      return [
        issued,
        { name: t.condition, says: t.latest(moment(lastClose(plan), now)), look: 'current' },
        ahead,
        result(),
      ]
    case 'met':
      return [issued, met('current'), ahead, result()]
    case 'onItsWay': {
      const way: Point = { name: t.way, says: lasted(nowMs, t.forHours, t.forDays), look: 'current' }
      return [issued, met('done'), way, result(t.latest(shortDay(new Date(plan.limitAt ?? ''))))]
    }
    case 'lapsed':
      return [
        issued,
        { name: t.condition, says: t.notMet, look: 'hollow' },
        { name: t.way, says: '', look: 'skipped' },
        { name: t.result, says: '', look: 'skipped' },
      ]
    default: {
      const way: Point = { name: t.way, says: lasted(Date.parse(plan.endedAt ?? ''), t.hours, t.days), look: 'done' }
      const [name, look] = ends[stage]
      return [issued, met('done'), way, { name: t[name], says: clock(plan.endedAt), look }]
    }
  }
}

const ends = {
  target: ['targetPoint', 'win'],
  stop: ['stopPoint', 'lose'],
  expired: ['timePoint', 'hollow'],
  delisted: ['delisted', 'hollow'],
} as const

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
      <div className={styles.top}>
        {markUsd !== null && (
          <span className={classes(styles.marker, mark > 55 && styles.toLeft)} style={{ left: `${mark}%` }}>
            <Lubber />
            <small>
              {word} <Price text={withoutCurrency(roughPrice(markUsd))} />
            </small>
          </span>
        )}
      </div>
      <div className={classes(styles.bar, stage === 'lapsed' && styles.faded)}>
        <span className={styles.risk} style={between(entry, stop)} />
        <span className={styles.reward} style={between(entry, target)} />
        {markUsd !== null && <span className={styles.now} style={{ left: `${mark}%` }} />}
        <span className={styles.entry} style={{ left: `${entry}%` }} />
        <em className={classes(styles.size, base.down)} style={{ left: `${(entry + stop) / 2}%` }}>
          −{part(away(stopUsd), 1)}
        </em>
        <em className={classes(styles.size, base.up)} style={{ left: `${(entry + target) / 2}%` }}>
          +{part(away(targetUsd), 1)}
        </em>
      </div>
      <Ticks count={41} majorEvery={10} heightPx={6} />
      <div className={styles.labels}>
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
    <article className={`${cards.card} ${styles.planCard}`}>
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
      {isWaiting && isPassed(nowUsd, plan) && (
        <p className={`${base.small} ${base.muted}`}>{plan.side === 'up' ? t.upPassed : t.downPassed}</p>
      )}
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
    <article className={`${cards.card} ${styles.planCard}`}>
      <div>
        <p className={`${base.small} ${base.muted}`}>{side === 'up' ? t.notHolding : t.holding}</p>
        <h3 className={base.heading}>{t[`${side}None`]}</h3>
      </div>
      <p className={`${base.small} ${base.muted}`}>{code === 'too-new' ? t[code](count(neededDays)) : t[code]}</p>
    </article>
  )
}
