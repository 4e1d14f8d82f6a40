import type { Currency } from '@pusula/contract'
import { currencySigns } from '@pusula/words'
import { useMemo } from 'react'
import { useFormat } from '../../lib/format.ts'

/** An exact decimal of dollars as the server sends it, a number, or nothing where it is not known. */
type Usd = string | number | null | undefined

/** What one dollar is worth in the currency the member reads. */
export interface Rate {
  currency: Currency
  perUsd: number
}

const dollars: Rate = { currency: 'USD', perUsd: 1 }

/** The rate of the chosen currency; dollars while it cannot be had. */
export function rateOf(currency: Currency, rates: { EUR: number; TRY: number } | undefined): Rate {
  return currency === 'USD' || !rates ? dollars : { currency, perUsd: rates[currency] }
}

export type Money = ReturnType<typeof useMoney>

/** Dollars, written in the currency the member reads. */
export function useMoney({ currency, perUsd }: Rate) {
  const format = useFormat()
  return useMemo(() => {
    const written = format.in(currencySigns[currency])
    const converted = (usd: Usd) => (usd === null || usd === undefined ? null : Number(usd) * perUsd)
    return {
      money: (usd: Usd) => written.money(converted(usd)),
      change: (usd: Usd) => written.moneyChange(converted(usd)),
      price: (usd: Usd) => written.price(converted(usd)),
      /** What one dollar is worth, with the digits that move. */
      rate: written.price(perUsd),
    }
  }, [format, currency, perUsd])
}
