import type { ReactNode } from 'react'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { useMoney } from '../../lib/money/money.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import linkStyles from '../../ui/actions/Button.module.css'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { chevronRightIcon } from '../../ui/icons/icons.ts'
import { ratioInRange } from '../../ui/instruments/scale.ts'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { coinPath } from '../analysis/index.ts'
import { logoOf, useLive, usePrices } from '../market/index.ts'
import { gradesText } from './grades-messages.ts'
import type { TodaySummary } from './queries.ts'
import styles from './Today.module.css'

type RowProps = {
  symbol: string
  name: string
  says: ReactNode
  figure?: ReactNode
  under?: ReactNode
  sketch?: ReactNode
  children?: ReactNode
}

/** A coin in one line that leads to its page. */
export function CoinRow({ symbol, name, says, figure, under, sketch, children }: RowProps) {
  const address = useAddress()
  return (
    <a className={classes(styles.row, sketch !== undefined && styles.sketched)} href={address(coinPath(symbol))}>
      <CoinLogo src={logoOf(symbol)} symbol={symbol} />
      <span className={styles.rowText}>
        <b>{name}</b>
        <small>{says}</small>
      </span>
      {sketch}
      {figure !== undefined && (
        <span className={styles.figure}>
          <b>{figure}</b>
          <small>{under}</small>
        </span>
      )}
      {children}
    </a>
  )
}

type Changed = TodaySummary['plans'][number]

/** Followed plans that began or ended since yesterday’s morning. */
export function PlansCard({ summary: { plans, plansStarted, plansEnded } }: { summary: TodaySummary }) {
  const t = useText(gradesText)
  const under = plans.filter(({ plan }) => plan.state === 'met').map(({ plan }) => plan.symbol)
  const { data: prices } = usePrices(under)
  useLive(under)
  const address = useAddress()
  if (plans.length === 0) return null
  const title = [plansStarted > 0 && t.plansStarted(plansStarted), plansEnded > 0 && t.plansEnded(plansEnded)]
  return (
    <section className={`${cards.card} ${styles.card}`}>
      <div className={styles.head}>
        <h2 className={base.subheading}>{title.filter(Boolean).join(' · ')}</h2>
        <a className={linkStyles.action} href={address('/dashboard/plans')}>
          {t.toPlans}
          <Icon shape={chevronRightIcon} sizePx={16} />
        </a>
      </div>
      <div className={styles.rows}>
        {plans.map(changed => (
          <PlanRow key={changed.plan.id} {...changed} nowUsd={prices?.[changed.plan.symbol]?.price} />
        ))}
      </div>
    </section>
  )
}

function PlanRow({ name, plan, nowUsd }: Changed & { nowUsd: number | undefined }) {
  const t = useText(gradesText)
  const { dayTime, size, ratio } = useMoney()
  const { symbol, side, state, metAt, endedAt, entry, stop, target, result } = plan
  const when = sentence(dayTime(new Date(endedAt ?? metAt ?? plan.issuedAt), new Date(serverNowMs())))
  const title = t[side](name)
  if (state === 'waiting' || state === 'met') {
    const isKnown = nowUsd !== undefined
    return (
      <CoinRow
        symbol={symbol}
        name={title}
        says={isKnown ? t.onItsWay(when, size(target / nowUsd - 1), size(stop / nowUsd - 1)) : when}
      >
        {isKnown && <Track stop={stop} entry={entry} target={target} nowUsd={nowUsd} />}
      </CoinRow>
    )
  }
  const figure = result === null ? undefined : ratio(result)
  return <CoinRow symbol={symbol} name={title} says={t.ended(when, t[state])} figure={figure} under={t.afterFees} />
}

/** From the stop on the left to the target on the right, with where it began and where the price is. */
function Track({ stop, entry, target, nowUsd }: { stop: number; entry: number; target: number; nowUsd: number }) {
  const t = useText(gradesText)
  const way = Math.sign(target - stop)
  const place = (usd: number) => 100 * ratioInRange(way * stop, way * target, way * usd)
  const [began, now] = [place(entry), place(nowUsd)]
  return (
    <span className={styles.track} aria-hidden="true">
      <svg aria-hidden="true">
        <rect className={styles.loss} y="8" width={`${began}%`} height="4" rx="2" />
        <rect className={styles.gain} x={`${began}%`} y="8" width={`${100 - began}%`} height="4" rx="2" />
        <rect className={styles.start} x={`${began}%`} y="4" width="2" height="12" />
        <svg x={`${now}%`} y="0" overflow="visible" aria-hidden="true">
          <path className={styles.pointer} d="M-5 0h10L0 6Z" />
        </svg>
      </svg>
      <span>
        <small>{t.stopEnd}</small>
        <small>{t.targetEnd}</small>
      </span>
    </span>
  )
}

/** A day may begin a line; both languages spell its first letter alike. */
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** At most three things to keep an eye on until tomorrow. */
export function WatchCard({ summary: { watch } }: { summary: TodaySummary }) {
  const t = useText(gradesText)
  if (watch.length === 0) return null
  return (
    <section className={`${cards.card} ${styles.card}`}>
      <h2 className={base.subheading}>{t.watch}</h2>
      <div className={styles.rows}>
        {watch.map(one => (
          <WatchRow key={`${one.kind} ${one.kind === 'wide' ? one.symbol : one.plan.id}`} watched={one} />
        ))}
      </div>
    </section>
  )
}

function WatchRow({ watched }: { watched: TodaySummary['watch'][number] }) {
  const t = useText(gradesText)
  const { size, prose, outOf, dayTime } = useMoney()
  if (watched.kind === 'wide') {
    const { symbol, name, usualRatio, halfRatio } = watched
    return (
      <CoinRow
        symbol={symbol}
        name={name}
        says={t.wider(size(usualRatio))}
        figure={`±${size(halfRatio)}`}
        under={t.tomorrow}
      />
    )
  }
  const { name, plan } = watched
  if (watched.kind === 'ending') {
    const ends = new Date((plan.state === 'met' ? plan.limitAt : null) ?? plan.validUntil)
    return <CoinRow symbol={plan.symbol} name={name} says={t.planEnds(dayTime(ends, new Date(serverNowMs())))} />
  }
  return (
    <CoinRow
      symbol={plan.symbol}
      name={name}
      says={t[`${plan.side}Starts`](prose(plan.trigger))}
      figure={outOf(plan.chances.met, 20)}
      under={t.byTomorrow}
    />
  )
}
