/** Significant digits: from here on a price in a sentence has four. */
const minLarge = 1e6
const significant = 4

/** How a price stands in a sentence: rounded as far as a reader needs it, and with how many decimals. */
interface ProsePrice {
  readonly price: number
  readonly decimals: number
}

/**
 * A price for a sentence: whole from 1,000, two decimals from 10, three from 1, below that four digits that count. Where
 * two prices would look alike, both get `more` digits.
 */
export function prosePrice(price: number, more: number): ProsePrice {
  const size = Math.abs(price)
  if (size === 0) return { price, decimals: 2 }
  if (size >= minLarge) return { price: Number(price.toPrecision(significant + more)), decimals: 0 }
  const decimals = proseDecimals(size) + more
  // 999.996 is written as 1,000 and not as 1,000.00.
  const next = proseDecimals(Number(size.toPrecision(wholeDigits(size) + decimals))) + more
  return { price, decimals: Math.min(decimals, next) }
}

function proseDecimals(size: number): number {
  if (size >= 1000) return 0
  return size >= 10 ? 2 : significant - wholeDigits(size)
}

/** Digits before the point; below 0.1 as many fewer than none as there are zeros behind it. */
const wholeDigits = (size: number) => Math.floor(Math.log10(size)) + 1

/** Decimals of a percent in a sentence: one below 10, none from there on. */
export const percentDecimals = (percent: number): number => (Math.abs(percent) < 9.95 ? 1 : 0)

/** Decimals of a ratio in a sentence, "2.4 times": one up to 10; none where it is a whole number as it is written. */
export const timesDecimals = (ratio: number): number => (ratio >= 9.95 || Math.round(10 * ratio) % 10 === 0 ? 0 : 1)
