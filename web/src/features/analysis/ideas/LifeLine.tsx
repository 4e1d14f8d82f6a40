import { planHours } from '@pusula/engine'
import { HOUR_MS } from '@pusula/words'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Lubber } from '../../../ui/brand/Lubber.tsx'
import styles from './LifeLine.module.css'
import { type LivingPlan, lastClose, type PlanStage } from './plan.ts'
import { planText } from './plan-messages.ts'

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
export function LifeLine({ plan, stage, nowMs }: { plan: LivingPlan; stage: PlanStage; nowMs: number }) {
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
