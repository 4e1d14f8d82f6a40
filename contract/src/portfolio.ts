import Type, { type Static } from 'typebox'
import { binRoutes, Removed } from './portfolio/bin.ts'
import { Moment, OtherMoney, PagedEntry, Purchase, Seen, Terms } from './portfolio/entries.ts'
import { History, Report, ReportInput } from './portfolio/history.ts'
import { Holding, PortfolioSummary } from './portfolio/holdings.ts'
import { importJobRoutes } from './portfolio/import-jobs.ts'
import { importRoutes } from './portfolio/imports.ts'
import { realReturnRoutes } from './portfolio/real-return.ts'
import { Risk } from './portfolio/risk.ts'
import { Exact, ExactOrUnknown, Kind, NumberOrUnknown, PositiveDecimal, UnitPrice } from './portfolio/shapes.ts'
import { transferRoutes } from './portfolio/transfers.ts'
import { del, get, Nothing, post, put } from './route.ts'
import { CalendarDay, CoinSymbol, Currency, Id, Instant, OrNull } from './shapes.ts'

/** Idempotency key: made by the caller, so that a purchase sent twice is one purchase. */
const OwnId = Type.String({ minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })

/** Which coins a sale takes: the oldest, or a part of all of them at what they cost on average. */
export const CostMethod = Type.Enum(['fifo', 'average'])
export type CostMethod = Static<typeof CostMethod>

const TimeZone = Type.String({ minLength: 1, maxLength: 64 })

export const PortfolioSettings = Type.Object({
  costMethod: CostMethod,
  currency: Currency,
  /** Where the years of this account begin at midnight; null until a browser has said where it is. */
  timeZone: OrNull(TimeZone),
  /** What rewards, airdrops and gifts cost: what they were worth when they came, or nothing. */
  incomeCost: Type.Enum(['market', 'zero']),
})
export type PortfolioSettings = Static<typeof PortfolioSettings>

/** The newest entries of a coin that come with it; all of them are paged. */
export const purchasesListed = 100

const OwnCoin = Type.Object({
  symbol: Type.String(),
  name: Type.String(),
  priceUsd: ExactOrUnknown,
  pricedAt: Instant,
})

/** Figures of a year, before and after the account's time zone changes. */
const MovedYear = Type.Object({
  year: Type.Integer(),
  entriesBefore: Type.Integer(),
  entriesAfter: Type.Integer(),
  gainBefore: Exact,
  gainAfter: Exact,
})

export const portfolio = {
  list: get('/api/portfolio', {
    who: 'member',
    scope: 'portfolio',
    says: 'The coins this member owns, with what they cost and are worth and up to a hundred of their newest purchases each.',
    input: Nothing,
    reply: Type.Array(Type.Object({ ...Holding.properties, purchases: Type.Array(Purchase) })),
  }),
  overview: get('/api/portfolio/overview', {
    who: 'member',
    scope: 'portfolio',
    says: 'The coins this member owns and their sums, at one moment; what was paid also in another currency, at the rates of its days.',
    input: Type.Object({ currency: Type.Optional(Currency) }),
    reply: Type.Object({
      /** What `counted` is in: the currency that was asked for, or dollars where its rates cannot be had. */
      currency: Currency,
      summary: PortfolioSummary,
      holdings: Type.Array(Holding),
      settings: PortfolioSettings,
      /** How many entries there are, and how many an account may hold. */
      entries: Type.Object({ count: Type.Integer(), most: Type.Integer() }),
    }),
  }),
  entries: get('/api/portfolio/entries', {
    who: 'member',
    scope: 'portfolio',
    says: 'Purchases, sales and transfers, the newest first, a page at a time: of one coin, of one year of the account, or with a word in name or note.',
    input: Type.Object({
      coin: Type.Optional(CoinSymbol),
      year: Type.Optional(Type.Integer({ minimum: 2009, maximum: 2200 })),
      search: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      currency: Type.Optional(Currency),
      /** `next` of the page before. */
      after: Type.Optional(Type.String({ maxLength: 200 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    }),
    reply: Type.Object({
      entries: Type.Array(PagedEntry),
      next: OrNull(Type.String()),
      /** Of all pages. */
      total: Type.Integer(),
      /** In which there is something, the newest first. */
      years: Type.Array(Type.Integer()),
    }),
  }),
  settings: put('/api/portfolio/settings', {
    who: 'member',
    says: 'Chooses how the profit of a sale is counted, which currency sums are shown in and where the years begin; what is left out stays.',
    input: Type.Object({
      costMethod: Type.Optional(CostMethod),
      currency: Type.Optional(Currency),
      timeZone: Type.Optional(TimeZone),
      incomeCost: Type.Optional(Type.Enum(['market', 'zero'])),
      /** Where the browser is: the account's time zone as long as nobody has chosen one. */
      browserZone: Type.Optional(TimeZone),
    }),
    reply: PortfolioSettings,
  }),
  timeZonePreview: get('/api/portfolio/time-zone', {
    who: 'member',
    says: 'What another time zone would move: the entries whose day or year becomes another one, and the gains of those years in dollars.',
    input: Type.Object({ timeZone: TimeZone }),
    reply: Type.Object({
      from: TimeZone,
      to: TimeZone,
      otherDay: Type.Integer(),
      otherYear: Type.Integer(),
      /** The first twenty that get another year, or else another day; the newest first. */
      moved: Type.Array(
        Type.Object({
          id: Type.String(),
          kind: Kind,
          coinSymbol: Type.String(),
          quantity: Exact,
          dayBefore: CalendarDay,
          dayAfter: CalendarDay,
        }),
      ),
      years: Type.Array(MovedYear),
    }),
  }),
  priceOn: get('/api/portfolio/price-on', {
    who: 'member',
    says: 'What a coin cost at the end of a day, or costs now, and what a dollar was worth that day.',
    input: Type.Object({
      symbol: CoinSymbol,
      date: Type.String({ format: 'date', maxLength: 10 }),
      currency: Type.Optional(OtherMoney),
    }),
    reply: Type.Object({
      /** Null where nobody knows. */
      priceUsd: NumberOrUnknown,
      /** Nobody traded the coin yet. */
      isBeforeTrading: Type.Boolean(),
      rate: OrNull(Type.Object({ perDollar: Type.Number(), venue: Type.String(), date: Type.String() })),
    }),
  }),
  sellable: get('/api/portfolio/sellable', {
    who: 'member',
    says: 'How much of a coin was held at a moment, how much of it could be sold then, and what so many coins had cost.',
    input: Type.Object({
      symbol: CoinSymbol,
      at: Moment,
      quantity: Type.Optional(PositiveDecimal),
      /** The sale that is being corrected counts as not there. */
      without: Type.Optional(Id),
    }),
    reply: Type.Object({
      held: Exact,
      /** Less than was held where a later sale needs some of it. */
      most: Exact,
      /** Null where no quantity was named, or more than was held. */
      costUsd: ExactOrUnknown,
    }),
  }),
  history: get('/api/portfolio/history', {
    who: 'member',
    scope: 'portfolio',
    says: 'What the coins, or one of them, were worth on each day since the first purchase, up to 1,000 days, or in each hour of the last day.',
    input: Type.Object({
      currency: Type.Optional(Currency),
      coin: Type.Optional(CoinSymbol),
      span: Type.Optional(Type.Literal('day')),
    }),
    reply: History,
  }),
  risk: get('/api/portfolio/risk', {
    who: 'member',
    scope: 'portfolio',
    says: 'The likely range of the whole portfolio for the day ahead, who carries its risk, and how often such ranges have held.',
    input: Nothing,
    reply: Risk,
  }),
  report: get('/api/portfolio/report', {
    who: 'member',
    says: 'The gains that the sales of a year have realized, lot by lot, and its income, each at the rate of its day.',
    input: ReportInput,
    reply: Report,
  }),
  reportFile: get('/api/portfolio/report/file', {
    who: 'member',
    says: 'The same for an accountant, lot by lot, as a CSV or an Excel file.',
    input: Type.Object({ ...ReportInput.properties, format: Type.Optional(Type.Enum(['csv', 'xlsx'])) }),
    reply: Type.String(),
  }),
  export: get('/api/portfolio/export', {
    who: 'member',
    says: 'All purchases, sales and transfers as a CSV file, the oldest of each coin first.',
    input: Nothing,
    reply: Type.String(),
  }),
  ownCoins: get('/api/portfolio/coins', {
    who: 'member',
    says: 'Coins of this member that no list knows, with the prices that the member gave them.',
    input: Nothing,
    reply: Type.Array(OwnCoin),
  }),
  keepOwnCoin: put('/api/portfolio/coins/:symbol', {
    who: 'member',
    says: 'Names a coin that no list knows, and says what it is worth; null where that is not known.',
    input: Type.Object({
      symbol: Type.String({ minLength: 1, maxLength: 20, pattern: '^[A-Za-z0-9]+$' }),
      name: Type.String({ minLength: 1, maxLength: 60 }),
      priceUsd: OrNull(UnitPrice),
    }),
    reply: Type.Array(OwnCoin),
  }),
  ...importRoutes,
  ...realReturnRoutes,
  ...importJobRoutes,
  add: post('/api/portfolio', {
    who: 'member',
    says: 'Notes a purchase or a sale; one that was noted under this id before is answered and not noted again.',
    input: Type.Object({
      id: Type.Optional(OwnId),
      coinSymbol: CoinSymbol,
      coinName: Type.String({ minLength: 1, maxLength: 120 }),
      kind: Type.Optional(Kind),
      purchaseDate: Moment,
      ...Terms,
    }),
    reply: Purchase,
  }),
  change: put('/api/portfolio/:id', {
    who: 'member',
    says: 'Corrects a purchase or a sale; date, fee and notes stay as they are when left out. With what was seen of it before, nothing is replaced that was not seen.',
    input: Type.Object({ id: Id, purchaseDate: Type.Optional(Moment), ...Terms, seen: Type.Optional(Seen) }),
    reply: Purchase,
  }),
  ...transferRoutes,
  ...binRoutes,
  removeCoin: del('/api/portfolio/coin/:symbol', {
    who: 'member',
    says: 'Removes a coin with all its purchases; for thirty days they can be brought back.',
    input: Type.Object({ symbol: CoinSymbol }),
    reply: Removed,
  }),
  remove: del('/api/portfolio/:id', {
    who: 'member',
    says: 'Removes one purchase or sale; the sales that need it only where that is asked for. For thirty days they can be brought back.',
    input: Type.Object({ id: Id, andSales: Type.Optional(Type.Boolean()) }),
    reply: Removed,
  }),
}
