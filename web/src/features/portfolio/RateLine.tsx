import type { portfolio, ReplyOf } from '@pusula/contract'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import { Notice } from '../../ui/states/Notice.tsx'
import type { Money } from './money.ts'
import { portfolioText } from './text.ts'

type Props = { rates: ReplyOf<typeof portfolio.rates> | undefined; isFailed: boolean; money: Money }

/** Which rate the amounts were converted at, and how old it is. */
export function RateLine({ rates, isFailed, money }: Props) {
  const t = useText(portfolioText)
  const { age } = useFormat()
  if (rates)
    return (
      <p className={`${base.tiny} ${base.faint}`}>
        {t.rate(money.rate, age(Math.max(0, Date.now() - Date.parse(rates.at))))}
      </p>
    )
  return isFailed ? <Notice kind="old">{t.noRate}</Notice> : null
}
