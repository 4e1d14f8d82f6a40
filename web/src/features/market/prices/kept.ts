import { read, readJson, write, writeJson } from '../../../lib/storage.ts'
import type { KeptPrices, Price, Prices } from './rule.ts'

const isPrice = (value: unknown): value is Price =>
  typeof value === 'object' &&
  value !== null &&
  ['price', 'changePercent', 'atMs'].every(key => Number.isFinite(Reflect.get(value, key))) &&
  ['isStale', 'isSimulated'].every(key => typeof Reflect.get(value, key) === 'boolean')

const isPrices = (value: unknown): value is Prices =>
  typeof value === 'object' && value !== null && Object.values(value).every(isPrice)

const isSymbols = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(symbol => typeof symbol === 'string')

/** The last prices this browser saw, if all three parts of the memory are whole. */
export function readKeptPrices(): KeptPrices | null {
  const prices = readJson('coinPricesData', isPrices)
  const symbols = readJson('coinPricesSymbols', isSymbols)
  const fetchedAtMs = Number(read('coinPricesLastFetch') ?? Number.NaN)
  return prices && symbols && Number.isFinite(fetchedAtMs) ? { prices, symbols, fetchedAtMs } : null
}

export function keepPrices({ prices, symbols, fetchedAtMs }: KeptPrices): void {
  writeJson('coinPricesData', prices)
  writeJson('coinPricesSymbols', symbols)
  write('coinPricesLastFetch', String(fetchedAtMs))
}
