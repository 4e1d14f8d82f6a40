import { withoutCurrency } from '@pusula/words'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import { Lubber } from '../../../ui/brand/Lubber.tsx'
import { classes } from '../../../ui/classes.ts'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import styles from './PlanRuler.module.css'
import { isOpen, type LivingPlan, type PlanStage } from './plan.ts'
import { planText } from './plan-messages.ts'
import { labelPlaces, rulerPlaces } from './plan-ruler.ts'

type Props = { plan: LivingPlan; stage: PlanStage; nowUsd: number }

/** A plan at true scale: risk hatched, reward plain, the entry a line; in brass the price now, or where it ended. */
export function PlanRuler({ plan, stage, nowUsd }: Props) {
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
