import { withoutCurrency } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Price } from '../../../lib/Price.tsx'
import { Lubber } from '../../../ui/brand/Lubber.tsx'
import { Arrow } from '../../../ui/marks/Arrow.tsx'
import { labelPercent, type Plan, riskReward } from './risk-reward.ts'
import { ideaText } from './text.ts'

/** From the stop to the exit: risk hatched, reward plain, the entry a line, the price now in brass. */
export function RiskRewardBar({ plan, nowUsd }: { plan: Plan; nowUsd: number }) {
  const t = useText(ideaText)
  const { roughPrice, ratio } = useFormat()
  const { entryPercent, nowPercent, riskRatio, rewardRatio } = riskReward(plan, nowUsd)
  const rest = 100 - entryPercent
  const [stop, entry, exit] = [plan.stopUsd, plan.entryUsd, plan.targetUsd].map(roughPrice)
  const [risk, reward] = [ratio(-riskRatio), ratio(rewardRatio)]
  return (
    <div className="rr" role="img" aria-label={t.barSays(stop ?? '', entry ?? '', exit ?? '', risk, reward)}>
      <div className="rr-top">
        <span className="down" style={{ left: 0, width: `${entryPercent}%` }}>
          <Arrow direction="down" />
          {risk}
        </span>
        <span className="up" style={{ right: 0, width: `${rest}%` }}>
          <Arrow direction="up" />
          {reward}
        </span>
      </div>
      <div className="rr-bar">
        <span className="rr-risk" style={{ left: 0, width: `${entryPercent}%` }} />
        <span className="rr-win" style={{ left: `${entryPercent}%`, width: `${rest}%` }} />
        <span className="rr-e" style={{ left: `${entryPercent}%` }} />
        <span className="rr-now" style={{ left: `${nowPercent}%` }}>
          <Lubber />
        </span>
      </div>
      <div className="rr-lab">
        <span style={{ left: 0 }}>
          <small>{t.stop}</small>
          <Price text={withoutCurrency(stop ?? '')} />
        </span>
        <span style={{ left: `${labelPercent(entryPercent)}%` }}>
          <small>{t.entry}</small>
          <Price text={withoutCurrency(entry ?? '')} />
        </span>
        <span className="e" style={{ left: '100%' }}>
          <small>{t.exit}</small>
          <Price text={withoutCurrency(exit ?? '')} />
        </span>
      </div>
    </div>
  )
}
