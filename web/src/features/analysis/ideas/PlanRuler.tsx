import { withoutCurrency } from '@pusula/words'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import { Lubber } from '../../../ui/brand/Lubber.tsx'
import { classes } from '../../../ui/classes.ts'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import { ideaText } from './messages.ts'
import styles from './PlanRuler.module.css'
import type { Side, TradePlan } from './plan.ts'
import { labelPlaces, rulerPlaces } from './plan-ruler.ts'

type Props = { plan: TradePlan; side: Side; nowUsd: number }

/** A plan at true scale: risk hatched, reward plain, the entry a line, the price now in brass. */
export function PlanRuler({ plan, side, nowUsd }: Props) {
  const t = useText(ideaText)
  const { roughPrice, part } = useMoney()
  const { entryUsd, stopUsd, targetUsd } = plan
  const place = rulerPlaces([entryUsd, stopUsd, targetUsd, nowUsd])
  const [entry, stop, target, now] = [place(entryUsd), place(stopUsd), place(targetUsd), place(nowUsd)]
  const labels = labelPlaces([entry, stop, target])
  const named = [
    { name: side === 'up' ? t.entry : t.sell, usd: entryUsd },
    { name: t.stop, usd: stopUsd },
    { name: t.target, usd: targetUsd },
  ]
  const away = (usd: number) => Math.abs(usd / entryUsd - 1)
  return (
    <div
      role="img"
      aria-label={t.rulerSays(roughPrice(entryUsd), roughPrice(stopUsd), roughPrice(targetUsd), roughPrice(nowUsd))}
    >
      <div className={styles.top}>
        <span className={classes(styles.marker, now > 55 && styles.toLeft)} style={{ left: `${now}%` }}>
          <Lubber />
          <small>
            {t.nowAt('')}
            <Price text={withoutCurrency(roughPrice(nowUsd))} />
          </small>
        </span>
      </div>
      <div className={styles.bar}>
        <span className={styles.risk} style={between(entry, stop)} />
        <span className={styles.reward} style={between(entry, target)} />
        <span className={styles.now} style={{ left: `${now}%` }} />
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
