import { isDemo } from '../../../lib/mode.ts'
import { readStored, writeStored } from '../../../stored/stored.ts'
import type { CachedPrices } from './rule.ts'

/** The last prices this browser saw, if all three parts of the memory are whole; the demo's are not among them. */
export function readCachedPrices(): CachedPrices | null {
  if (isDemo()) return null
  const prices = readStored('coinPricesData')
  const symbols = readStored('coinPricesSymbols')
  const fetchedAtMs = readStored('coinPricesLastFetch')
  return prices && symbols && fetchedAtMs !== null ? { prices, symbols, fetchedAtMs } : null
}

export function savePrices({ prices, symbols, fetchedAtMs }: CachedPrices): void {
  if (isDemo()) return
  writeStored('coinPricesData', prices)
  writeStored('coinPricesSymbols', symbols)
  writeStored('coinPricesLastFetch', fetchedAtMs)
}
