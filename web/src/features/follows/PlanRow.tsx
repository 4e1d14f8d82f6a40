import { withoutCurrency } from '@pusula/words'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { useMoney } from '../../lib/money/money.ts'
import { Price } from '../../lib/Price.tsx'
import { serverNowMs } from '../../lib/server-time.ts'
import { Lubber } from '../../ui/brand/Dial.tsx'
import { ratioInRange } from '../../ui/instruments/scale.ts'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { coinPath, type LivingPlan, lastClose, PlanPill, planStage } from '../analysis/index.ts'
import { logoOf } from '../market/index.ts'
import { followsText } from './follows.messages.ts'
import styles from './follows.module.css'

type Props = { plan: LivingPlan & { name: string }; nowUsd: number | undefined; href?: string }

/** One plan: what it is, where it stands, and how far it is to its stop and its target. */
export function PlanRow({ plan, nowUsd, href = coinPath(plan.symbol) }: Props) {
  const t = useText(followsText)
  const address = useAddress()
  const { prose } = useMoney()
  const { side, symbol, name } = plan
  const isWaiting = plan.state === 'waiting'
  return (
    <li>
      <a className={styles.row} href={address(href)}>
        <CoinLogo src={logoOf(symbol)} symbol={symbol} />
        <span>
          <b>
            <Price text={isWaiting ? t[`${side}Waits`](name, prose(plan.trigger)) : t[side](name)} />
          </b>
          <small>{useWhen(plan)}</small>
        </span>
        <span className={styles.pill}>
          <PlanPill stage={planStage(plan, serverNowMs())} />
        </span>
        {plan.state === 'met' && nowUsd !== undefined && <Track plan={plan} nowUsd={nowUsd} />}
      </a>
    </li>
  )
}

/** Until when it waits, when it started, or how it ended. */
function useWhen(plan: LivingPlan): string {
  const t = useText(followsText)
  const { moment, outOf, size, shortDay, time } = useMoney()
  const when = (at: Date | string | null) => moment(new Date(at ?? ''), new Date(serverNowMs()))
  if (plan.state === 'waiting') return t.waitsBy(when(lastClose(plan)), outOf(plan.chances.met, 20))
  if (plan.state === 'met') return t.startedAt(when(plan.metAt), when(plan.limitAt))
  const ended = new Date(plan.endedAt ?? '')
  if (plan.result === null) return `${shortDay(ended)} · ${t.nothing}`
  return `${shortDay(ended)} ${time(ended)} · ${plan.result < 0 ? '−' : '+'}${size(plan.result)}`
}

/** From the stop to the target, with the entry and the price of now; turned where the target lies below. */
function Track({ plan: { stop, entry, target }, nowUsd }: { plan: LivingPlan; nowUsd: number }) {
  const t = useText(followsText)
  const { roughPrice } = useMoney()
  const place = (usd: number) => {
    const ratio = ratioInRange(Math.min(stop, target), Math.max(stop, target), usd)
    return 100 * (target > stop ? ratio : 1 - ratio)
  }
  return (
    <span
      className={styles.track}
      role="img"
      aria-label={t.trackSays(roughPrice(stop), roughPrice(entry), roughPrice(target), roughPrice(nowUsd))}
    >
      <span className={styles.risk} style={{ width: `${place(entry)}%` }} />
      <span className={styles.reward} style={{ width: `${100 - place(entry)}%` }} />
      <span className={styles.entry} style={{ left: `${place(entry)}%` }} />
      <span className={styles.now} style={{ left: `${place(nowUsd)}%` }}>
        <Lubber />
      </span>
      <span>
        {t.stop} <Price text={withoutCurrency(roughPrice(stop))} />
      </span>
      <span>
        {t.target} <Price text={withoutCurrency(roughPrice(target))} />
      </span>
    </span>
  )
}
