import base from '../../ui/base.module.css'
import { useText } from '../language.ts'
import { moneyText } from './messages.ts'
import { type Money, useMoney } from './money.ts'

const dayMs = 86_400_000
/** Smaller parts of a change are not worth a sentence. */
const leastPoints = 0.05

/** Which rate amounts were converted at, of when and by whom; or that there is none. Nothing for who reads dollars. */
export function RateLine({ withSources = false }: { withSources?: boolean }) {
  const t = useText(moneyText)
  const money = useMoney()
  const { wanted, rate } = money
  if (wanted === 'USD') return null
  return (
    <p className={`${base.tiny} ${base.faint}`}>
      {rate ? `${rateSays(money, t)} ${partOfChange(money, t)}` : t.noRate}
      {rate && withSources && ` ${t.sources(rate.venues.join(', '))}`}
    </p>
  )
}

type Words = ReturnType<typeof useText<typeof moneyText>>

/** "Kur 14.30’dan: $1 = ₺42,30." An older one names its day. */
export function rateSays({ rate, wanted, price, in: inSign, time, date }: Money, t: Words): string {
  if (!rate) return t.noRate
  const at = new Date(rate.at)
  const one = wanted === 'EUR' ? `€1 = ${inSign('$').price(1 / rate.perDollar)}` : `$1 = ${price(1)}`
  return Date.now() - at.getTime() < dayMs ? t.rate(time(at), one) : t.rateOfDay(date(at), one)
}

function partOfChange({ rate, part }: Money, t: Words): string {
  if (!rate?.dayAgoPerDollar) return ''
  const points = 100 * (rate.perDollar / rate.dayAgoPerDollar - 1)
  return Math.abs(points) >= leastPoints ? t.ofChange(part(points / 100, 2)) : ''
}
