import type { Currency, Rate } from '@pusula/contract'
import type { Format } from '@pusula/words'
import { DAY_MS } from '@pusula/words'
import base from '../../ui/base.module.css'
import { useFormat } from '../format.ts'
import { useText } from '../language.ts'
import { sinceMs } from '../server-time.ts'
import { moneyText } from './messages.ts'
import { type Money, useMoney } from './money.ts'
import { useRateMissing } from './rates.ts'

/** Smaller parts of a change are not worth a sentence. */
const minPoints = 0.05

/** Which rate amounts were converted at, of when and by whom; or that there is none. Nothing for who reads dollars. Short, one line of a phone. */
export function RateLine({ withSources = false, isShort = false }: { withSources?: boolean; isShort?: boolean }) {
  const t = useText(moneyText)
  const format = useFormat()
  const money = useMoney()
  const { wanted, rate } = money
  const isMissing = useRateMissing(wanted)
  if (wanted === 'USD') return null
  return (
    <p className={`${base.tiny} ${base.faint}`}>
      {rate ? `${rateSays(wanted, rate, format, t)} ${isShort ? '' : partOfChange(money, t)}` : isMissing && t.noRate}
      {rate && withSources && ` ${t.sources(rate.venues.join(', '))}`}
    </p>
  )
}

type Words = ReturnType<typeof useText<typeof moneyText>>

/** "$1 = ₺42,30"; a euro is said in dollars, as people do. */
export const rateOne = (currency: Currency, { perDollar }: Rate, { price, dollarsIn }: Format): string =>
  currency === 'EUR' ? `€1 = ${price(1 / perDollar)}` : `$1 = ${dollarsIn({ currency, perDollar }).money(1)}`

/** "14.30 itibarıyla kur: $1 = ₺42,30." An older one names its day. */
export function rateSays(currency: Currency, rate: Rate, format: Format, t: Words): string {
  const at = new Date(rate.at)
  const one = rateOne(currency, rate, format)
  return sinceMs(rate.at) < DAY_MS ? t.rate(format.time(at), one) : t.rateOfDay(format.date(at), one)
}

function partOfChange({ rate, part }: Money, t: Words): string {
  if (!rate?.dayAgoPerDollar) return ''
  const points = 100 * (rate.perDollar / rate.dayAgoPerDollar - 1)
  return Math.abs(points) >= minPoints ? t.ofChange(part(points / 100, 2)) : ''
}
