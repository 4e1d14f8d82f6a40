import type { Both } from './language.ts'

/** Numbers as a reader of one language writes them. */
export interface Numbers {
  /** $104.812,40 in Turkish, $104,812.40 in English. */
  readonly price: (priceUsd: number) => string
  /** 0.0234 is %2,34 in Turkish, 2.34% in English. */
  readonly percent: (ratio: number) => string
  /** A probability in whole percents. Nothing is certain, so it stays between 1 and 99. */
  readonly chance: (probability: number) => string
  readonly plain: (value: number, decimals?: number) => string
}

const minus = '\u2212'

/** Decimals by the size of a price: small coins keep the digits that move. */
function priceDecimals(priceUsd: number): number {
  const size = Math.abs(priceUsd)
  if (size >= 100) return 2
  if (size >= 1) return 4
  return size >= 0.001 ? 6 : 8
}

interface Marks {
  readonly thousands: string
  readonly decimal: string
  readonly percent: (digits: string) => string
}

function numbersWith(marks: Marks): Numbers {
  const digits = (size: number, decimals: number) => {
    const [whole, part] = size.toFixed(decimals).split('.')
    let grouped = whole
    for (let i = whole.length - 3; i > 0; i -= 3) grouped = grouped.slice(0, i) + marks.thousands + grouped.slice(i)
    return part ? `${grouped}${marks.decimal}${part}` : grouped
  }
  const signed = (value: number, decimals: number, dress = (text: string) => text) =>
    `${Number(value.toFixed(decimals)) < 0 ? minus : ''}${dress(digits(Math.abs(value), decimals))}`
  return {
    price: priceUsd => signed(priceUsd, priceDecimals(priceUsd), text => `$${text}`),
    percent: ratio => signed(100 * ratio, 2, marks.percent),
    chance: probability => marks.percent(digits(Math.min(Math.max(100 * probability, 1), 99), 0)),
    plain: (value, decimals = 0) => signed(value, decimals),
  }
}

export const numbers: Both<Numbers> = {
  tr: numbersWith({ thousands: '.', decimal: ',', percent: digits => `%${digits}` }),
  en: numbersWith({ thousands: ',', decimal: '.', percent: digits => `${digits}%` }),
}
