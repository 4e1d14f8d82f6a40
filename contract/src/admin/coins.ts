import Type from 'typebox'
import { Done, del, get, Nothing, post, put } from '../route.ts'
import { CoinSymbol, Instant } from '../shapes.ts'

const Choice = {
  /** A part of the symbol, the name or the id. */
  search: Type.Optional(Type.String({ maxLength: 64 })),
  state: Type.Optional(Type.Enum(['all', 'enabled', 'disabled'])),
  access: Type.Optional(Type.Enum(['all', 'visitor', 'member'])),
}

export const AdminCoin = Type.Object({
  id: Type.String(),
  symbol: Type.String(),
  name: Type.String(),
  image: Type.String(),
  /** Null where no exchange trades it. */
  tradingSymbol: Type.Union([Type.String(), Type.Null()]),
  isEnabled: Type.Boolean(),
  /** Whether the name is the owner's: such a coin can be removed, one of the market's only disabled. */
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
})

/** What is wrong with a row of a file. */
export const rowFaults = [
  'columns',
  'quote',
  'id',
  'symbol',
  'name',
  'formula',
  'duplicateId',
  'duplicateSymbol',
] as const
export type RowFault = (typeof rowFaults)[number]

/** The details of admin.badRows: the first wrong rows by their line, and how many there are. */
export interface BadRows {
  rows: { line: number; fault: RowFault }[]
  count: number
}

export const coinCalls = {
  coins: get('/api/admin/coins', {
    who: 'admin',
    says: 'The coins the product knows, the largest first: all of them, or the page that is asked for.',
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
    says: 'Adds and updates coins from a CSV or JSON file in the field `file`; a wrong row refuses the whole file.',
    input: Nothing,
    reply: Type.Object({ added: Type.Integer(), updated: Type.Integer() }),
    body: 'file',
    // Fifty thousand coins are about 3 MB; what is larger is some other file.
    maxBytes: 5_000_000,
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
    says: 'Adds one coin, or gives it a new symbol and name.',
    input: NewCoin,
    reply: Type.Object({ added: Type.Integer(), updated: Type.Integer() }),
  }),
  switchCoin: put('/api/admin/coins/:symbol', {
    who: 'admin',
    says: 'Shows a coin in lists and searches, or hides it.',
    input: Type.Object({ symbol: CoinSymbol, isEnabled: Type.Boolean() }),
    reply: AdminCoin,
  }),
  removeCoin: del('/api/admin/coins/:id', {
    who: 'admin',
    says: 'Forgets a coin of the owner; one that is traded goes back to the name the market has for it.',
    input: Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }),
    reply: Done,
  }),
}
