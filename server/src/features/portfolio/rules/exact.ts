import { plainDecimal } from '@pusula/words'
import Big from 'big.js'

/** Fixed-point decimals as bigint: exact, and ten thousand of them add up in an instant. */

/** Quantities, fees and rates are kept with this many places. */
export const places = 8
/** The price of one coin has more: of some a billion cost a few dollars. */
export const pricePlaces = 16
/** Products of quantity and price have as many as both; all sums of dollars are counted in these. */
export const dollarPlaces = places + pricePlaces

/** A decimal without an exponent, as the database writes it, in units of the last place that is asked for. */
export function unitsOf(decimal: string, ofPlaces: number): bigint {
  const point = decimal.indexOf('.')
  if (point < 0) return BigInt(decimal + '0'.repeat(ofPlaces))
  return BigInt(decimal.slice(0, point) + decimal.slice(point + 1, point + 1 + ofPlaces).padEnd(ofPlaces, '0'))
}

/** Dollars for a drawing. Sixteen of their places: the last power of ten below them is one that floating point has exactly. */
export const drawnDollars = (units: bigint): number => Number(units / 10n ** BigInt(dollarPlaces - 16)) / 1e16

/** The decimal again, without empty places. */
export function decimalOfUnits(units: bigint, ofPlaces: number): string {
  const digits = String(units < 0n ? -units : units).padStart(ofPlaces + 1, '0')
  const part = digits.slice(-ofPlaces).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -ofPlaces)}${part && `.${part}`}`
}

/** All digits of a decimal, as it is kept and sent. */
export function decimalOfBig(amount: Big): string {
  const written = amount.toString()
  return written.includes('e') ? plainDecimal(written) : written
}

/** A part of a whole, rounded to the nearest unit. */
export const shareOf = (whole: bigint, part: bigint, ofAll: bigint): bigint =>
  (2n * whole * part + ofAll) / (2n * ofAll)

/**
 * Coins to the places that are kept. What was bought is rounded up and what was sold down, so that a sale of everything
 * never asks for more than there is.
 */
export const coinsOf = (amount: Big, kind: 'buy' | 'sell'): string =>
  decimalOfBig(amount.round(places, kind === 'buy' ? Big.roundUp : Big.roundDown))

export const dollarsOf = (amount: Big): string => decimalOfBig(amount.round(places, Big.roundHalfUp))

export const priceOf = (amount: Big): string => decimalOfBig(amount.round(pricePlaces, Big.roundHalfUp))
