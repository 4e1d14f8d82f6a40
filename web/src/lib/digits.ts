import type { Language } from '@pusula/contract'

export const locale: Record<Language, string> = { tr: 'tr-TR', en: 'en-US' }

const signs: Record<Language, { group: string; point: string }> = {
  tr: { group: '.', point: ',' },
  en: { group: ',', point: '.' },
}

/** The decimal point moved to the right, on the digits as they are written: 1.005 by 2 is 100.5, not 100.49999. */
export const shifted = (size: number, places: number) => {
  const [digits, exponent = '0'] = String(size).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** How many steps of the last of so many decimals a size is, rounded on the digits as they are written. */
function stepsOf(size: number, places: number): string {
  const [digits = '', exponent = '0'] = String(size).split('e')
  const [whole = '', fraction = ''] = digits.split('.')
  const all = whole + fraction
  const end = whole.length + Number(exponent) + places
  const kept = BigInt(all.slice(0, Math.max(0, end)).padEnd(end, '0') || '0')
  return String(end >= 0 && (all[end] ?? '0') >= '5' ? kept + 1n : kept)
}

/**
 * A size without a sign, with its groups and at least and at most so many decimals: what Intl writes, without waiting for
 * its tables, which a browser loads with the first number and which took longer than drawing the screen.
 */
export function digitsIn(language: Language, size: number, least: number, most: number): string {
  const { group, point } = signs[language]
  const written = stepsOf(size, most).padStart(most + 1, '0')
  const whole = written.slice(0, written.length - most).replace(/\B(?=(\d{3})+$)/g, group)
  const decimals = written
    .slice(written.length - most)
    .replace(/0+$/, '')
    .padEnd(least, '0')
  return decimals ? whole + point + decimals : whole
}
