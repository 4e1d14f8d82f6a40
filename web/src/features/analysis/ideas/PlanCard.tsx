import type { PriceAlert } from '@pusula/contract'
import { feeRatio } from '@pusula/engine'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { directionClass, directionOf } from '../../../ui/direction.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { bellIcon } from '../../../ui/icons/icons.ts'
import { ShareTicks } from '../../../ui/instruments/ShareTicks.tsx'
import { Arrow } from '../../../ui/marks/Arrow.tsx'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { ideaText } from './messages.ts'
import styles from './PlanCard.module.css'
import { PlanRuler } from './PlanRuler.tsx'
import { isPassed, type Plan, type PlanHistory, type PlannedSide } from './plan.ts'

type Props = {
  planned: PlannedSide
  nowUsd: number
  history: PlanHistory | undefined
  /** The one that waits for its condition already. */
  alert: PriceAlert | undefined
  onAlert: () => void
}

/** What may be done once a condition is met, with its odds and what it brings; or why nothing can be planned. */
export function PlanCard({ planned, nowUsd, history, alert, onAlert }: Props) {
  const t = useText(ideaText)
  const { roughPrice, chance, count } = useMoney()
  const { side, plan } = planned
  if (!plan) return <NoPlan planned={planned} />
  const condition = t[`${side}Condition`](roughPrice(plan.conditionUsd), chance(plan.conditionChance))
  const tell = side === 'up' ? t.tellAbove : t.tellBelow
  return (
    <article className={`${cards.card} ${styles.card}`}>
      <header className={styles.head}>
        <div>
          <p className={`${base.small} ${base.muted}`}>{t[side]}</p>
          <h3 className={base.heading}>{t[`${side}Title`]}</h3>
        </div>
        <Pill tone={side}>
          <Arrow direction={side} sizePx={8} />
          {t[`${side}Pill`]}
        </Pill>
      </header>
      <p className={`${base.small} ${base.muted} ${styles.condition}`}>
        <Price text={condition} />
      </p>
      <PlanRuler plan={plan} side={side} nowUsd={nowUsd} />
      <Worth plan={plan} />
      <Odds name={t.withinDay} odds={plan.withinDay} />
      <Odds name={t.inTheEnd} odds={plan.inTheEnd} />
      <History history={history} />
      {!alert && isPassed(nowUsd, side, plan) ? (
        <p className={`${base.small} ${base.muted}`}>{t.passed}</p>
      ) : (
        <Button block small onClick={onAlert}>
          <Icon shape={bellIcon} sizePx={18} className={alert ? styles.set : undefined} />
          {alert ? (
            t.alertSet(alert.endsAt && count(daysUntil(alert.endsAt)))
          ) : (
            <Price text={tell(roughPrice(plan.conditionUsd))} />
          )}
        </Button>
      )}
    </article>
  )
}

const dayMs = 86_400_000
const daysUntil = (endsAt: string) => Math.max(1, Math.ceil((Date.parse(endsAt) - Date.now()) / dayMs))

function NoPlan({ planned: { side, refusal } }: { planned: PlannedSide }) {
  const t = useText(ideaText)
  const { part, count } = useFormat()
  return (
    <article className={`${cards.card} ${styles.card}`}>
      <h3 className={base.heading}>{t[`${side}None`]}</h3>
      {refusal && (
        <p className={`${base.small} ${base.muted}`}>
          {refusal.code === 'too-new'
            ? t['too-new'](count(refusal.neededDays))
            : t['too-volatile'](part(refusal.stopDistanceRatio, 1))}
        </p>
      )}
    </article>
  )
}

/** What is won for what is risked, and what remains of it on average. */
function Worth({ plan }: { plan: Plan }) {
  const t = useText(ideaText)
  const { plain, part, ratio } = useFormat()
  return (
    <div className={styles.worth}>
      <p>
        <span className={base.muted}>{t.rewardToRisk}</span>
        <b>{plain(plan.rewardToRisk, 1)} : 1</b>
        <small className={base.faint}>{t.beforeFees(part(2 * feeRatio, 1))}</small>
      </p>
      <p>
        <span className={base.muted}>{t.mean}</span>
        <b className={directionClass[directionOf(0, plan.resultRatio)]}>{ratio(plan.resultRatio)}</b>
      </p>
    </div>
  )
}

/** Which comes first, in fifty marks. What rounding leaves is nobody's. */
function Odds({ name, odds: { targetFirst, stopFirst, neither } }: { name: string; odds: Plan['withinDay'] }) {
  const t = useText(ideaText)
  const { odds, chance } = useFormat()
  const said =
    neither > 0
      ? odds(targetFirst, stopFirst)
      : { ...odds(targetFirst, stopFirst), second: chance(1 - Math.round(100 * targetFirst) / 100) }
  return (
    <div className={styles.odds}>
      <p>
        <span>{name}</span>
        {neither > 0 && <small className={base.faint}>{t.neither(said.neither)}</small>}
      </p>
      <ShareTicks
        wide
        count={50}
        shares={[
          { ratio: targetFirst, look: 'up' },
          { ratio: neither, look: 'none' },
          { ratio: stopFirst, look: 'down' },
        ]}
      />
      <p>
        <span className={base.up}>
          <b>{said.first}</b> {t.targetFirst}
        </span>
        <span className={base.down}>
          {t.stopFirst} <b>{said.second}</b>
        </span>
      </p>
    </div>
  )
}

/** Below this many a rate says more about luck than about plans. */
const enough = 30

function History({ history }: { history: PlanHistory | undefined }) {
  const t = useText(ideaText)
  const { count, part, ratio } = useFormat()
  return (
    <section className={styles.history}>
      <h4>{t.history}</h4>
      {!history || history.graded < enough ? (
        <p className={`${base.small} ${base.muted}`}>{t.historyNone}</p>
      ) : (
        <>
          {history.kind === 'replayed' && <p className={styles.replayed}>{t.replayed}</p>}
          <dl>
            <div>
              <dt>{t.plans}</dt>
              <dd>{count(history.graded)}</dd>
            </div>
            <div>
              <dt>{t.targetShare}</dt>
              <dd>{part(history.targetRatio, 1)}</dd>
            </div>
            <div>
              <dt>{t.stopShare}</dt>
              <dd>{part(history.stopRatio, 1)}</dd>
            </div>
            <div>
              <dt>{t.meanShare}</dt>
              <dd className={directionClass[directionOf(0, history.meanRatio)]}>{ratio(history.meanRatio)}</dd>
            </div>
          </dl>
        </>
      )}
    </section>
  )
}
