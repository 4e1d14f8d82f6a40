import { recalled } from '../../platform/recall.ts'

/** The currency every coin is traded against. */
export const quoteSymbol = 'USDT'

/** BTC, btc, $BTC, BTCUSDT, BTC/USDT and BTC-USDT are one coin. */
export const symbolOf = (spelling: string): string =>
  // Most are symbols already: seeing that is quicker than remembering it, and a list may be longer than the memory.
  plain.test(spelling) && !spelling.endsWith(quoteSymbol) ? spelling : readSymbol(spelling)

const plain = /^[A-Z0-9.]+$/

const readSymbol: (spelling: string) => string = recalled(spelling => {
  const text = spelling.trim().replace(/[ıİ]/g, 'i').toUpperCase().replace(/^\$/, '')
  const [base = '', quote] = text.split(/[/_:-]/)
  if (quote !== undefined) return base
  return text.length > quoteSymbol.length && text.endsWith(quoteSymbol) ? text.slice(0, -quoteSymbol.length) : text
})

export const tradingSymbolOf = (symbol: string): string => symbol + quoteSymbol
