import { withoutCurrency } from '@pusula/words'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import { Lubber } from '../../../ui/brand/Lubber.tsx'
import cards from '../../../ui/cards.module.css'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import { useWide } from '../../market/index.ts'
import { levelUsd } from '../levels.ts'
import type { AnalysisResult } from '../select/run.ts'
import { ideaText } from './messages.ts'
import styles from './NowCard.module.css'
import { standingOf } from './plan.ts'
import { labelPlaces, rulerPlaces } from './plan-ruler.ts'

/** So much of the distance between the levels lies beyond each, where the plans live. */
const beyondShare = 0.55

/** What to do now, and where the price stands between the conditions. Nothing that was measured earns its fees here. */
export function NowCard({ result, nowUsd }: { result: AnalysisResult; nowUsd: number }) {
  const t = useText(ideaText)
  const { said } = useMoney()
  const [s1Usd, r1Usd] = [levelUsd(result, 's1'), levelUsd(result, 'r1')]
  return (
    <section className={`${cards.card} ${styles.card}`}>
      <div>
        <p className={`${base.small} ${base.muted}`}>{t.now}</p>
        <h2 className={base.title}>{t.wait}</h2>
      </div>
      <div className={`${base.small} ${base.muted} ${styles.says}`}>
        <p>
          {t[standingOf(nowUsd, s1Usd, r1Usd)]} {t.waitSays}
        </p>
        <details>
          <summary>{t.why}</summary>
          <p>{said(result.spot_recommendation.reason)}</p>
        </details>
      </div>
      <Ruler nowUsd={nowUsd} s1Usd={s1Usd} r1Usd={r1Usd} />
    </section>
  )
}

type RulerProps = { nowUsd: number; s1Usd: number; r1Usd: number }

function Ruler({ nowUsd, s1Usd, r1Usd }: RulerProps) {
  const t = useText(ideaText)
  const { roughPrice } = useMoney()
  const place = rulerPlaces([s1Usd, r1Usd], beyondShare)
  const [s1, now, r1] = [place(s1Usd), place(nowUsd), place(r1Usd)]
  const [s1Label, nowLabel, r1Label] = labelPlaces([s1, now, r1], useWide())
  return (
    <div
      className={styles.ruler}
      role="img"
      aria-label={t.nowSays(roughPrice(nowUsd), roughPrice(s1Usd), roughPrice(r1Usd))}
    >
      <div className={styles.zones}>
        <span className={base.down}>{t.downZone}</span>
        <span className={base.up}>{t.upZone}</span>
      </div>
      <div className={styles.scale}>
        <span className={styles.downZone} style={{ left: 0, width: `${s1}%` }} />
        <span className={styles.upZone} style={{ left: `${r1}%`, right: 0 }} />
        <div style={{ marginLeft: `${s1}%`, width: `${r1 - s1}%` }}>
          <Ticks count={25} majorEvery={6} heightPx={14} litRatio={1} />
        </div>
        <span className={styles.now} style={{ left: `${now}%` }}>
          <Lubber />
        </span>
      </div>
      <div className={styles.labels}>
        <Label name="S1" usd={s1Usd} percent={s1Label} />
        <Label name={t.now} usd={nowUsd} percent={nowLabel} isNow />
        <Label name="R1" usd={r1Usd} percent={r1Label} />
      </div>
    </div>
  )
}

type LabelProps = { name: string; usd: number; percent: number | undefined; isNow?: boolean }

function Label({ name, usd, percent = 50, isNow }: LabelProps) {
  const { roughPrice } = useMoney()
  return (
    <span className={isNow ? styles.current : undefined} style={{ left: `${percent}%` }}>
      <small>{name}</small>
      <Price text={withoutCurrency(roughPrice(usd))} />
    </span>
  )
}
