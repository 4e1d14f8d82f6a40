import { usualLeverage } from '@pusula/engine'
import { withoutCurrency } from '@pusula/words'
import { useState } from 'react'
import { useProfile } from '../../../lib/jurisdiction.ts'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import { readStored, writeStored } from '../../../stored/stored.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { lockIcon, warningIcon } from '../../../ui/icons/icons.ts'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import styles from './Ideas.module.css'
import type { Leverage, Plan } from './plan.ts'
import { rulerPlaces } from './plan-ruler.ts'

export const leverageText = messages({
  title: { tr: 'Kaldıraçlı plan', en: 'Leveraged plan' },
  says: {
    tr: 'Kaldıraç kaybı da çarpar. 3× ile %33’lük bir ters hareket paranın tamamını siler.',
    en: 'Leverage multiplies losses too. At 3×, a 33% move against you wipes out the whole margin.',
  },
  agree: {
    tr: 'Yatırdığım teminatın tamamını kaybedebileceğimi anladım.',
    en: 'I understand that I can lose my whole margin.',
  },
  show: { tr: 'Kaldıraçlı planı göster', en: 'Show the leveraged plan' },
  up: { tr: 'Kaldıraçlı · alış planı', en: 'Leveraged · buy plan' },
  down: { tr: 'Kaldıraçlı · satış planı', en: 'Leveraged · sell plan' },
  long: { tr: (times: string) => `Long, ${times}×`, en: (times: string) => `Long, ${times}×` },
  short: { tr: (times: string) => `Short, ${times}×`, en: (times: string) => `Short, ${times}×` },
  times: { tr: 'Kaldıraç', en: 'Leverage' },
  liquidation: { tr: 'Tasfiye', en: 'Liquidation' },
  prices: { tr: 'Stop · Giriş · Hedef', en: 'Stop · Entry · Target' },
  pricesDown: { tr: 'Hedef · Giriş · Stop', en: 'Target · Entry · Stop' },
  pictured: {
    tr: (liquidation: string, entry: string) => `Tasfiye yaklaşık ${liquidation}, giriş ${entry}.`,
    en: (liquidation: string, entry: string) => `Liquidation at about ${liquidation}, entry ${entry}.`,
  },
  distance: { tr: 'Tasfiyeye mesafe, yaklaşık', en: 'About this far from liquidation' },
  chance: { tr: '7 günde tasfiyeye değme ihtimali', en: 'Chance to touch it in 7 days' },
  outcome: {
    tr: (margin: string) => `${margin} teminatta stop / hedef`,
    en: (margin: string) => `On a margin of ${margin}, stop / target`,
  },
  costs: { tr: 'Masraf ve fonlama, teminata oranı', en: 'Fees and funding, of the margin' },
  warning: {
    tr: 'Kaldıraç kazanç gibi kaybı da büyütür. Teminatın tamamını kaybedebilirsin. İhtiyacın olan parayla yapma.',
    en: 'Leverage multiplies losses as well as gains. You can lose the whole margin. Never use money you need.',
  },
})

/** Lifetime of a risk acknowledgement: a later session asks again. */
const sessionMs = 12 * 3_600_000

function wasAgreed(): boolean {
  const agreedMs = Date.parse(readStored('riskAcknowledged') ?? '')
  return Math.abs(Date.now() - agreedMs) < sessionMs
}

type Props = { plan: Plan }

/** Behind its risk, which is acknowledged once in a session. */
export function LeveragedPlan({ plan }: Props) {
  const [isAgreed, setAgreed] = useState(wasAgreed)
  const usual = usualLeverage(plan.leverages)
  const [times, setTimes] = useState(usual?.times)
  const leverage = plan.leverages.find(one => one.times === times) ?? usual
  const { hasLeverage } = useProfile()
  if (!leverage || !hasLeverage) return null
  const agree = () => {
    writeStored('riskAcknowledged', new Date().toISOString())
    setAgreed(true)
  }
  if (!isAgreed) return <Question onAgree={agree} />
  return <Opened plan={plan} leverage={leverage} onTimes={setTimes} />
}

function Question({ onAgree }: { onAgree: () => void }) {
  const t = useText(leverageText)
  const [isTicked, setTicked] = useState(false)
  return (
    <section className={`${cards.card} ${styles.card}`}>
      <div className={`${base.row} ${base.between}`}>
        <h2 className={base.subheading}>{t.title}</h2>
        <Icon shape={lockIcon} sizePx={20} className={base.faint} />
      </div>
      <p className={`${base.small} ${base.muted}`}>{t.says}</p>
      <Checkbox checked={isTicked} onChange={event => setTicked(event.target.checked)}>
        {t.agree}
      </Checkbox>
      <Button block disabled={!isTicked} onClick={onAgree}>
        {t.show}
      </Button>
    </section>
  )
}

/** In the money that somebody reads: a thousand of theirs. */
const margin = 1_000

type OpenedProps = Props & { leverage: Leverage; onTimes: (times: number) => void }

function Opened({ plan, leverage, onTimes }: OpenedProps) {
  const t = useText(leverageText)
  const { count, chance, wholeMoneyChange, roughPrice, toDollars, part } = useMoney()
  const marginUsd = toDollars(margin)
  const { lossAtStopRatio, gainAtTargetRatio, fundingRatio, resultRatio, liquidationUsd } = leverage
  return (
    <section className={`${cards.card} ${styles.card}`}>
      <div className={`${base.row} ${base.between} ${base.wrap}`}>
        <div>
          <p className={`${base.small} ${base.muted}`}>{t[plan.side]}</p>
          <h2 className={base.heading}>{t[leverage.position](count(leverage.times))}</h2>
        </div>
        <Segmented
          label={t.times}
          segments={plan.leverages.map(({ times }) => ({ value: String(times), label: `${count(times)}×` }))}
          value={String(leverage.times)}
          onChange={value => onTimes(Number(value))}
        />
      </div>
      <Ruler plan={plan} liquidationUsd={liquidationUsd} />
      <dl className={cards.facts}>
        <div>
          <dt>{t.distance}</dt>
          <dd>{part(Math.abs(liquidationUsd / plan.entry - 1), 1)}</dd>
        </div>
        <div>
          <dt>{t.chance}</dt>
          <dd>{chance(leverage.liquidationChance)}</dd>
        </div>
        <div>
          <dt>{t.outcome(roughPrice(marginUsd))}</dt>
          <dd className={styles.outcome}>
            <span className={base.down}>{wholeMoneyChange(-marginUsd * (lossAtStopRatio + fundingRatio))}</span> /{' '}
            <span className={base.up}>{wholeMoneyChange(marginUsd * (gainAtTargetRatio - fundingRatio))}</span>
          </dd>
        </div>
        <div>
          <dt>{t.costs}</dt>
          <dd>{part(-resultRatio, 2)}</dd>
        </div>
      </dl>
      <div className={`${cards.note} ${cards.warning}`}>
        <Icon shape={warningIcon} sizePx={18} />
        <span>{t.warning}</span>
      </div>
    </section>
  )
}

type RulerProps = Props & { liquidationUsd: number }

/** Liquidation at its true distance from the plan. */
function Ruler({ plan, liquidationUsd }: RulerProps) {
  const t = useText(leverageText)
  const { roughPrice } = useMoney()
  const { side, entry: entryUsd, stop: stopUsd, target: targetUsd } = plan
  const place = rulerPlaces([liquidationUsd, stopUsd, entryUsd, targetUsd], 0.06)
  const between = (one: number, other: number) => ({
    left: `${Math.min(place(one), place(other))}%`,
    width: `${Math.abs(place(one) - place(other))}%`,
  })
  const inOrder = side === 'up' ? [stopUsd, entryUsd, targetUsd] : [targetUsd, entryUsd, stopUsd]
  return (
    <div role="img" aria-label={t.pictured(roughPrice(liquidationUsd), roughPrice(entryUsd))}>
      <div className={styles.bar}>
        <span className={styles.gap} style={between(liquidationUsd, stopUsd)} />
        <span className={styles.risk} style={between(stopUsd, entryUsd)} />
        <span className={styles.reward} style={between(entryUsd, targetUsd)} />
        <span className={styles.liquidation} style={{ left: `${place(liquidationUsd)}%` }} />
        <span className={styles.entry} style={{ left: `${place(entryUsd)}%` }} />
      </div>
      <Ticks count={41} majorEvery={10} heightPx={6} />
      <div className={side === 'up' ? styles.leveragedPlanLabels : `${styles.leveragedPlanLabels} ${styles.turned}`}>
        <span>
          <small>{t.liquidation}</small>
          <Price text={withoutCurrency(roughPrice(liquidationUsd))} />
        </span>
        <span>
          <small>{side === 'up' ? t.prices : t.pricesDown}</small>
          {inOrder.map((usd, index) => (
            <span key={usd}>
              {index > 0 && ' · '}
              <Price text={withoutCurrency(roughPrice(usd))} />
            </span>
          ))}
        </span>
      </div>
    </div>
  )
}
