import Type, { type Static } from 'typebox'
import { del, get, Nothing, post } from '../route.ts'
import { Currency, Id, Instant, OrNull } from '../shapes.ts'
import { Moment, Paid } from './entries.ts'
import { DateOrder, DecimalSign, ImportColumns, ImportFormat, ImportMapping, ImportQuestion } from './import-columns.ts'
import { EntryKind, Exact } from './shapes.ts'

/**
 * Why a line of a file cannot be an entry. `currency` is a trade against money that has no rate here, `noPrice` one whose
 * price of that day nobody knows, `notHeld` a sale of more than there was, `mixed` several trades that cannot be told apart.
 */
export const BadReason = Type.Enum([
  'date',
  'kind',
  'coin',
  'quantity',
  'price',
  'fee',
  'currency',
  'noPrice',
  'notHeld',
  'mixed',
])
export type BadReason = Static<typeof BadReason>

/** Why a line is no trade: coins or money that moved, money changed into money, an order that was never filled. */
export const SkipReason = Type.Enum(['transfer', 'cash', 'notDone', 'other'])
export type SkipReason = Static<typeof SkipReason>

const ImportRow = Type.Object({
  /** The first line of the file that tells of it. */
  line: Type.Integer(),
  kind: EntryKind,
  coinSymbol: Type.String(),
  quantity: Exact,
  usdCostBasis: Exact,
  feeUsd: Exact,
  /** Null where it was paid in dollars, or in coins. */
  paid: Type.Union([Paid, Type.Null()]),
  purchaseDate: Moment,
  notes: Type.Union([Type.String(), Type.Null()]),
  /** A reward, an airdrop, a gift: at what it was worth that day, where that is known. */
  isIncome: Type.Boolean(),
  state: Type.Enum(['fresh', 'already', 'notHeld']),
  /** The line by which the two sides of a swap are one. */
  swap: Type.Optional(Type.Integer()),
})

/** New purchases, or sales: how many, and their amounts without fees, apart for each money they were paid in. */
const Sums = Type.Object({
  count: Type.Integer(),
  amounts: Type.Array(Type.Object({ currency: Currency, amount: Exact })),
})

const Coins = Type.Array(Type.String())
const Period = Type.Union([Type.Object({ from: Moment, to: Moment }), Type.Null()])

/** All lines that go with the one that the reason is about, where there are several; at most twenty. */
const Together = Type.Optional(Type.Array(Type.Integer()))

/** What a file brings, or would bring. */
export const ImportReport = Type.Object({
  /** Under which it can be undone; null where nothing was brought in. */
  id: Type.Union([Type.String(), Type.Null()]),
  format: ImportFormat,
  /** Questions that must be answered first; while there is one, no line is read. */
  questions: Type.Array(ImportQuestion),
  /** Whether the file says on which clock its times are, or the one who sent it; else they are taken for UTC. */
  timeZone: Type.Enum(['stated', 'told', 'assumedUtc']),
  /** By how many minutes a file without a clock tells of trades that are there already; null where it does not. */
  movedMinutes: Type.Union([Type.Integer(), Type.Null()]),
  /** Lines of the file; the last three add up to the first. */
  lines: Type.Object({
    read: Type.Integer(),
    fresh: Type.Integer(),
    already: Type.Integer(),
    skipped: Type.Integer(),
  }),
  buys: Type.Integer(),
  sells: Type.Integer(),
  /** Withdrawals and deposits of coins. */
  transfers: Type.Integer(),
  /** Of the entries that are not there already. */
  fresh: Type.Object({ buys: Sums, sells: Sums, transfers: Type.Integer(), coins: Coins, period: Period }),
  /** Of all its entries, also those that are there already. */
  coins: Coins,
  period: Period,
  /** Entries of the file that are in the portfolio already; they are not brought in again. */
  already: Type.Integer(),
  /** Coins that no list knows: they are held under their symbols, without a price until somebody says one. */
  unlisted: Coins,
  /** Lines that become no entry. */
  noTrades: Type.Integer(),
  /** Fees in coins whose price of that day is not known: they are in the notes and not in the cost. */
  foreignFees: Type.Integer(),
  /** A hundred entries of each state, from the place among those of its state that was asked for, in the order of the file. */
  rows: Type.Array(ImportRow),
  badCount: Type.Integer(),
  /** The first hundred of them, by the number of their line. */
  bad: Type.Array(Type.Object({ line: Type.Integer(), lines: Together, reason: BadReason })),
  /** The first hundred lines that are no trade. */
  skipped: Type.Array(Type.Object({ line: Type.Integer(), lines: Together, reason: SkipReason })),
  /** Coins of which more would be sold than is there, and how many are missing for it; those sales are bad lines. */
  short: Type.Array(Type.Object({ coinSymbol: Type.String(), missing: Exact })),
})
export type ImportReport = Static<typeof ImportReport>

/** A file that was brought in, as long as something of it is there. */
const PastImport = Type.Object({
  id: Type.String(),
  format: ImportFormat,
  importedAt: Instant,
  /** Entries of it that are still there. */
  entries: Type.Integer(),
  editedCount: Type.Integer(),
  /** The first twenty of those that were corrected since. */
  edited: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: EntryKind,
      coinSymbol: Type.String(),
      quantity: Exact,
      purchaseDate: Instant,
    }),
  ),
})

/** As large as a file may be. One that fits into a call travels in it; a larger one is sent in parts and read as a job. */
export const importLimitBytes = 50_000_000
export const importCallBytes = 3_000_000
/** A file travels inside JSON, which writes a sign more before every quote and line break. */
const maxBytes = importCallBytes + 1_000_000
/** What a person says of a file. */
export const ImportAnswers = {
  mapping: Type.Optional(ImportMapping),
  decimals: Type.Optional(DecimalSign),
  dateOrder: Type.Optional(DateOrder),
  /** What prices below zero mean: the same without the sign, or lines that stay out. */
  negativePrices: Type.Optional(Type.Enum(['positive', 'leaveOut'])),
  /** UTC+3, or a place like Europe/Istanbul: for times on a clock that the file itself does not name. */
  clock: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
}
const File = { csv: Type.String({ minLength: 1, maxLength: importCallBytes }), ...ImportAnswers }

/** The ways in which files come in, and go again. */
export const importRoutes = {
  importColumns: post('/api/portfolio/import/columns', {
    who: 'member',
    says: 'The columns of a table, and which of them hold what: as this member mapped such a table before, or as their names suggest.',
    input: Type.Object({ csv: File.csv }),
    reply: ImportColumns,
    maxBytes,
  }),
  importPreview: post('/api/portfolio/import/preview', {
    who: 'member',
    says: 'What a CSV file of this product, an exchange or another portfolio would bring in; nothing is kept.',
    input: Type.Object({ ...File, from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })) }),
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
  imports: get('/api/portfolio/imports', {
    who: 'member',
    says: 'The files that were brought in, the newest first, with the entries that were corrected since.',
    input: Nothing,
    reply: Type.Array(PastImport),
  }),
  undoImport: del('/api/portfolio/imports/:id', {
    who: 'member',
    says: 'Removes all that one file brought in; entries that were corrected since stay only when that is asked for.',
    input: Type.Object({ id: Id, keepEdited: Type.Optional(Type.Boolean()) }),
    reply: Type.Object({ removed: Type.Integer(), kept: Type.Integer(), bin: OrNull(Type.String()) }),
  }),
}
