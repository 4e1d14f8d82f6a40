/** Where a coin's picture is; there is one for every symbol. */
export const logoPath = (symbol: string): string => `/coins/${encodeURIComponent(symbol.toLowerCase())}.svg`
