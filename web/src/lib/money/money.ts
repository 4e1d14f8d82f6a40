import type { Currency, Rate } from '@pusula/contract'
import { dollars, type Numbers, type Tender } from '@pusula/words'
import { useMemo } from 'react'
import { useFormat } from '../format.ts'
import { useCurrency } from './currency.ts'
import { useRate } from './rates.ts'

/** Writers of dollar amounts in the money that the reader has chosen. */
export interface Money extends ReturnType<Numbers['dollarsIn']> {
  /** What is shown: the chosen currency, or dollars where no rate is known. */
  readonly tender: Tender
  /** What the reader wants; another one than is shown where the rate is missing, which the screen then says. */
  readonly wanted: Currency
  readonly rate: Rate | null
  /** An amount of dollars in the shown currency, and back. */
  fromDollars(usd: number): number
  toDollars(amount: number): number
}

/**
 * The one place on the web where a dollar amount becomes text in the chosen currency. What is sold for dollars, credits and
 * plans, is written by `useFormat`.
 */
export function useMoney(): Money {
  const format = useFormat()
  const wanted = useCurrency()
  const rate = useRate(wanted)
  return useMemo(() => {
    const tender = rate ? { currency: wanted, perDollar: rate.perDollar } : dollars
    return {
      ...format.dollarsIn(tender),
      tender,
      wanted,
      rate,
      fromDollars: usd => usd * tender.perDollar,
      toDollars: amount => amount / tender.perDollar,
    }
  }, [format, wanted, rate])
}
