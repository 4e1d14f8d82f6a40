import { longestWord } from '../../../platform/broadcast/broadcast.ts'
import type { Ticker } from '../facts.ts'

type Row = [string, number, number, number, number, number, number, number]

const rowOf = ({ symbol, lastPrice, openPrice, highPrice, lowPrice, volumeBase, volumeQuote, atMs }: Ticker): Row => [
  symbol,
  lastPrice,
  openPrice,
  highPrice,
  lowPrice,
  volumeBase,
  volumeQuote,
  atMs,
]

interface Word {
  from: string
  tickers: Ticker[]
  /** Whether more of the same second follows. */
  hasMore: boolean
}

/** Tickers of one second in as few words as they fit into, for the other instances. */
export function wordsOf(from: string, tickers: readonly Ticker[]): string[] {
  const head = (hasMore: boolean) => `${from} ${hasMore ? 'more' : 'last'} `
  const words: string[][] = [[]]
  let bytes = 0
  for (const ticker of tickers) {
    const row = JSON.stringify(rowOf(ticker))
    const size = Buffer.byteLength(row) + 1
    if (head(true).length + 1 + bytes + size > longestWord) {
      words.push([])
      bytes = 0
    }
    words.at(-1)?.push(row)
    bytes += size
  }
  return words.map((rows, i) => `${head(i < words.length - 1)}[${rows.join()}]`)
}

export function readWord(word: string): Word {
  const [from = '', more, json = '[]'] = word.split(' ')
  const rows: Row[] = JSON.parse(json)
  return {
    from,
    hasMore: more === 'more',
    tickers: rows.map(([symbol, lastPrice, openPrice, highPrice, lowPrice, volumeBase, volumeQuote, atMs]) => ({
      symbol,
      lastPrice,
      openPrice,
      highPrice,
      lowPrice,
      volumeBase,
      volumeQuote,
      atMs,
    })),
  }
}
