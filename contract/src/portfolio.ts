import Type, { type Static } from 'typebox'
import { Provenance } from './market.ts'
import { Done, del, get, Nothing, post, put } from './route.ts'
import { CoinSymbol, Id, Instant, textOrNumber } from './shapes.ts'

// Up to eight decimals after a point or a comma. The last two are how browsers write numbers below 0.000001.
const written = '([0-9]{1,15}([.,][0-9]{1,8})?|[1-9](\\.[0-9])?e-7|[1-9]e-8)$'

/** Decimals travel as text, so that no digit is lost on the way; more than eight places are refused, not rounded. */
const Decimal = textOrNumber({ maxLength: 24, pattern: `^${written}` })
const PositiveDecimal = textOrNumber({ maxLength: 24, pattern: `^(?=.*[1-9])${written}` })

/** An exact decimal without an exponent; a sum of such texts is exact too. */
const Exact = Type.String()
const ExactOrUnknown = Type.Union([Exact, Type.Null()])
const NumberOrUnknown = Type.Union([Type.Number(), Type.Null()])

const Kind = Type.Enum(['buy', 'sell'])

/** Made by the caller, so that a purchase sent twice is one purchase. */
const OwnId = Type.String({ minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })

/** Which coins a sale takes: the oldest, or a part of all of them at what they cost on average. */
export const CostMethod = Type.Enum(['fifo', 'average'])
export type CostMethod = Static<typeof CostMethod>

/** What sums are shown in; the figures themselves are always dollars. */
export const Currency = Type.Enum(['USD', 'TRY', 'EUR'])
export type Currency = Static<typeof Currency>

export const PortfolioSettings = Type.Object({ costMethod: CostMethod, currency: Currency })
export type PortfolioSettings = Static<typeof PortfolioSettings>

const Terms = {
  quantity: PositiveDecimal,
  usdCostBasis: Decimal,
  feeUsd: Type.Optional(Decimal),
  notes: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
}

export const Purchase = Type.Object({
  id: Type.String(),
  kind: Kind,
  quantity: Exact,
  /** What one coin cost; of a sale, what one coin brought. */
  usdCostBasis: Exact,
  feeUsd: Exact,
  /** What was paid with the fee, or received after it. */
  totalUsd: Exact,
  purchaseDate: Instant,
  notes: Type.Union([Type.String(), Type.Null()]),
})
export type Purchase = Static<typeof Purchase>

/** One coin. Cost, value and profit or loss are of what is still held; sales are in the realized profit. */
export const Holding = Type.Object({
  coinSymbol: Type.String(),
  coinName: Type.String(),
  totalQuantity: Exact,
  averageCost: Exact,
  totalCost: Exact,
  /** Null, with all that follows from it, where no price can be had. */
  currentPrice: NumberOrUnknown,
  currentValue: ExactOrUnknown,
  profitLoss: ExactOrUnknown,
  profitLossPercentage: NumberOrUnknown,
  change24hUsd: ExactOrUnknown,
  pricedAt: Type.Union([Instant, Type.Null()]),
  isPriceStale: Type.Boolean(),
  realizedProfitUsd: Exact,
  feesUsd: Exact,
  /** The newest first. */
  purchases: Type.Array(Purchase),
})
export type Holding = Static<typeof Holding>

const Extreme = Type.Union([
  Type.Object({ coinSymbol: Type.String(), profitLossPercentage: Type.Number() }),
  Type.Null(),
])

/** The sums of the holdings. Value, profit or loss and change are of the coins that have a price. */
export const PortfolioSummary = Type.Object({
  totalCost: Exact,
  /** What the coins with a price cost: the value less this is the profit or loss. */
  pricedCostUsd: Exact,
  currentValue: ExactOrUnknown,
  profitLoss: ExactOrUnknown,
  profitLossPercentage: NumberOrUnknown,
  change24hUsd: ExactOrUnknown,
  change24hPercentage: NumberOrUnknown,
  realizedProfitUsd: Exact,
  feesUsd: Exact,
  best: Extreme,
  /** Null also where only one coin can be compared. */
  worst: Extreme,
  /** Coins without a price. */
  unpriced: Type.Array(Type.String()),
})
export type PortfolioSummary = Static<typeof PortfolioSummary>

/** What the portfolio was worth, and had cost, at the end of a day; the last day is today. */
const PortfolioDay = Type.Object({
  date: Type.String({ format: 'date' }),
  valueUsd: Type.Number(),
  costUsd: Type.Number(),
})

export const ImportFormat = Type.Enum(['pusula', 'binance', 'coinbase'])
export type ImportFormat = Static<typeof ImportFormat>

/** Why a line of a file cannot be an entry; `currency` is a trade against something else than dollars. */
export const BadReason = Type.Enum(['date', 'kind', 'coin', 'quantity', 'price', 'fee', 'currency'])
export type BadReason = Static<typeof BadReason>

/** What a file brings, or would bring. */
export const ImportReport = Type.Object({
  format: ImportFormat,
  buys: Type.Integer(),
  sells: Type.Integer(),
  coins: Type.Array(Type.String()),
  /** Entries of the file that are in the portfolio already; they are not brought in again. */
  already: Type.Integer(),
  /** Lines that move coins without trading them. */
  noTrades: Type.Integer(),
  /** Fees in coins whose price of that day is not known: they are in the notes and not in the cost. */
  foreignFees: Type.Integer(),
  badCount: Type.Integer(),
  /** The first hundred of them, by the number of their line. */
  bad: Type.Array(Type.Object({ line: Type.Integer(), reason: BadReason })),
  /** Coins of which more would be sold than is there: then nothing can be brought in. */
  short: Type.Array(Type.Object({ coinSymbol: Type.String(), missing: Exact })),
})
export type ImportReport = Static<typeof ImportReport>

export const importLimitBytes = 3_000_000
/** A file travels inside JSON, which writes a sign more before every quote and line break. */
const maxBytes = importLimitBytes + 1_000_000
const File = { csv: Type.String({ minLength: 1, maxLength: importLimitBytes }) }

export const portfolio = {
  list: get('/api/portfolio', {
    who: 'member',
    says: 'The coins this member owns, with what they cost and are worth.',
    input: Nothing,
    reply: Type.Array(Holding),
  }),
  overview: get('/api/portfolio/overview', {
    who: 'member',
    says: 'The coins this member owns and their sums, at one moment.',
    input: Nothing,
    reply: Type.Object({
      summary: PortfolioSummary,
      holdings: Type.Array(Holding),
      settings: PortfolioSettings,
    }),
  }),
  settings: put('/api/portfolio/settings', {
    who: 'member',
    says: 'Chooses how the profit of a sale is counted and which currency sums are shown in; what is left out stays.',
    input: Type.Partial(PortfolioSettings),
    reply: PortfolioSettings,
  }),
  rates: get('/api/portfolio/rates', {
    who: 'member',
    says: 'What one dollar is worth in the other currencies that sums are shown in.',
    input: Nothing,
    reply: Type.Object({ EUR: Type.Number(), TRY: Type.Number(), at: Instant, provenance: Provenance }),
  }),
  history: get('/api/portfolio/history', {
    who: 'member',
    says: 'What the coins were worth on each day since the first purchase, up to 1,000 days.',
    input: Nothing,
    /** Coins without a history of prices are in no day. */
    reply: Type.Object({ days: Type.Array(PortfolioDay), unpriced: Type.Array(Type.String()) }),
  }),
  export: get('/api/portfolio/export', {
    who: 'member',
    says: 'All purchases and sales as a CSV file, the oldest of each coin first.',
    input: Nothing,
    reply: Type.String(),
  }),
  importPreview: post('/api/portfolio/import/preview', {
    who: 'member',
    says: 'What a CSV file of this product, Binance or Coinbase would bring in; nothing is kept.',
    input: Type.Object(File),
    reply: ImportReport,
    maxBytes,
  }),
  import: post('/api/portfolio/import', {
    who: 'member',
    says: 'Brings in a CSV file as a whole, or not at all; bad lines are left out only when that is asked for.',
    input: Type.Object({ ...File, leaveOut: Type.Optional(Type.Boolean()) }),
    reply: ImportReport,
    maxBytes,
  }),
  add: post('/api/portfolio', {
    who: 'member',
    says: 'Notes a purchase or a sale; one that was noted under this id before is answered and not noted again.',
    input: Type.Object({
      id: Type.Optional(OwnId),
      coinSymbol: CoinSymbol,
      coinName: Type.String({ minLength: 1, maxLength: 120 }),
      kind: Type.Optional(Kind),
      purchaseDate: Instant,
      ...Terms,
    }),
    reply: Purchase,
  }),
  change: put('/api/portfolio/:id', {
    who: 'member',
    says: 'Corrects a purchase or a sale; date, fee and notes stay as they are when left out.',
    input: Type.Object({ id: Id, purchaseDate: Type.Optional(Instant), ...Terms }),
    reply: Purchase,
  }),
  removeCoin: del('/api/portfolio/coin/:symbol', {
    who: 'member',
    says: 'Removes a coin with all its purchases.',
    input: Type.Object({ symbol: CoinSymbol }),
    reply: Done,
  }),
  remove: del('/api/portfolio/:id', {
    who: 'member',
    says: 'Removes one purchase or sale.',
    input: Type.Object({ id: Id }),
    reply: Done,
  }),
}
