import { type Format, fixed, priceDecimals, withoutCurrency } from '@pusula/words'

/**
 * A range is sealed in dollars, and written in dollars for every reader: in another currency a sealed range would move with the rate.
 */
export const endDecimals = (priceUsd: number): number => (priceUsd >= 1_000 ? 0 : priceDecimals(priceUsd))

/** An end as a thumb puts it: what is written is what is sealed. */
export const roundedEnd = (value: number, priceUsd: number): number => Number(fixed(value, endDecimals(priceUsd)))

/** $64,900 – 66,800 */
export function writtenRange({ lowUsd, highUsd }: { lowUsd: number; highUsd: number }, format: Format): string {
  const [low = '', high = ''] = format.roughPrices([lowUsd, highUsd])
  return `${low}\u00a0– ${withoutCurrency(high)}`
}

/** A score or a width counted in percent of the price, with one decimal: 3.8. */
export const points = (ratio: number, { plain }: Format): string => plain(100 * ratio, 1)
