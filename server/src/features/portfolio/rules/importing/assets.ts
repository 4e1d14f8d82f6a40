/** Dollars, and what every exchange takes for one. */
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

/** One spelling for what exchanges spell in several ways. */
export function assetOf(written: string): string {
  const asset = written.trim().toUpperCase()
  return { TL: 'TRY', XBT: 'BTC', XXBT: 'BTC', XDG: 'DOGE', XXDG: 'DOGE' }[asset] ?? asset
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

const bought = /^(buy|bought|alis|alim|al|alindi|purchase)$/
const sold = /^(sell|sold|satis|satim|sat|satildi|sale)$/
/** Buying or selling, as a folded word says it. */
export const sideOf = (word: string): 'buy' | 'sell' | undefined =>
  bought.test(word) ? 'buy' : sold.test(word) ? 'sell' : undefined

/** The word of a folded text that says it: Market Buy and limit alış emri have others beside it. */
export const sideWordIn = (said: string): string => said.split(/[^a-z]+/).find(word => sideOf(word)) ?? ''
