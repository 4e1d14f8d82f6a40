import { useFormat } from '../../../lib/format.ts'
import base from '../../../ui/base.module.css'
import { directionOf } from '../../../ui/direction.ts'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { Amount } from '../discreet/Amount.tsx'
import type { Money } from '../money.ts'

type Props = {
  amount: number | string | null
  percent?: number | null | undefined
  money: Money
  small?: boolean | undefined
}

/** What was won or lost in the money of the portfolio, with its percentage where there is one. */
export function Gain({ amount, percent, money, small }: Props) {
  const format = useFormat()
  if (amount === null) return <span className={base.faint}>{money.paidChange(amount)}</span>
  return (
    <Delta direction={directionOf(0, Number(amount))} small={small}>
      <Amount text={money.paidChange(amount)} />
      {percent !== null && percent !== undefined && ` · ${format.percent(percent)}`}
    </Delta>
  )
}
