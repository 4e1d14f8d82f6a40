import { recalled } from '../../platform/recall.ts'

/** The currency every coin is traded against. */
export const quoteSymbol = 'USDT'

/** BTC, btc, $BTC, BTCUSDT, BTC/USDT and BTC-USDT are one coin. */
export const symbolOf: (spelling: string) => string = recalled(spelling => {
  const text = spelling.trim().replace(/[ıİ]/g, 'i').toUpperCase().replace(/^\$/, '')
  const [base = '', quote] = text.split(/[/_:-]/)
  if (quote !== undefined) return base
  return text.length > quoteSymbol.length && text.endsWith(quoteSymbol) ? text.slice(0, -quoteSymbol.length) : text
})

export const tradingSymbolOf = (symbol: string): string => symbol + quoteSymbol
