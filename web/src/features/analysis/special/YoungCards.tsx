import { withoutCurrency } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkIcon } from '../../../ui/icons/icons.ts'
import { TickScale } from '../../../ui/instruments/TickScale.tsx'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import { WishAlert } from '../../notifications/index.ts'
import { placePercent, sharedScale } from '../predictions/shared-scale.ts'
import rangeStyles from '../range.module.css'
import type { AnalyzedCoin } from '../select/run.ts'
import type { CoinKind } from './kind.ts'
import { specialText } from './messages.ts'
import styles from './special.module.css'

type Young = NonNullable<CoinKind['young']>

/** With so many days everything is open. */
const wholeDays = 90

/** How old a coin is, the ranges that can be said already, and when the rest opens. */
export function YoungCards({ coin, young, nowUsd }: { coin: AnalyzedCoin; young: Young; nowUsd: number | null }) {
  return (
    <>
      <div className={base.stack}>
        <Age ageDays={young.ageDays} />
        {young.ranges.length > 0 && <Ranges ranges={young.ranges} nowUsd={nowUsd} />}
      </div>
      <div className={base.stack}>
        <Openings openings={young.openings} />
        <OpeningAlert coin={coin} openings={young.openings} />
      </div>
    </>
  )
}

function Age({ ageDays }: { ageDays: number }) {
  const t = useText(specialText)
  const { count } = useFormat()
  return (
    <section className={cards.card}>
      <div className={`${base.row} ${base.between}`}>
        <h3 className={base.subheading}>{t.age(count(ageDays))}</h3>
        <span className={`${base.small} ${base.muted}`}>
          {count(ageDays)} / {count(wholeDays)}
        </span>
      </div>
      <TickScale ratio={Math.min(1, ageDays / wholeDays)} label={t.today(count(ageDays))} count={46} majorEvery={15} />
      <p className={styles.axis} aria-hidden="true">
        <span>{t.today(count(ageDays))}</span>
        <span>{t.ninety}</span>
      </p>
    </section>
  )
}

function Ranges({ ranges, nowUsd }: { ranges: Young['ranges']; nowUsd: number | null }) {
  const t = useText(specialText)
  const { roughPrices } = useMoney()
  const priceUsd = nowUsd ?? middleOf(ranges)
  const scale = sharedScale(
    ranges.map(({ lowUsd, highUsd }) => ({ low80Usd: lowUsd, high80Usd: highUsd })),
    priceUsd,
  )
  return (
    <section className={`${cards.card} ${cards.flush} ${cards.rows}`}>
      {ranges.map(({ horizon, lowUsd, highUsd }) => {
        const [low = '', high = ''] = roughPrices([lowUsd, highUsd])
        const [left, right] = [placePercent(scale, lowUsd), placePercent(scale, highUsd)]
        return (
          <article key={horizon} className={styles.range}>
            <h3 className={base.subheading}>{t[horizon]}</h3>
            <p>
              <b className={base.heading}>
                <Price text={low} /> – <Price text={withoutCurrency(high)} />
              </b>
              <small className={`${base.small} ${base.muted}`}>{t.inside}</small>
            </p>
            <div className={rangeStyles.scale} role="img" aria-label={t.rangeSays(low, high)}>
              <Ticks count={51} majorEvery={50} heightPx={10} />
              <span className={rangeStyles.band} style={{ left: `${left}%`, width: `${right - left}%` }} />
              <span className={rangeStyles.now} style={{ left: `${placePercent(scale, priceUsd)}%` }} />
            </div>
          </article>
        )
      })}
    </section>
  )
}

const middleOf = ([first]: Young['ranges']): number => (first ? (first.lowUsd + first.highUsd) / 2 : 1)

function Openings({ openings }: Pick<Young, 'openings'>) {
  const t = useText(specialText)
  const { count, day } = useFormat()
  return (
    <section className={cards.card}>
      <h3 className={base.subheading}>{t.canSay}</h3>
      <ul className={styles.openings}>
        <Line name={t.always} says={t.open} isOpen />
        {openings.map(({ what, neededDays, opensOn }) => (
          <Line
            key={what}
            name={t[what]}
            says={opensOn === null ? t.open : t.needs(count(neededDays), day(new Date(opensOn)))}
            isOpen={opensOn === null}
          />
        ))}
      </ul>
    </section>
  )
}

/** Waits for the day on which there is a score to pay for. */
function OpeningAlert({ coin: { symbol, name }, openings }: { coin: AnalyzedCoin } & Pick<Young, 'openings'>) {
  const t = useText(specialText)
  const { day } = useFormat()
  const opensOn = openings.find(({ what }) => what === 'plans')?.opensOn
  if (!opensOn) return null
  return (
    <WishAlert
      wish={{ symbol, kind: 'opens' }}
      name={name}
      label={t.tellOpens}
      says={t.tellOpensSays(day(new Date(opensOn)))}
    />
  )
}

function Line({ name, says, isOpen }: { name: string; says: string; isOpen: boolean }) {
  const t = useText(specialText)
  return (
    <li className={classes(!isOpen && styles.closed)}>
      <span className={styles.mark}>
        {isOpen ? <Icon shape={checkIcon} sizePx={16} /> : <span aria-hidden="true">–</span>}
      </span>
      <span>
        <b>{name}</b>
        {!isOpen && <span className={base.visuallyHidden}>: {t.notYet}. </span>}
        <small>{says}</small>
      </span>
    </li>
  )
}
