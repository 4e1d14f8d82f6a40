import { maxMessageBytes } from '../../../platform/broadcast/broadcast.ts'
import type { Ticker } from '../facts.ts'
import type { News } from '../prices/boards.ts'

type Row = [string, number, number, number, number, number, number, number]

const isTicker = (row: Row | [string]): row is Row => row.length > 1

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

interface Word extends News {
  from: string
  /** Whether more of the same second follows. */
  hasMore: boolean
}

/** Encodes the changes of one second into as few NOTIFY payloads as they fit into. A coin without a believable price is a row without numbers. */
export function encodeTickers(from: string, { believed, doubted }: News): string[] {
  const head = (hasMore: boolean) => `${from} ${hasMore ? 'more' : 'last'} `
  const words: string[][] = [[]]
  let bytes = 0
  for (const figures of [...believed.map(rowOf), ...doubted.map(symbol => [symbol])]) {
    const row = JSON.stringify(figures)
    const size = Buffer.byteLength(row) + 1
    if (head(true).length + 1 + bytes + size > maxMessageBytes) {
      words.push([])
      bytes = 0
    }
    words.at(-1)?.push(row)
    bytes += size
  }
  return words.map((rows, i) => `${head(i < words.length - 1)}[${rows.join()}]`)
}

export function decodeTickers(word: string): Word {
  const [from = '', more, json = '[]'] = word.split(' ')
  const rows: (Row | [string])[] = JSON.parse(json)
  return {
    from,
    hasMore: more === 'more',
    doubted: rows.flatMap(row => (isTicker(row) ? [] : row)),
    believed: rows
      .filter(isTicker)
      .map(([symbol, lastPrice, openPrice, highPrice, lowPrice, volumeBase, volumeQuote, atMs]) => ({
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
