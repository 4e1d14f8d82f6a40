import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import { Lubber } from '../../../ui/brand/Lubber.tsx'
import cards from '../../../ui/cards.module.css'
import styles from './Ideas.module.css'
import { ideaText } from './messages.ts'
import { type Plan, riskReward } from './risk-reward.ts'

const exampleUsd = 1_000

interface Odds {
  rewardToRisk: number | null
  stopFirstProbability: number | null
  targetFirstProbability: number | null
}

type Props = { plan: Plan; odds: Odds; nowUsd: number; liquidationUsd?: number | null | undefined }

/** What the bar means in money, and how likely each end is. */
export function Figures({ plan, odds, nowUsd, liquidationUsd }: Props) {
  const t = useText(ideaText)
  const { part, chance, roughPrice, money, wholeMoneyChange } = useFormat()
  const { riskRatio, rewardRatio } = riskReward(plan, nowUsd)
  const awayRatio = nowUsd / plan.entryUsd - 1
  const away = part(Math.abs(awayRatio), 1)
  const fromEntry = away === part(0, 1) ? t.atEntry : awayRatio > 0 ? t.aboveEntry(away) : t.belowEntry(away)
  return (
    <dl className={`${cards.facts} ${styles.figures}`}>
      <div>
        <dt>
          <Lubber className={styles.inline} />
          {t.now}
        </dt>
        <dd>
          <Price text={roughPrice(nowUsd)} /> <span className={base.faint}>{fromEntry}</span>
        </dd>
      </div>
      <div>
        <dt>{t.stopFirst}</dt>
        <dd>{chance(odds.stopFirstProbability)}</dd>
      </div>
      <div>
        <dt>{t.targetFirst}</dt>
        <dd>{chance(odds.targetFirstProbability)}</dd>
      </div>
      <div>
        <dt>{t.perDollar}</dt>
        <dd>{money(odds.rewardToRisk)}</dd>
      </div>
      <div>
        <dt>{plan.leverage === 1 ? t.onPosition : t.onMargin}</dt>
        <dd>
          <span className={base.down}>{wholeMoneyChange(-exampleUsd * riskRatio)}</span>{' '}
          <span className={base.faint}>{t.or}</span>{' '}
          <span className={base.up}>{wholeMoneyChange(exampleUsd * rewardRatio)}</span>
        </dd>
      </div>
      {typeof liquidationUsd === 'number' && (
        <div>
          <dt>{t.liquidation}</dt>
          <dd>
            <Price text={roughPrice(liquidationUsd)} />
          </dd>
        </div>
      )}
    </dl>
  )
}
