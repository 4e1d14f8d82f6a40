/** The currency every coin is traded against. */
const quoteSymbol = 'USDT'

/** BTC, btc, $BTC, BTCUSDT, BTC/USDT and BTC-USDT are one coin. */
export function symbolOf(spelling: string): string {
  // Most are symbols already, and lists of them are long.
  if (plain.test(spelling) && !spelling.endsWith(quoteSymbol)) return spelling
  const text = spelling.trim().replace(/[ıİ]/g, 'i').toUpperCase().replace(/^\$/, '')
  const [base = '', quote] = text.split(/[/_:-]/)
  if (quote !== undefined) return base
  return text.length > quoteSymbol.length && text.endsWith(quoteSymbol) ? text.slice(0, -quoteSymbol.length) : text
}

const plain = /^[A-Z0-9.]+$/

export const tradingSymbolOf = (symbol: string): string => symbol + quoteSymbol

/** Where a coin's picture is; there is one for every symbol. */
export const logoPath = (symbol: string): string => `/coins/${encodeURIComponent(symbol.toLowerCase())}.svg`
