import Type, { type Static } from 'typebox'
import { closeCalls } from './market/closes.ts'
import { get, Nothing, post } from './route.ts'
import { CoinSymbol, CoinSymbols, Instant, OrNull } from './shapes.ts'

/** Where the numbers come from and how old they are; a screen that shows a price shows this too. */
export const Provenance = Type.Object({
  source: Type.Enum(['live', 'simulated']),
  /** The exchange or the list that said so. */
  venue: Type.String(),
  ageMs: Type.Number({ minimum: 0 }),
  isStale: Type.Boolean(),
})

const Coin = Type.Object({
  id: Type.String(),
  symbol: Type.String(),
  name: Type.String(),
  image: Type.String(),
  isLocked: Type.Boolean(),
})

const PriceInfo = Type.Object({
  symbol: Type.String(),
  lastPrice: Type.Number(),
  priceChangePercent: Type.Number(),
  highPrice: Type.Number(),
  lowPrice: Type.Number(),
  volume: Type.Number(),
  weightedAvgPrice: Type.Number(),
})

/** A coin with its last day and its size, as the card on the home screen shows it. */
const CoinOverview = Type.Object({
  coin: Coin,
  price: PriceInfo,
  /** Null where no list of coins could be reached. */
  rank: Type.Union([Type.Integer(), Type.Null()]),
  marketCapUsd: Type.Union([Type.Number(), Type.Null()]),
  /** Coins in circulation. */
  supply: OrNull(Type.Number()),
  exchanges: Type.Array(Type.String()),
  provenance: Provenance,
})

const CandleSpan = Type.Enum(['15m', '1h', '4h', '1d'])

/** Columns of equal length, oldest first; `time` is the opening in unix milliseconds, the last one is still forming. */
const CandleColumns = Type.Object({
  time: Type.Array(Type.Number()),
  open: Type.Array(Type.Number()),
  high: Type.Array(Type.Number()),
  low: Type.Array(Type.Number()),
  close: Type.Array(Type.Number()),
  volume: Type.Array(Type.Number()),
})

/** What one dollar is worth in a currency, as the venues that are named agree on it. */
export const Rate = Type.Object({
  perDollar: Type.Number({ exclusiveMinimum: 0 }),
  /** A day before; null where nobody says. */
  dayAgoPerDollar: OrNull(Type.Number({ exclusiveMinimum: 0 })),
  at: Instant,
  venues: Type.Array(Type.String()),
})
export type Rate = Static<typeof Rate>

const Unknown = OrNull(Type.Number())

/** Columns of equal length, the largest coin first; null where nobody knows, or not yet. */
const ListColumns = Type.Object({
  symbol: Type.Array(Type.String()),
  name: Type.Array(Type.String()),
  rank: Type.Array(OrNull(Type.Integer())),
  /** Follows the price of something else. */
  isPegged: Type.Array(Type.Boolean()),
  priceUsd: Type.Array(Type.Number()),
  dayPercent: Type.Array(Type.Number()),
  weekPercent: Type.Array(Unknown),
  marketCapUsd: Type.Array(Unknown),
  volumeUsd: Type.Array(Type.Number()),
  /** The volume of a day against a usual one. */
  volumeRatio: Type.Array(Unknown),
  likelyLowUsd: Type.Array(Unknown),
  likelyHighUsd: Type.Array(Unknown),
  /** The shape of seven days, a letter of A-Z a-z 0-9 - _ for every point, A the lowest; empty where there is none. */
  line: Type.Array(Type.String()),
})

const MarketSummary = Type.Object({
  rising: Type.Integer(),
  flat: Type.Integer(),
  falling: Type.Integer(),
  /** How far prices go today against the median of ninety days; and so a week ago. */
  movesRatio: Unknown,
  movesRatioWeekAgo: Unknown,
  totalUsd: Unknown,
  totalDayAgoUsd: Unknown,
  bitcoinShare: Unknown,
  bitcoinShareWeekAgo: Unknown,
})

/** How far back coins are compared: a week, a month, three months, a year. */
export const compareSpans = ['1w', '1m', '3m', '1y'] as const
const CompareSpan = Type.Enum([...compareSpans])
export type CompareSpan = Static<typeof CompareSpan>
export const maxCompared = 4

const ComparedCoin = Type.Object({
  symbol: Type.String(),
  name: Type.String(),
  /** The change since its first price of the span, one for every time; null before it was traded. */
  line: Type.Array(Unknown, { maxItems: 370 }),
  priceUsd: Type.Number(),
  dayPercent: Type.Number(),
  weekPercent: Unknown,
  monthPercent: Unknown,
  /** Eight days in ten of the last thirty went less far than this, up or down. */
  swingPercent: Unknown,
  marketCapUsd: Unknown,
})

const Comparison = Type.Object({
  span: CompareSpan,
  /** Unix milliseconds; the last is now. */
  times: Type.Array(Type.Number(), { maxItems: 370 }),
  coins: Type.Array(ComparedCoin, { maxItems: maxCompared }),
  /** How alike the days of each two were over ninety days, -1 to 1, in the order of the coins; and each with Bitcoin. */
  together: Type.Array(Type.Array(Unknown)),
  withBitcoin: Type.Array(Unknown),
  /** Asked for, and nothing can be said of them. */
  missing: Type.Array(Type.String()),
  atMs: Type.Number(),
  isStale: Type.Boolean(),
  source: Type.Enum(['live', 'simulated']),
})

/** Some prices as they are now; `atMs` is the server's time. */
const LivePrices = Type.Object({
  atMs: Type.Number(),
  prices: Type.Record(Type.String(), Type.Object({ price: Type.Number(), changePercent: Type.Number() })),
  /** Coins of which no price is believed any more: who shows one asks for it. */
  doubted: Type.Optional(Type.Array(Type.String())),
})
export type LivePrices = Static<typeof LivePrices>

/** Of the person's own what changed, in an event of the name `changed`: whoever shows it asks for it again. */
export const liveTopics = ['stats', 'subscription', 'referral', 'alerts', 'portfolio', 'plans'] as const
export type LiveTopic = (typeof liveTopics)[number]

export const market = {
  live: get('/api/live', {
    who: 'guest',
    says: 'Server-sent events: the prices of up to 60 coins as they change, at most once a second, and what else changed.',
    input: Type.Object({
      coins: Type.Optional(Type.String({ maxLength: 850, pattern: '^[A-Za-z0-9$._/,-]*$' })),
    }),
    reply: LivePrices,
    answer: 'events',
  }),
  topCoins: get('/api/crypto/top-coins', {
    who: 'guest',
    scope: 'prices',
    says: 'The coins that stand on the home screen.',
    input: Nothing,
    reply: Type.Array(Coin),
  }),
  search: get('/api/crypto/search', {
    who: 'guest',
    scope: 'prices',
    says: 'Coins by symbol or name, two characters or more.',
    input: Type.Object({ q: Type.String({ maxLength: 64 }) }),
    reply: Type.Array(Coin),
  }),
  bulkPrices: post('/api/crypto/bulk-prices', {
    who: 'guest',
    scope: 'prices',
    says: 'Price and change in percent of many coins at once.',
    input: Type.Object({ symbols: CoinSymbols }),
    reply: Type.Record(
      Type.String(),
      Type.Object({
        price: Type.Number(),
        changePercent: Type.Number(),
        ageMs: Type.Number({ minimum: 0 }),
        isStale: Type.Boolean(),
      }),
    ),
  }),
  tradingSymbols: post('/api/trading-symbols', {
    who: 'guest',
    says: 'The exchange symbol of each coin.',
    input: Type.Object({ symbols: CoinSymbols }),
    reply: Type.Array(Type.Object({ symbol: Type.String(), tradingSymbol: Type.String() })),
  }),
  currentPrice: get('/api/current-price/:tradingSymbol', {
    who: 'guest',
    scope: 'prices',
    says: 'The last day of one coin.',
    input: Type.Object({ tradingSymbol: CoinSymbol }),
    reply: Type.Array(Type.Evaluate(Type.Intersect([PriceInfo, Provenance]))),
  }),
  realtime: get('/api/crypto/test/:symbol', {
    who: 'anyone',
    says: 'Real-time polling, which is switched off.',
    input: Type.Object({
      symbol: CoinSymbol,
      realtime: Type.Optional(Type.Boolean()),
      t: Type.Optional(Type.String({ maxLength: 32 })),
    }),
    reply: Type.Object({ disabled: Type.Literal(true), message: Type.String() }),
  }),
  rates: get('/api/market/rates', {
    who: 'anyone',
    scope: 'prices',
    says: 'What one dollar is worth in the other currencies that amounts are shown in; null while nobody can be believed.',
    input: Nothing,
    reply: Type.Object({ TRY: OrNull(Rate), EUR: OrNull(Rate), source: Type.Enum(['live', 'simulated']) }),
  }),
  localPrices: get('/api/market/local/:symbol', {
    who: 'guest',
    scope: 'prices',
    says: 'What a coin costs in lira at the Turkish exchanges, and how far that is from the world’s price in lira.',
    input: Type.Object({ symbol: CoinSymbol }),
    reply: Type.Array(
      Type.Object({ venue: Type.String(), priceTry: Type.Number(), distanceRatio: Type.Number(), at: Instant }),
    ),
  }),
  list: get('/api/market/list', {
    who: 'guest',
    scope: 'prices',
    says: 'All coins, up to a thousand, with what can be sorted by, and the market as a whole.',
    input: Nothing,
    reply: Type.Object({
      coins: ListColumns,
      summary: MarketSummary,
      /** What one dollar was worth a week ago: a week in lira has the week of the lira in it, too. */
      weekAgoPerDollar: Type.Object({ TRY: Unknown, EUR: Unknown }),
      /** Whether the weeks of all coins have been looked at; until then it is worth asking again soon. */
      isWhole: Type.Boolean(),
      atMs: Type.Number(),
      source: Type.Enum(['live', 'simulated']),
    }),
  }),
  compare: get('/api/market/compare', {
    who: 'guest',
    says: 'Up to four coins, separated by commas, side by side: lines from one start, how far they swing, how alike they move.',
    input: Type.Object({
      coins: Type.String({ minLength: 1, maxLength: 131, pattern: '^[A-Za-z0-9$._/,-]+$' }),
      span: CompareSpan,
    }),
    reply: Comparison,
  }),
  sparklines: get('/api/market/sparklines', {
    who: 'guest',
    scope: 'prices',
    says: 'The hourly closes of the last day, or every sixth of the last week, for up to 25 coins separated by commas.',
    input: Type.Object({
      symbols: Type.String({ minLength: 1, maxLength: 850, pattern: '^[A-Za-z0-9$._/,-]+$' }),
      span: Type.Optional(Type.Enum(['day', 'week'])),
    }),
    reply: Type.Record(Type.String(), Type.Array(Type.Number())),
  }),
  overview: get('/api/market/overview/:symbol', {
    who: 'guest',
    scope: 'prices',
    says: 'One coin: its last day, its size and where it is traded.',
    input: Type.Object({ symbol: CoinSymbol }),
    reply: CoinOverview,
  }),
  candles: get('/api/market/candles/:symbol', {
    who: 'guest',
    scope: 'prices',
    says: 'The candles of one coin, for a chart.',
    input: Type.Object({
      symbol: CoinSymbol,
      timeframe: CandleSpan,
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    }),
    reply: Type.Object({
      symbol: Type.String(),
      timeframe: CandleSpan,
      candles: CandleColumns,
      /** Openings of candles that the exchange never made, because it stood still. */
      missing: Type.Array(Type.Number()),
      provenance: Provenance,
    }),
  }),
  ...closeCalls,
}
