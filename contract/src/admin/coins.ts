import Type, { type Static } from 'typebox'
import { coinFileBytes } from '../admin-limits.ts'
import { Done, del, get, Nothing, post, put } from '../route.ts'
import { CoinSymbol, Instant } from '../shapes.ts'

const Choice = {
  /** A part of the symbol, the name or the id. */
  search: Type.Optional(Type.String({ maxLength: 64 })),
  state: Type.Optional(Type.Enum(['all', 'enabled', 'disabled'])),
  access: Type.Optional(Type.Enum(['all', 'visitor', 'member'])),
}

const AdminCoin = Type.Object({
  id: Type.String(),
  symbol: Type.String(),
  name: Type.String(),
  image: Type.String(),
  /** Null where no exchange trades it. */
  tradingSymbol: Type.Union([Type.String(), Type.Null()]),
  isEnabled: Type.Boolean(),
  /** Whether it is the owner's: such a coin can be removed, one that the market lists only disabled. */
  isUploaded: Type.Boolean(),
  /** Who may analyze it: guests too, or members alone. */
  access: Type.Enum(['visitor', 'member']),
  /** Of the last 24 hours. */
  analyses: Type.Integer(),
  /** When its price was last heard of. */
  pricedAt: Type.Union([Instant, Type.Null()]),
})

const NewCoin = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  symbol: Type.String({ minLength: 1, maxLength: 32 }),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  /** Whether the warnings were read that the first try was refused for. */
  isConfirmed: Type.Optional(Type.Boolean()),
})

/** What is wrong with a row of a file. */
const rowFaults = [
  'columns',
  'quote',
  'tooLong',
  'id',
  'symbol',
  'name',
  'formula',
  'duplicateId',
  'duplicateSymbol',
  /** The market lists this symbol under another name or id, which stays. */
  'marketCoin',
  /** The id is that of another coin of the market. */
  'marketId',
] as const
export type RowFault = (typeof rowFaults)[number]

const BadRow = Type.Object({ line: Type.Integer(), fault: Type.Enum([...rowFaults]) })

/** The details of admin.badRows: the first wrong rows by their line, and how many there are. */
export interface BadRows {
  rows: Static<typeof BadRow>[]
  count: number
}

const NamedCoin = Type.Object({ id: Type.String(), symbol: Type.String(), name: Type.String() })

/** A row that adds a coin, or changes one of the owner's. */
export const CoinChange = Type.Object({
  line: Type.Integer(),
  coin: NamedCoin,
  /** What it is called now; null for a coin that is new. */
  before: Type.Union([NamedCoin, Type.Null()]),
})
export type CoinChange = Static<typeof CoinChange>

/** Why a change has to be looked at: a coin gets another name, or another symbol, or its symbol passes to another coin. */
const warningReasons = ['renamed', 'moved', 'replaced'] as const
export type WarningReason = (typeof warningReasons)[number]

export const CoinWarning = Type.Object({
  line: Type.Integer(),
  coin: NamedCoin,
  before: NamedCoin,
  reasons: Type.Array(Type.Enum([...warningReasons])),
})
export type CoinWarning = Static<typeof CoinWarning>

/** The details of admin.coinWarnings: the first of them, and how many there are. */
export interface CoinWarnings {
  warnings: CoinWarning[]
  count: number
}

/** What an upload would do. */
export const CoinPreview = Type.Object({
  rows: Type.Integer(),
  added: Type.Integer(),
  updated: Type.Integer(),
  unchanged: Type.Integer(),
  /** The first of what is added and updated. */
  changes: Type.Array(CoinChange),
  refused: Type.Object({ rows: Type.Array(BadRow), count: Type.Integer() }),
  warnings: Type.Array(CoinWarning),
  warningCount: Type.Integer(),
  /** What confirms this file; null where there is nothing to write, or where it may not be written as it is. */
  token: Type.Union([Type.String(), Type.Null()]),
  /** Until when the token is taken. */
  expiresAt: Instant,
})
export type CoinPreview = Static<typeof CoinPreview>

const Written = Type.Object({ added: Type.Integer(), updated: Type.Integer() })

export const coinCalls = {
  coins: get('/api/admin/coins', {
    who: 'admin',
    says: 'The coins the product knows, the largest first: a page of them, by default the first thousand.',
    input: Type.Object({
      ...Choice,
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    }),
    reply: Type.Array(AdminCoin),
  }),
  coinCount: get('/api/admin/coins/count', {
    who: 'admin',
    says: 'How many coins such a choice has, for its pages.',
    input: Type.Object(Choice),
    reply: Type.Object({ count: Type.Integer() }),
  }),
  uploadCoins: post('/api/admin/coins/upload', {
    who: 'admin',
    says: 'Adds coins from a CSV or JSON file in the field `file`. A wrong row refuses the whole file; so does one that renames a coin, until it is previewed and confirmed.',
    input: Nothing,
    reply: Written,
    body: 'file',
    maxBytes: coinFileBytes,
  }),
  previewCoins: post('/api/admin/coins/preview', {
    who: 'admin',
    says: 'What a file in the field `file` would change, with a token that confirms the same file within ten minutes.',
    input: Nothing,
    reply: CoinPreview,
    body: 'file',
    maxBytes: coinFileBytes,
  }),
  confirmCoins: post('/api/admin/coins/confirm', {
    who: 'admin',
    says: 'Writes a previewed file, sent once more in the field `file`, in one piece and once per token.',
    input: Type.Object({
      token: Type.String({ minLength: 1, maxLength: 400 }),
      /** The symbols whose warnings were read and ticked, with commas. */
      accepted: Type.Optional(Type.String({ maxLength: 4_000 })),
    }),
    reply: Written,
    body: 'file',
    maxBytes: coinFileBytes,
  }),
  uploads: get('/api/admin/coins/uploads', {
    who: 'admin',
    says: 'The last twenty uploads, the newest first.',
    input: Nothing,
    reply: Type.Array(
      Type.Object({
        fileName: Type.String(),
        added: Type.Integer(),
        updated: Type.Integer(),
        uploadedAt: Instant,
        by: Type.String(),
      }),
    ),
  }),
  addCoin: post('/api/admin/coins', {
    who: 'admin',
    says: 'Adds one coin, or gives one of the owner’s a new symbol and name if that is confirmed.',
    input: NewCoin,
    reply: Written,
  }),
  switchCoin: put('/api/admin/coins/:symbol', {
    who: 'admin',
    says: 'Shows a coin in lists and searches, or hides it.',
    input: Type.Object({ symbol: CoinSymbol, isEnabled: Type.Boolean() }),
    reply: AdminCoin,
  }),
  removeCoin: del('/api/admin/coins/:id', {
    who: 'admin',
    says: 'Forgets a coin of the owner; what the market lists by itself stays.',
    input: Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }),
    reply: Done,
  }),
}
