import type { PortfolioSummary } from '@pusula/contract'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { directionClass, directionOf } from '../../../ui/direction.ts'
import { Amount } from '../discreet/Amount.tsx'
import { summaryText } from '../messages.ts'
import { type Money, returnOf } from '../money.ts'
import styles from '../portfolio.module.css'
import { centsOf } from './shares.ts'

/**
 * What the return is made of: the lines add up to it, and share one scale. In another money that is what the coins brought,
 * and what the dollar did.
 */
export function Parts({ summary, money }: { summary: PortfolioSummary; money: Money }) {
  const t = useText(summaryText)
  const whole = returnOf(summary, money)
  if (!whole) return null
  const hasSold = Number(summary.counted.takenOut) > 0
  const usdReturn = Number(summary.profitLoss) + Number(summary.realizedProfitUsd)
  const fromCoins = usdReturn * money.perDollar
  const isInDollars = money.currency === 'USD'
  const lines = isInDollars
    ? [
        { name: t.held, amount: whole.held },
        ...(hasSold ? [{ name: t.sold, amount: whole.sold }] : []),
        ...(whole.fees < 0 ? [{ name: t.fees, amount: whole.fees }] : []),
      ]
    : [
        { name: t.fromCoins, amount: fromCoins },
        { name: t.fromRate, amount: whole.amount - fromCoins },
      ]
  const cents = centsOf(lines.map(({ amount }) => amount))
  return (
    <div className={styles.parts}>
      <Bars lines={lines.map((line, i) => ({ ...line, amount: cents[i] ?? line.amount }))} money={money} />
      {!isInDollars && (
        <p className={`${base.tiny} ${base.faint}`}>
          <Amount text={t.inDollars(money.writtenIn('USD').moneyChange(usdReturn))} />
        </p>
      )}
      <p className={styles.worth}>
        <span>{t.worth}</span>
        <b>
          <Amount text={money.money(summary.currentValue)} />
        </b>
      </p>
    </div>
  )
}

type Line = { name: string; amount: number }

function Bars({ lines, money }: { lines: readonly Line[]; money: Money }) {
  const amounts = lines.map(({ amount }) => amount)
  const [low, high] = [Math.min(0, ...amounts), Math.max(0, ...amounts)]
  const span = high - low || 1
  const percentOf = (amount: number) => `${(100 * Math.abs(amount)) / span}%`
  return (
    <dl className={styles.bars}>
      {lines.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd aria-hidden="true" className={`${styles.track} ${directionClass[directionOf(0, amount)]}`}>
            <i
              className={amount < 0 ? styles.minus : undefined}
              style={{ left: percentOf(Math.min(0, amount) - low), width: percentOf(amount) }}
            />
          </dd>
          <dd className={directionClass[directionOf(0, amount)]}>
            <Amount text={money.paidChange(amount)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
