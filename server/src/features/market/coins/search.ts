import type { Coin } from '../facts.ts'
import { symbolOf } from '../symbols.ts'

/** Letters as people type them on any keyboard: no case, no marks, and the four i of Turkish as one. */
export const fold = (text: string): string =>
  text.replace(/[İIı]/g, 'i').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

export interface SearchEntry {
  coin: Coin
  symbol: string
  name: string
}

/** What a search reads, folded once. Coins keep their order, which is that of their size. */
export type SearchIndex = readonly SearchEntry[]

export const searchEntry = (coin: Coin): SearchEntry => ({ coin, symbol: fold(coin.symbol), name: fold(coin.name) })

const minLength = 2

/** The exact symbol first, then symbols and names that begin so, then whatever contains it; within each by size. */
export function search(index: SearchIndex, query: string, limit: number): Coin[] {
  const wanted = fold(query.trim())
  if (wanted.length < minLength) return []
  const wantedSymbol = fold(symbolOf(query))
  const exact: Coin[] = []
  const bySymbol: Coin[] = []
  const byName: Coin[] = []
  const inside: Coin[] = []
  for (const { coin, symbol, name } of index) {
    if (symbol === wantedSymbol) exact.push(coin)
    else if (symbol.startsWith(wanted)) bySymbol.push(coin)
    else if (name.startsWith(wanted)) byName.push(coin)
    else if (name.includes(wanted) || symbol.includes(wanted)) inside.push(coin)
  }
  return [...exact, ...bySymbol, ...byName, ...inside].slice(0, limit)
}
