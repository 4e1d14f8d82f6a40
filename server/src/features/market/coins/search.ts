import type { Coin } from '../facts.ts'
import { alphabetOf, editDistance, type Typed, typed } from './edit-distance.ts'

/** Search folding: no case, no diacritics, and the four i of Turkish as one. */
export const fold = (text: string): string =>
  text.replace(/[İIı]/g, 'i').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** Without spaces and signs as well. */
const squeeze = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

export interface SearchEntry {
  coin: Coin
  symbol: string
  /** Its symbol, its name and those it had, each between two bars: one look says whether a text is in any of them. */
  names: string
  /** What a slip is compared with: the same and the words of its name, each with its letters. */
  words: readonly { word: string; letters: number }[]
}

/** What a search reads, folded once. Coins keep their order, which is that of their size. */
export type SearchIndex = readonly SearchEntry[]

/** What people still call a coin: the symbol or the name it once had, and what it is said to be in Turkish. */
const otherNames: Record<string, readonly string[]> = {
  BTC: ['XBT'],
  XRP: ['Ripple'],
  BNB: ['Binance Coin'],
  BCH: ['BCC', 'Bcash'],
  POL: ['MATIC', 'Polygon'],
  S: ['FTM', 'Fantom'],
  A: ['EOS'],
  SKY: ['MKR', 'Maker', 'MakerDAO'],
  RENDER: ['RNDR'],
  FET: ['AGIX', 'Fetch.ai', 'SingularityNET', 'ASI'],
  KAIA: ['KLAY', 'Klaytn'],
  XNO: ['Nano', 'XRB', 'RaiBlocks'],
  EGLD: ['ERD', 'Elrond'],
  AAVE: ['LEND', 'ETHLend'],
  GLM: ['GNT'],
  LUNC: ['Terra Classic', 'Luna Classic'],
  LUNA: ['Luna'],
  IOTA: ['MIOTA'],
  NEO: ['Antshares', 'ANS'],
  DASH: ['Darkcoin'],
  XLM: ['STR'],
  TON: ['Gram', 'Telegram', 'The Open Network'],
  XEC: ['BCHA'],
  VIC: ['TOMO', 'TomoChain'],
  BEAM: ['Merit Circle', 'MC'],
  ATOM: ['Cosmos'],
  CRO: ['Crypto.com', 'Crypto.org'],
  WIF: ['Dog wif hat'],
  USDT: ['Tether USD', 'dolar', 'dollar', 'stablecoin'],
  USDC: ['USD Coin', 'dolar', 'dollar', 'stablecoin'],
  DAI: ['stablecoin'],
  EURC: ['euro', 'avro'],
  PAXG: ['gold', 'altın'],
  XAUT: ['gold', 'altın'],
}

const otherNamesOf = (symbol: string): readonly string[] => otherNames[symbol] ?? []

export function searchEntry(coin: Coin): SearchEntry {
  const names = [coin.symbol, coin.name, coin.id, ...otherNamesOf(coin.symbol)].map(squeeze)
  const words = new Set([...names, ...coin.name.split(' ').map(squeeze)])
  return {
    coin,
    symbol: squeeze(coin.symbol),
    names: `|${names.join('|')}|`,
    words: [...words].filter(word => word.length > 2).map(word => ({ word, letters: alphabetOf(word) })),
  }
}

const minLength = 2
const longestQuery = 40

/** Exact first, then what begins so, then what contains it; where none does, what differs by a slip. Within each by size. */
export function search(index: SearchIndex, query: string, limit: number): Coin[] {
  const readings = readingsOf(query)
  for (const reading of readings) {
    const found = plainly(index, reading)
    if (found.length) return found.slice(0, limit)
  }
  for (const { wanted, isPair } of readings) {
    const found = isPair ? [] : withSlips(index, typed(wanted))
    if (found.length) return found.slice(0, limit)
  }
  return []
}

/** One way to understand what was typed. */
interface Reading {
  wanted: string
  /** The first half of a pair: only a whole symbol or name counts. */
  isPair: boolean
}

/** A currency or a coin that others are paid in, as the second half of a pair, with what marks a contract behind it. */
const quotes = 'usdt|usdc|usd|fdusd|tusd|busd|dai|try|tl|eur|gbp|btc|eth|bnb|perp'
const contract = '(?:[.\\s_-]?(?:p|perp|swap))?$'
const split = new RegExp(`^\\$?(.+?)\\s*[/_:\\s-]\\s*(?:${quotes})${contract}`)
const glued = new RegExp(`^\\$?(.+?)(?:${quotes})${contract}`)
/** What people add to a name. */
const extra = /(?:^|\s)(?:coin|token|kripto|crypto|para|fiyat\p{L}*|price|kac|ne kadar|grafik\p{L}*|chart)(?=\s|$)/gu

/** In the order in which they are tried. */
function readingsOf(query: string): Reading[] {
  const text = query.trim().slice(0, longestQuery)
  const folded = fold(text)
  const whole = { wanted: squeeze(text), isPair: false }
  const pairs = [split, glued].flatMap(pair => {
    const wanted = squeeze(pair.exec(folded)?.[1] ?? '')
    return wanted ? [{ wanted, isPair: true }] : []
  })
  // What is written with a slash is a pair; a word that ends like one may be a name.
  const asWritten = /[/_:]/.test(folded) ? [...pairs, whole] : [whole, ...pairs]
  const bare = { wanted: squeeze(folded.replace(extra, ' ')), isPair: false }
  // "şiba" is how Turkish writes what English writes "shiba".
  const spoken = { wanted: squeeze(text.replace(/[şŞ]/g, 'sh').replace(/[çÇ]/g, 'ch')), isPair: false }
  const isSpoken = spoken.wanted !== whole.wanted
  const all = [...(isSpoken ? [spoken] : []), ...asWritten, bare]
  // Each is a look at every coin: the same one is not tried twice.
  const isFirst = ({ wanted, isPair }: Reading, place: number) =>
    all.findIndex(other => other.wanted === wanted && other.isPair === isPair) === place
  return all.filter((one, place) => one.wanted.length >= (one.isPair ? 1 : minLength) && isFirst(one, place))
}

function plainly(index: SearchIndex, { wanted, isPair }: Reading): Coin[] {
  const bySymbol: Coin[] = []
  const byName: Coin[] = []
  const beginning: Coin[] = []
  const inWord: Coin[] = []
  const inside: Coin[] = []
  for (const { coin, symbol, names, words } of index) {
    if (!names.includes(wanted)) continue
    if (symbol === wanted) bySymbol.push(coin)
    else if (names.includes(`|${wanted}|`)) byName.push(coin)
    else if (isPair) continue
    else if (names.includes(`|${wanted}`)) beginning.push(coin)
    else if (words.some(({ word }) => word.startsWith(wanted))) inWord.push(coin)
    else inside.push(coin)
  }
  return [...bySymbol, ...byName, ...beginning, ...inWord, ...inside]
}

function withSlips(index: SearchIndex, wanted: Typed): Coin[] {
  if (!wanted.slips) return []
  const found: { coin: Coin; slips: number }[] = []
  for (const { coin, words } of index) {
    let fewest: number | undefined
    for (const { word, letters } of words) {
      const slips = editDistance(wanted, word, letters)
      if (slips !== undefined && (fewest === undefined || slips < fewest)) fewest = slips
    }
    if (fewest !== undefined) found.push({ coin, slips: fewest })
  }
  return found.sort((a, b) => a.slips - b.slips).map(({ coin }) => coin)
}
