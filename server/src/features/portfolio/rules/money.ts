import type { OtherMoney } from '@pusula/contract'
import Big from 'big.js'
import { decimalOfUnits, dollarPlaces, dollarsOf, places, priceOf, pricePlaces, unitsOf } from './exact.ts'
import { type Amounts, type AmountsOf, type Entry, inDollars, type PaidMoney } from './position.ts'

/** Currency conversion of a portfolio: amounts of entries, and the exchange rate of their day. */
export interface DayMoney {
  amountsOf: AmountsOf
  rateOf: (entry: Entry) => number | null
}

export const dollarsOfDays: DayMoney = { amountsOf: inDollars, rateOf: () => null }

/** Half of ten to the eighth, so that a division rounds to the nearest unit. */
const one = 10n ** BigInt(places)
const rounded = (product: bigint) => (product + (product < 0n ? -one : one) / 2n) / one

/** Money that was paid in this currency counts as it was paid; all other at the rate of its day. */
export function moneyOfDays(currency: OtherMoney, rateOf: (entry: Entry) => number): DayMoney {
  const amountsOf = (entry: Entry): Amounts => {
    const { paid, quantity, kind } = entry
    if (paid?.currency === currency) {
      const fee = unitsOf(paid.fee, dollarPlaces)
      const bare = unitsOf(quantity, places) * unitsOf(paid.unit, pricePlaces)
      return { total: kind === 'buy' ? bare + fee : bare - fee, fee }
    }
    const perDollar = unitsOf(dollarsOf(Big(String(rateOf(entry)))), places)
    const { total, fee } = inDollars(entry)
    return { total: rounded(total * perDollar), fee: rounded(fee * perDollar) }
  }
  const ownRate = ({ paid }: Entry) => (paid?.currency === currency ? Number(paid.perDollar) : undefined)
  return { amountsOf, rateOf: entry => ownRate(entry) ?? rateOf(entry) }
}

/** What was paid with the fee, or received after it, in the money it was paid in. */
export function paidTotal({ quantity, kind }: Pick<Entry, 'quantity' | 'kind'>, { unit, fee }: PaidMoney): string {
  const bare = unitsOf(quantity, places) * unitsOf(unit, pricePlaces)
  const feeUnits = unitsOf(fee, dollarPlaces)
  return decimalOfUnits(kind === 'buy' ? bare + feeUnits : bare - feeUnits, dollarPlaces)
}

/** What paid money is in dollars, to the places that are kept. */
export const dollarsPaid = ({ unit, fee, perDollar }: PaidMoney) => ({
  usdCostBasis: priceOf(Big(unit).div(perDollar)),
  feeUsd: dollarsOf(Big(fee).div(perDollar)),
})
