import { withoutCurrency } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import { Lubber } from '../../../ui/brand/Lubber.tsx'
import { Arrow } from '../../../ui/marks/Arrow.tsx'
import styles from './Ideas.module.css'
import { ideaText } from './messages.ts'
import { labelPercent, type Plan, riskReward } from './risk-reward.ts'

/** From the stop to the exit: risk hatched, reward plain, the entry a line, the price now in brass. */
export function RiskRewardBar({ plan, nowUsd }: { plan: Plan; nowUsd: number }) {
  const t = useText(ideaText)
  const { roughPrice, ratio } = useFormat()
  const { entryPercent, nowPercent, riskRatio, rewardRatio } = riskReward(plan, nowUsd)
  const rest = 100 - entryPercent
  const [stop, entry, exit] = [plan.stopUsd, plan.entryUsd, plan.targetUsd].map(roughPrice)
  const [risk, reward] = [ratio(-riskRatio), ratio(rewardRatio)]
  return (
    <div role="img" aria-label={t.barSays(stop ?? '', entry ?? '', exit ?? '', risk, reward)}>
      <div className={styles.outcomes}>
        <span className={base.down} style={{ left: 0, width: `${entryPercent}%` }}>
          <Arrow direction="down" />
          {risk}
        </span>
        <span className={base.up} style={{ right: 0, width: `${rest}%` }}>
          <Arrow direction="up" />
          {reward}
        </span>
      </div>
      <div className={styles.bar}>
        <span className={styles.risk} style={{ left: 0, width: `${entryPercent}%` }} />
        <span className={styles.reward} style={{ left: `${entryPercent}%`, width: `${rest}%` }} />
        <span className={styles.entry} style={{ left: `${entryPercent}%` }} />
        <span className={styles.now} style={{ left: `${nowPercent}%` }}>
          <Lubber />
        </span>
      </div>
      <div className={styles.labels}>
        <span style={{ left: 0 }}>
          <small>{t.stop}</small>
          <Price text={withoutCurrency(stop ?? '')} />
        </span>
        <span style={{ left: `${labelPercent(entryPercent)}%` }}>
          <small>{t.entry}</small>
          <Price text={withoutCurrency(entry ?? '')} />
        </span>
        <span className={styles.last} style={{ left: '100%' }}>
          <small>{t.exit}</small>
          <Price text={withoutCurrency(exit ?? '')} />
        </span>
      </div>
    </div>
  )
}
