import { readStored, writeStored } from '../../../stored/stored.ts'
import type { KeptPrices } from './rule.ts'

/** The last prices this browser saw, if all three parts of the memory are whole. */
export function readKeptPrices(): KeptPrices | null {
  const prices = readStored('coinPricesData')
  const symbols = readStored('coinPricesSymbols')
  const fetchedAtMs = readStored('coinPricesLastFetch')
  return prices && symbols && fetchedAtMs !== null ? { prices, symbols, fetchedAtMs } : null
}

export function keepPrices({ prices, symbols, fetchedAtMs }: KeptPrices): void {
  writeStored('coinPricesData', prices)
  writeStored('coinPricesSymbols', symbols)
  writeStored('coinPricesLastFetch', fetchedAtMs)
}
