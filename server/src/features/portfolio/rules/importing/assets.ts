/** Dollars and dollar stablecoins. */
const dollars = new Set(['USD', 'USDT', 'USDC', 'FDUSD', 'BUSD', 'TUSD'])
export const isDollar = (asset: string): boolean => dollars.has(asset)

/** Coins that are worth a dollar: they are held, and bought and sold with money. */
export const isStable = (asset: string): boolean => asset !== 'USD' && dollars.has(asset)

/** Money that is changed into dollars at the rate of its day. */
const rated = ['TRY', 'EUR'] as const
export const isRated = (asset: string): asset is (typeof rated)[number] => rated.some(one => one === asset)

/** Money whose rate nobody here knows. */
const otherMoney = ['GBP', 'AUD', 'CAD', 'CHF', 'JPY', 'BRL', 'PLN', 'RUB', 'UAH', 'ZAR', 'NGN', 'KRW', 'MXN', 'SEK']
const money = new Set<string>([...dollars, ...rated, ...otherMoney])
/** What prices are said in: money, and coins that every exchange takes for a dollar. */
export const isMoney = (asset: string): boolean => money.has(asset)

/** What one side of a trade pays with: money, and a stablecoin where a coin is traded against it, not money. */
export const isCash = (asset: string, against: string): boolean =>
  isMoney(asset) && !(isStable(asset) && isMoney(against) && !isStable(against))

const signs: Partial<Record<string, string>> = { $: 'USD', US$: 'USD', '₺': 'TRY', '€': 'EUR', '£': 'GBP' }

/** One spelling for what exchanges spell in several ways. */
export function assetOf(written: string): string {
  const asset = written.trim().toUpperCase()
  return signs[asset] ?? { TL: 'TRY', XBT: 'BTC', XXBT: 'BTC', XDG: 'DOGE', XXDG: 'DOGE' }[asset] ?? asset
}

/** Coins that others are priced in, the first before the later ones. */
const leaders = ['BTC', 'XBT', 'ETH', 'BNB', 'SOL', 'TRX', 'DAI', 'KCS', 'OKB', 'XRP', 'DOGE']

/** Which of two coins the other is priced in, where the file names no pair. */
export function leaderOf(assets: readonly string[]): string | undefined {
  return leaders.find(leader => assets.includes(leader))
}

/** The longest first, since FDUSD ends with USD. */
const quotes = [...money, 'TL', ...leaders].sort((a, b) => b.length - a.length)

/**
 * Both sides of a pair: BTCUSDT, BTC/TRY, BTC-EUR, ETH_BTC. Written as one word, DOTUSD could be DO in TUSD: a maker who
 * knows no TUSD says so.
 */
export function pairOf(
  pair: string,
  isQuote: (quote: string) => boolean = () => true,
): { base: string; quote: string } | undefined {
  const text = pair.trim().toUpperCase()
  const [base = '', quote = '', more] = text.split(/[/_-]/)
  if (quote && more === undefined) return base ? { base: assetOf(base), quote: assetOf(quote) } : undefined
  const found = quotes.find(one => text.length > one.length && text.endsWith(one) && isQuote(one))
  if (!found || quote) return undefined
  return { base: assetOf(text.slice(0, -found.length)), quote: assetOf(found) }
}

/** The money that the name of a column of amounts says: Total AUD, Fiyat (TL). Empty where it says none. */
export const moneyNamed = (name: string): string =>
  name
    .split(/[^A-Za-z]+/)
    .map(assetOf)
    .find(isMoney) ?? ''

const currencies = new Set(Intl.supportedValuesOf('currency'))
/** Money of any country, whether or not its rate is known here. */
export const isCountryMoney = (asset: string): boolean => currencies.has(asset)
/** Money, and coins that are named after it: BIDR, PYUSD, EURC. */
const isLikeMoney = (asset: string) =>
  isCountryMoney(asset) || /^(DAI|BRZ)$|USD|EUR|GBP|TRY|IDR|BRL|VND|RUB|NGN|ZAR|AUD|JPY|KRW/.test(asset)

/** Some write the money first, BTC-XMR: nobody prices Bitcoin in Monero, nor lira in Bitcoin. */
const inOrder = (pair: { base: string; quote: string }) =>
  !isLikeMoney(pair.quote) && (isLikeMoney(pair.base) || pair.base === 'BTC')
    ? { base: pair.quote, quote: pair.base }
    : pair

/** BTC/USDT, and BTCUSDT where it cannot be the name of a coin. */
export const isPair = (coin: string): boolean => /[/_-]|^[A-Z\d]{2,}(USDT|USDC|FDUSD|TRY|EUR)$/i.test(coin)

/** Both sides of a pair in a table that nobody knows, where a cell of coins names one. */
export function pairIn(coin: string): { base: string; quote: string } | undefined {
  const pair = isPair(coin) ? pairOf(coin) : undefined
  return pair && inOrder(pair)
}

const bought = /^(b|buy|bought|alis|alim|al|aldim|aldik|alindi|purchased?|kauf|achat|compra|acquisto)$/
const sold = /^(s|sell|sold|satis|satim|sat|sattim|sattik|satildi|sale|verkauf|vente|venta|vendita)$/
/** Buying or selling, as a folded word says it. */
export const sideOf = (word: string): 'buy' | 'sell' | undefined =>
  bought.test(word) ? 'buy' : sold.test(word) ? 'sell' : undefined

/** The word of a folded text that says it: Market Buy and limit alış emri have others beside it. A letter stands alone. */
export const sideWordIn = (said: string): string =>
  said.length === 1 ? said : (said.split(/[^a-z]+/).find(word => word.length > 1 && sideOf(word)) ?? '')
