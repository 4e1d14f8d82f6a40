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

/** The one symbol of a coin, also where it is called by its name; of a coin that no list has, as it is written. */
export async function listedSymbol(
  market: { findCoin(spelling: string): Promise<{ symbol: string } | undefined> },
  spelling: string,
): Promise<string> {
  const coin = await market.findCoin(spelling).catch(() => undefined)
  return coin?.symbol ?? symbolOf(spelling)
}

const plain = /^[A-Z0-9.]+$/

export const tradingSymbolOf = (symbol: string): string => symbol + quoteSymbol

/** Where a coin's picture is; there is one for every symbol. */
export const logoPath = (symbol: string): string => `/coins/${encodeURIComponent(symbol.toLowerCase())}.svg`
