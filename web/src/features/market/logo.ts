/** Where the server keeps the picture of a coin, for lists that know only its symbol. */
export const logoOf = (symbol: string): string => `/coins/${encodeURIComponent(symbol.toLowerCase())}.svg`
