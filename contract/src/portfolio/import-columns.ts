import Type, { type Static } from 'typebox'
import { Currency, Instant, OrNull } from '../shapes.ts'
import { Exact, Kind } from './shapes.ts'

/** Whose file it is: `turkish` has the Turkish columns of local exchanges, `table` those that a person has mapped. */
export const ImportFormat = Type.Enum([
  'pusula',
  'binance',
  'coinbase',
  'coinbasePro',
  'kraken',
  'okx',
  'bybit',
  'kucoin',
  'btcturk',
  'turkish',
  'koinly',
  'cointracking',
  'ghostfolio',
  'delta',
  'cryptocom',
  'bitstamp',
  'gemini',
  'gateio',
  'cointracker',
  'coinledger',
  'blockpit',
  'bittytax',
  'bisq',
  'nexo',
  'bittrex',
  'rotki',
  'uphold',
  'blockfi',
  'shapeshift',
  'bitcointax',
  'ledgerlive',
  'trezor',
  'table',
])
export type ImportFormat = Static<typeof ImportFormat>

/** Which sign parts the decimals of a file, and what stands first in its dates. */
export const DecimalSign = Type.Enum(['comma', 'point'])
export const DateOrder = Type.Enum(['dayFirst', 'monthFirst'])

/** What a file leaves open: the column, what stands in its first such line, and what that may mean. Nothing is guessed. */
export const ImportQuestion = Type.Union([
  Type.Object({
    asks: Type.Literal('decimals'),
    column: Type.String(),
    line: Type.Integer(),
    written: Type.String(),
    comma: Exact,
    point: Exact,
  }),
  Type.Object({
    asks: Type.Literal('dateOrder'),
    column: Type.String(),
    line: Type.Integer(),
    written: Type.String(),
    dayFirst: Type.String({ format: 'date' }),
    monthFirst: Type.String({ format: 'date' }),
  }),
  /** A price below zero is a slip, or its maker's sign for a sale. */
  Type.Object({
    asks: Type.Literal('negativePrice'),
    column: Type.String(),
    line: Type.Integer(),
    written: Type.String(),
    positive: Exact,
  }),
])
export type ImportQuestion = Static<typeof ImportQuestion>

const ColumnName = Type.String({ minLength: 1, maxLength: 100 })

/**
 * Which column of a table holds what. Without a column for buying and selling, a quantity below zero is a sale; without a
 * price, the total tells it. Money is of the column that names it, or of the one that is chosen here.
 */
const OneSidedMapping = Type.Object({
  date: ColumnName,
  coin: ColumnName,
  quantity: ColumnName,
  kind: Type.Optional(ColumnName),
  price: Type.Optional(ColumnName),
  total: Type.Optional(ColumnName),
  fee: Type.Optional(ColumnName),
  feeCoin: Type.Optional(ColumnName),
  money: Type.Optional(ColumnName),
  notes: Type.Optional(ColumnName),
  currency: Currency,
})

/**
 * What came and what went in columns of their own, as in tables of tax programs. A unit may stand in its own column or
 * behind the number; an amount without either is money of the table. A line of one side is a transfer, or income where
 * its kind says so.
 */
const TwoSidedMapping = Type.Object({
  date: ColumnName,
  received: ColumnName,
  receivedCoin: Type.Optional(ColumnName),
  sent: ColumnName,
  sentCoin: Type.Optional(ColumnName),
  kind: Type.Optional(ColumnName),
  fee: Type.Optional(ColumnName),
  feeCoin: Type.Optional(ColumnName),
  notes: Type.Optional(ColumnName),
  currency: Currency,
})

/**
 * A ledger: a line for each coin or money that changed, below zero where it went. Lines of one moment are one trade; one
 * that stands alone is a transfer, or income where its kind says so.
 */
const LedgerMapping = Type.Object({
  date: ColumnName,
  coin: ColumnName,
  change: ColumnName,
  kind: Type.Optional(ColumnName),
  fee: Type.Optional(ColumnName),
  feeCoin: Type.Optional(ColumnName),
  notes: Type.Optional(ColumnName),
  currency: Currency,
})
export type OneSidedMapping = Static<typeof OneSidedMapping>
export type TwoSidedMapping = Static<typeof TwoSidedMapping>
export type LedgerMapping = Static<typeof LedgerMapping>

export const ImportMapping = Type.Union([OneSidedMapping, TwoSidedMapping, LedgerMapping])
export type ImportMapping = Static<typeof ImportMapping>

/**
 * What the first line of a column would be read as: a moment on the clock of the file, words for buying and selling, a
 * pair. A moment has no order where nobody can tell day and month apart; `because` is the line that told.
 */
export const ColumnReading = Type.Object({
  moment: Type.Union([
    Type.Null(),
    Type.Object({
      dayFirst: Type.Union([Instant, Type.Null()]),
      monthFirst: Type.Union([Instant, Type.Null()]),
      isZoned: Type.Boolean(),
      order: Type.Union([DateOrder, Type.Null()]),
      because: Type.Union([Type.String(), Type.Null()]),
    }),
  ]),
  sides: Type.Array(Type.Object({ kind: Kind, written: Type.String() })),
  pair: Type.Union([Type.Object({ base: Type.String(), quote: Type.String() }), Type.Null()]),
})
export type ColumnReading = Static<typeof ColumnReading>

export const ImportColumns = Type.Object({
  /** Whose file it is; null where only a mapping can tell. */
  format: OrNull(ImportFormat),
  columns: Type.Array(Type.String()),
  /** Below those names; null where the file is known, whose preview counts them. */
  lineCount: OrNull(Type.Integer()),
  firstRow: Type.Array(Type.String()),
  /** One for each column; none where the file is known. */
  readings: Type.Array(ColumnReading),
  /** Of any kind, as far as something was found. */
  mapping: Type.Partial(
    Type.Object({ ...OneSidedMapping.properties, ...TwoSidedMapping.properties, ...LedgerMapping.properties }),
  ),
  isRemembered: Type.Boolean(),
})
export type ImportColumns = Static<typeof ImportColumns>
