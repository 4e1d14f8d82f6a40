import type { analysis, market, ReplyOf } from '@pusula/contract'

type SampleCoin = ReplyOf<typeof market.topCoins>[number]
type Overview = ReplyOf<typeof market.overview>

const maxFound = 8
/** Coins that change hands in a day. */
const dayVolume = 28_410

/** Symbol, name, price in dollars, change in percent and coins in circulation, as they once were. */
const rows = [
  ['BTC', 'Bitcoin', 45_120, 1.84, 19_600_000],
  ['ETH', 'Ethereum', 2_410, 0.92, 120_000_000],
  ['BNB', 'BNB', 312.4, -0.41, 154_000_000],
  ['SOL', 'Solana', 98.6, 3.12, 430_000_000],
  ['XRP', 'XRP', 0.5312, -1.07, 54_000_000_000],
  ['ADA', 'Cardano', 0.4871, 0.35, 35_000_000_000],
  ['DOGE', 'Dogecoin', 0.0792, -2.2, 142_000_000_000],
  ['DOT', 'Polkadot', 7.14, 0.66, 1_270_000_000],
  ['AVAX', 'Avalanche', 35.9, 2.48, 366_000_000],
  ['LINK', 'Chainlink', 14.72, 1.15, 568_000_000],
  ['UNI', 'Uniswap', 6.38, -0.74, 598_000_000],
  ['LTC', 'Litecoin', 68.2, 0.12, 74_000_000],
  ['CELO', 'Celo', 0.2846, 4.31, 590_000_000],
  ['BAND', 'Band Protocol', 0.5281, 2.06, 161_000_000],
] as const

const coinOf = ([symbol, name]: (typeof rows)[number]): SampleCoin => ({
  id: name.toLowerCase(),
  symbol,
  name,
  image: `/coins/${symbol.toLowerCase()}.svg`,
  isLocked: false,
})
const capOf = ([, , priceUsd, , supply]: (typeof rows)[number]) => priceUsd * supply
const rankOf = (row: (typeof rows)[number]) => 1 + rows.filter(other => capOf(other) > capOf(row)).length
const rowOf = (symbol: string) => rows.find(([each]) => each === symbol.toUpperCase()) ?? rows[0]

/** What a coin is called and costs: the same on every screen of the demo. */
export function sampleCoin(spelling: string): {
  symbol: string
  name: string
  priceUsd: number
  changePercent: number
} {
  const [symbol, name, priceUsd, changePercent] = rowOf(spelling)
  return { symbol, name, priceUsd, changePercent }
}

/** All coins of the demo can be analysed. */
export function kindOf(spelling: string): ReplyOf<typeof analysis.kind> {
  const { symbol, name, priceUsd } = sampleCoin(spelling)
  return { symbol, name, kind: 'ordinary', priceUsd, text: null, follows: null, gap: null, young: null }
}

const provenance = { source: 'simulated', venue: 'demo', ageMs: 0, isStale: false } as const

export const topCoins = (): SampleCoin[] => rows.slice(0, 5).map(coinOf)

export function search(wanted: string): SampleCoin[] {
  const text = wanted.trim().toLowerCase()
  if (!text) return []
  const found = rows.filter(([symbol, name]) => `${symbol} ${name}`.toLowerCase().includes(text))
  return found.slice(0, maxFound).map(coinOf)
}

export const prices = (symbols: readonly string[]): ReplyOf<typeof market.bulkPrices> =>
  Object.fromEntries(
    symbols.map(symbol => {
      const [, , price, changePercent] = rowOf(symbol)
      return [symbol, { price, changePercent, ageMs: 0, isStale: false }]
    }),
  )

export function overview(symbol: string): Overview {
  const row = rowOf(symbol)
  const priceUsd = row[2]
  return {
    coin: coinOf(row),
    price: {
      symbol: `${row[0]}USDT`,
      lastPrice: priceUsd,
      priceChangePercent: row[3],
      highPrice: priceUsd * 1.02,
      lowPrice: priceUsd * 0.97,
      volume: dayVolume,
      weightedAvgPrice: priceUsd * 0.995,
    },
    rank: rankOf(row),
    marketCapUsd: capOf(row),
    supply: row[4],
    exchanges: [],
    provenance,
  }
}

/** A day in 24 hours, ending at the price of now, after the change that stands beside it. */
export const sparklines = (symbols: string, span: 'day' | 'week' = 'day'): ReplyOf<typeof market.sparklines> =>
  Object.fromEntries(
    symbols.split(',').map(symbol => [symbol, span === 'day' ? pathTo(symbol, 24, 1) : pathTo(symbol, 28, 7)]),
  )

/** A calm way to the price of now: the last `days` of it, in so many steps. */
function pathTo(symbol: string, count: number, days: number): number[] {
  const [name, , price, changePercent] = rowOf(symbol)
  const seed = name.charCodeAt(0) + name.length
  return Array.from({ length: count }, (_, at) => {
    const back = (count - 1 - at) / Math.max(1, count - 1)
    const wave = 0.006 * Math.sqrt(days) * (Math.sin(seed + back * 19) - Math.sin(seed) + 0.4 * Math.sin(back * 47))
    return price * (1 - back * (changePercent / 100) * Math.min(days, 3) + wave * Math.min(1, back * 6))
  })
}

const spanMs = { '15m': 900_000, '1h': 3_600_000, '4h': 14_400_000, '1d': 86_400_000 } as const
type Candles = ReplyOf<typeof market.candles>

export function candles(symbol: string, timeframe: Candles['timeframe'], count = 200): Candles {
  const ms = spanMs[timeframe]
  const close = pathTo(symbol, count + 1, (count * ms) / spanMs['1d'])
  const last = Math.floor(Date.now() / ms) * ms
  const each = <T>(make: (from: number, to: number, at: number) => T) =>
    close.slice(1).map((to, at) => make(close[at] ?? to, to, at))
  return {
    symbol: rowOf(symbol)[0],
    timeframe,
    candles: {
      time: each((_, __, at) => last - (count - 1 - at) * ms),
      open: each(from => from),
      high: each((from, to) => Math.max(from, to) * 1.001),
      low: each((from, to) => Math.min(from, to) * 0.999),
      close: each((_, to) => to),
      volume: each((_, __, at) => ((dayVolume * ms) / spanMs['1d']) * (1 + 0.3 * Math.sin(at / 3))),
    },
    missing: [],
    provenance,
  }
}

/** As a dollar once was. */
export const perDollar = { USD: 1, TRY: 30.5, EUR: 0.92 } as const

export function rates(): ReplyOf<typeof market.rates> {
  const rate = (currency: 'TRY' | 'EUR') => ({
    perDollar: perDollar[currency],
    dayAgoPerDollar: null,
    at: new Date().toISOString(),
    venues: ['demo'],
  })
  return { TRY: rate('TRY'), EUR: rate('EUR'), source: 'simulated' }
}

const sampleDays = 3_650
const dayAgo = (days: number) => new Date(Date.now() - days * spanMs['1d']).toISOString().slice(0, 10)
/** So many days, the oldest first; each is told how many years ago it was. */
const eachDay = (value: (yearsAgo: number) => number) =>
  Array.from({ length: sampleDays }, (_, at) => value((sampleDays - 1 - at) / 365))

/** Ten invented years that end at the price of now: growth, a wave of four years and small ones within each. */
export function closes(symbol: string): ReplyOf<typeof market.closes> {
  const [name, , price] = rowOf(symbol)
  const seed = name.charCodeAt(0) + name.length
  const height = (years: number) =>
    -0.35 * years + 0.7 * Math.sin(seed + (Math.PI / 2) * years) + 0.12 * Math.sin(seed + 23 * years)
  const closesUsd = eachDay(years => price * Math.exp(height(years) - height(0)))
  return { symbol: name, from: dayAgo(sampleDays - 1), closesUsd, source: 'simulated' }
}

export function dayRates(currency: 'TRY' | 'EUR'): ReplyOf<typeof market.dayRates> {
  const yearly = { TRY: 0.22, EUR: 0.005 }[currency]
  const rate = eachDay(years => perDollar[currency] * Math.exp(-yearly * years))
  return { from: dayAgo(sampleDays - 1), perDollar: rate }
}

/** The market of the demo: the coins of its other screens. */
export function list(): ReplyOf<typeof market.list> {
  const of = <T>(value: (row: (typeof rows)[number]) => T): T[] => rows.map(value)
  const rising = rows.filter(row => row[3] > 0).length
  const unknown = of(() => null)
  const totalUsd = rows.reduce((sum, row) => sum + capOf(row), 0)
  return {
    coins: {
      symbol: of(row => row[0]),
      name: of(row => row[1]),
      rank: of(rankOf),
      isPegged: of(() => false),
      priceUsd: of(row => row[2]),
      dayPercent: of(row => row[3]),
      weekPercent: unknown,
      marketCapUsd: of(capOf),
      volumeUsd: of(row => row[2] * dayVolume),
      volumeRatio: unknown,
      likelyLowUsd: unknown,
      likelyHighUsd: unknown,
      line: of(() => ''),
    },
    summary: {
      ...{ rising, flat: 0, falling: rows.length - rising, movesRatio: null, movesRatioWeekAgo: null },
      ...{ totalUsd, totalDayAgoUsd: null, bitcoinShare: capOf(rows[0]) / totalUsd, bitcoinShareWeekAgo: null },
    },
    weekAgoPerDollar: { TRY: null, EUR: null },
    isWhole: true,
    atMs: Date.now(),
    source: 'simulated',
  }
}

const compareDays = { '1w': 7, '1m': 30, '3m': 90, '1y': 365 } as const

/** Coins of the demo side by side, with the lines of its charts. */
export function compare(spellings: string, span: keyof typeof compareDays): ReplyOf<typeof market.compare> {
  const days = compareDays[span]
  const symbols = [...new Set(spellings.split(',').map(one => rowOf(one)[0]))]
  const nowMs = Date.now()
  return {
    span,
    times: Array.from({ length: 31 }, (_, at) => nowMs - ((30 - at) / 30) * days * spanMs['1d']),
    coins: symbols.map(symbol => {
      const [, name, priceUsd, dayPercent] = rowOf(symbol)
      const path = pathTo(symbol, 31, days)
      const first = path[0] ?? priceUsd
      return {
        ...{ symbol, name, priceUsd, dayPercent, weekPercent: null, monthPercent: null, swingPercent: null },
        line: path.map(price => price / first - 1),
        marketCapUsd: null,
      }
    }),
    together: symbols.map((_, one) => symbols.map((_, other) => (one === other ? 1 : null))),
    withBitcoin: symbols.map(() => null),
    missing: [],
    atMs: nowMs,
    isStale: false,
    source: 'simulated',
  }
}
