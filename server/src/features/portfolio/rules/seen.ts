import type { InputOf, portfolio } from '@pusula/contract'
import { decimalOf, notesOf } from './input.ts'
import { type Entry, ownRate } from './position.ts'

type Seen = NonNullable<InputOf<typeof portfolio.change>['seen']>

/** What a person types of the money of an entry: the dollars of other money follow from it. */
const moneyOf = ({ usdCostBasis, feeUsd, paid }: Entry) => ({
  currency: paid?.currency ?? 'USD',
  unit: paid?.unit ?? usdCostBasis,
  fee: paid?.fee ?? feeUsd,
  rate: paid?.source === ownRate ? paid.perDollar : undefined,
})

/** A day is the same day only; who names the instant of one has seen it, too. */
const isThen = ({ day, tradedAt }: Entry, seen: string) =>
  seen === day || (seen.length > 10 && Date.parse(tradedAt) === Date.parse(seen))

/** Whether an entry stands as somebody saw it; date, fee and notes that they did not name are as they are. */
export function standsAs(entry: Entry, seen: Seen): boolean {
  const money = moneyOf(entry)
  const { currency, unit, perDollar } = seen.paid ?? { currency: 'USD', unit: seen.usdCostBasis }
  const fee = seen.paid ? (seen.paid.fee ?? '0') : seen.feeUsd
  const isAmount = (now: string | undefined, then: string | undefined) =>
    (now && decimalOf(now)) === (then && decimalOf(then))
  return (
    isAmount(entry.quantity, seen.quantity) &&
    money.currency === currency &&
    isAmount(money.unit, unit) &&
    isAmount(money.rate, perDollar) &&
    (fee === undefined || isAmount(money.fee, fee)) &&
    (seen.purchaseDate === undefined || isThen(entry, seen.purchaseDate)) &&
    (seen.notes === undefined || entry.notes === notesOf(seen.notes))
  )
}
