import type { Currency, Rate } from '@pusula/contract'
import { changeIn, dollars, type Format, type Tender, withMoments, withPrices } from '@pusula/words'
import { useMemo } from 'react'
import { useFormat } from '../format.ts'
import { serverNowMs } from '../server-time.ts'
import { useCurrency } from './currency.ts'
import { useRate } from './rates.ts'

/** All writers; those of money take dollars and write what the reader has chosen. */
export interface Money extends Format {
  /** What is shown: the chosen currency, or dollars where no rate is known. */
  readonly tender: Tender
  /** What the reader wants; another one than is shown where the rate is missing, which the screen then says. */
  readonly wanted: Currency
  readonly rate: Rate | null
  /** An amount of dollars in the shown currency, and back. */
  fromDollars(usd: number): number
  toDollars(amount: number): number
  /** A sentence of the server with the prices in it written, and its moments as seen from now. */
  said(text: string): string
  /** A change of the last day in the shown currency, from that in dollars: the rate has moved too. */
  changePercent(percent: number): number
}

/** What a coin is priced in: dollars are a USDT everywhere in the product. */
export const pairOf = (symbol: string, { currency }: Tender): string =>
  `${symbol} / ${currency === 'USD' ? 'USDT' : currency}`

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
    const written = format.dollarsIn(tender)
    return {
      ...format,
      ...written,
      // No line begins with the dash of a range.
      said: text => {
        const priced = withPrices(text, written).replaceAll(' – ', '\u00a0– ')
        return withMoments(priced, at => format.moment(at, new Date(serverNowMs())))
      },
      tender,
      wanted,
      rate,
      fromDollars: usd => usd * tender.perDollar,
      toDollars: amount => amount / tender.perDollar,
      changePercent: percent => changeIn(percent, rate),
    }
  }, [format, wanted, rate])
}
