import { type Both, type Language, languages } from '@pusula/contract'
import type { Coin } from '../facts.ts'

/** Where the list of coins is in each language; a coin's page stands below it. */
const lists: Both = { en: '/coins', tr: '/tr/coinler' }
/** What people call the list: it leads there, so that the list has one address. */
export const marketPaths: Both = { en: '/market', tr: '/tr/piyasa' }

/** The language of a page is that of its address, whoever asks and whatever their browser prefers. */
export const listPath = (language: Language): string => lists[language]
export const coinPath = ({ id }: Pick<Coin, 'id'>, language: Language): string =>
  `${lists[language]}/${encodeURIComponent(id)}`
/** Into the app, at a coin or where it begins. */
export const appPath = (language: Language, symbol?: string): string =>
  `/?${symbol ? `coin=${encodeURIComponent(symbol)}&` : ''}language=${language}`

const spelled = /^\/(?:(tr|en)\/)?(coins|coinler|market|piyasa)(?:\/([^/.][^/]*))?$/
const card = /^\/embed\/[^/.][^/]*$/

/** The one address of what is also written otherwise, in small letters: `/tr/coins` is `/tr/coinler`. */
export function rightAddress(path: string): string | undefined {
  if (card.test(path)) return path
  const [, prefix, name = '', id] = spelled.exec(path) ?? []
  if (!name) return undefined
  const list = lists[prefix === 'tr' || (!prefix && ['coinler', 'piyasa'].includes(name)) ? 'tr' : 'en']
  return id ? `${list}/${id}` : list
}

/** A page as search engines know it: at an address in each language, the English one for everybody else. */
export const alternatesOf = (pathIn: (language: Language) => string, publicUrl: string) => [
  ...languages.map(language => ({ hreflang: language as string, href: publicUrl + pathIn(language) })),
  { hreflang: 'x-default', href: publicUrl + pathIn('en') },
]

interface CoinIndex {
  byId: ReadonlyMap<string, Coin>
}

/** Looked up once for a list: of two with one id the larger, which comes first. */
export function coinIndex() {
  let indexed: { coins: readonly Coin[]; index: CoinIndex } | undefined
  return (coins: readonly Coin[]): CoinIndex => {
    if (indexed?.coins !== coins) {
      const byId = new Map<string, Coin>()
      for (const coin of coins) if (!byId.has(coin.id)) byId.set(coin.id, coin)
      indexed = { coins, index: { byId } }
    }
    return indexed.index
  }
}
