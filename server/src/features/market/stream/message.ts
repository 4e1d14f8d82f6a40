import Type from 'typebox'
import { baseOf, Digits, numberOf, shape } from '../exchanges/wire.ts'
import type { Ticker } from '../facts.ts'
import { Refusal } from '../refusal.ts'

const readDays = shape(
  Type.Array(
    Type.Object({
      e: Type.Literal('24hrMiniTicker'),
      E: Type.Number(),
      s: Type.String(),
      c: Digits,
      o: Digits,
      h: Digits,
      l: Digits,
      v: Digits,
      q: Digits,
    }),
  ),
)

/** Shutdown notice of the exchange: another connection is needed. */
export const isShutdownNotice = (text: string): boolean => text.startsWith('{') && text.includes('"serverShutdown"')

/** The coins of a message, in our words. What is said is not checked yet. */
export function readMessage(text: string): Ticker[] {
  return readDays(parsed(text)).flatMap(({ E, s, c, o, h, l, v, q }) => {
    const symbol = baseOf(s, 'USDT')
    if (!symbol) return []
    const [lastPrice, openPrice, highPrice, lowPrice] = [numberOf(c), numberOf(o), numberOf(h), numberOf(l)]
    return [
      { symbol, lastPrice, openPrice, highPrice, lowPrice, volumeBase: numberOf(v), volumeQuote: numberOf(q), atMs: E },
    ]
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('garbage', 'not JSON')
  }
}
