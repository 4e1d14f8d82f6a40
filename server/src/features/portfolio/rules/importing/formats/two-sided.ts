import type { ImportFormat } from '@pusula/contract'
import { truncate } from '../../../../../platform/text.ts'
import { assetOf } from '../assets.ts'
import { type Amount, bad, moved, type Reading, skipped } from '../facts.ts'
import { type FileFormat, hasAll, oneOf, type Row } from '../format.ts'

/** The columns of an amount and of what it is of. */
type Side = readonly [amount: string, asset: string]

/** A table whose lines have what came, what went and what it cost in columns of their own. */
interface TwoSided {
  name: ImportFormat
  maker: string
  /** Columns that no other maker has together. */
  head: readonly string[]
  into: Side
  out: Side
  fee?: Side
  date: string
  /** What the line is called, where it is neither a trade nor a move. */
  label?: string
  id?: string
  wallet?: string
  /** Minutes ahead of UTC; undefined where nobody knows. */
  minutesAhead?: number
}

export const rewards =
  /(reward|staking|stake|mining|mined|airdrop|interest|income|fork|cashback|earn|bonus|award|payout|yield|referral|dividend|gift[- ]received|payment received|mint|rebate|odul|faiz)/
const lost = /(gift|donation|spent|spend|lost|stolen|payment|burn)/

/** What an order is called that came to nothing. */
const isGivenBack = /(returned|cancel|fail|pending|reject|expired)/i

type ColumnsOf = readonly [amount: string | undefined, asset: string | undefined]
/** So much of something; nothing where the cell is empty or zero. The sign says which way, and so do the columns. */
export function sideIn({ number, cell }: Row, [amount, asset]: ColumnsOf): Amount | undefined {
  const quantity = number(amount)?.abs()
  const of = assetOf(cell(asset))
  return quantity?.gt(0) && of ? { quantity, asset: of } : undefined
}

interface Line {
  at: string | undefined
  into: Amount | undefined
  out: Amount | undefined
  fee?: Amount | undefined
  label: string
  note: string
  tradeId?: string | undefined
}

/** What a line with two sides tells: a trade with both, coins that came for nothing, or something that only moved. */
export function lineOf({ at, into, out, fee, label, note, tradeId }: Line): Reading {
  if (!at) return bad('date')
  if (into && out) {
    if (into.asset === out.asset) return transferOf({ at, into, out, fee, note, tradeId })
    return { kind: 'swap', at, out, in: into, fees: fee ? [fee] : [], note, tradeId }
  }
  if (into && rewards.test(label)) return { kind: 'reward', at, in: into, note, tradeId }
  if (!into && !out) return fee || label ? skipped('other') : bad('quantity')
  if (out && lost.test(label)) return skipped('other')
  return transferOf({ at, into, out, fee, note, tradeId })
}

/** Coins that only moved. What the place took for it left with them, unless the file says so already. */
export function transferOf({ at, into, out, fee, note, tradeId }: Omit<Line, 'label'>): Reading {
  const isBeside =
    fee && fee.asset === out?.asset && !(into && out && into.quantity.plus(fee.quantity).eq(out.quantity))
  const left = out && isBeside ? { ...out, quantity: out.quantity.plus(fee.quantity) } : out
  return moved({ kind: 'out', at, amount: left, note, tradeId }, { kind: 'in', at, amount: into, note, tradeId })
}

const twoSided = ({
  name,
  maker,
  head,
  into,
  out,
  fee,
  date,
  label,
  id,
  wallet,
  minutesAhead,
}: TwoSided): FileFormat => ({
  name,
  habit: 'point',
  ...(minutesAhead !== undefined && { minutesAhead }),
  isHead: columns => hasAll(columns, ...head),
  isNumber: oneOf(into[0], out[0], ...(fee ? [fee[0]] : [])),
  isDate: oneOf(date),
  read: ([row]) => {
    if (isGivenBack.test(row.cell('status'))) return skipped('notDone')
    return lineOf({
      at: row.at(date),
      into: sideIn(row, into),
      out: sideIn(row, out),
      fee: fee && sideIn(row, fee),
      label: label ? row.cell(label).toLowerCase() : '',
      note: (wallet && truncate(row.cell(wallet), 60)) || maker,
      tradeId: (id && row.cell(id)) || undefined,
    })
  },
})

/** Programs that gather the trades of a life, by the tables they hand out or take. */
export const twoSidedFormats: readonly FileFormat[] = [
  twoSided({
    name: 'cointracker',
    maker: 'CoinTracker',
    head: ['date', 'received quantity', 'received currency', 'sent quantity', 'sent currency', 'fee amount', 'tag'],
    into: ['received quantity', 'received currency'],
    out: ['sent quantity', 'sent currency'],
    fee: ['fee amount', 'fee currency'],
    date: 'date',
    label: 'tag',
  }),
  twoSided({
    name: 'cointracker',
    maker: 'CoinTracker',
    head: [
      'date',
      'type',
      'received quantity',
      'received currency',
      'received wallet',
      'sent quantity',
      'sent currency',
    ],
    into: ['received quantity', 'received currency'],
    out: ['sent quantity', 'sent currency'],
    fee: ['fee amount', 'fee currency'],
    date: 'date',
    label: 'type',
    id: 'transaction id',
    wallet: 'received wallet',
  }),
  twoSided({
    name: 'coinledger',
    maker: 'CoinLedger',
    head: ['date (utc)', 'asset sent', 'amount sent', 'asset received', 'amount received', 'type'],
    into: ['amount received', 'asset received'],
    out: ['amount sent', 'asset sent'],
    fee: ['fee amount (optional)', 'fee currency (optional)'],
    date: 'date (utc)',
    label: 'type',
    id: 'txhash (optional)',
    wallet: 'platform (optional)',
    minutesAhead: 0,
  }),
  twoSided({
    name: 'blockpit',
    maker: 'Blockpit',
    head: ['date (utc)', 'integration name', 'label', 'outgoing asset', 'outgoing amount', 'incoming asset'],
    into: ['incoming amount', 'incoming asset'],
    out: ['outgoing amount', 'outgoing asset'],
    fee: ['fee amount (optional)', 'fee asset (optional)'],
    date: 'date (utc)',
    label: 'label',
    id: 'trx. id (optional)',
    wallet: 'integration name',
    minutesAhead: 0,
  }),
  twoSided({
    name: 'blockpit',
    maker: 'Blockpit',
    head: ['blockpit id', 'timestamp', 'transaction type', 'outgoing asset', 'outgoing amount', 'incoming asset'],
    into: ['incoming amount', 'incoming asset'],
    out: ['outgoing amount', 'outgoing asset'],
    fee: ['fee amount', 'fee asset'],
    date: 'timestamp',
    label: 'transaction type',
    id: 'transaction id',
    wallet: 'integration',
  }),
  twoSided({
    name: 'bittytax',
    maker: 'BittyTax',
    head: ['type', 'buy quantity', 'buy asset', 'sell quantity', 'sell asset', 'fee quantity', 'wallet', 'timestamp'],
    into: ['buy quantity', 'buy asset'],
    out: ['sell quantity', 'sell asset'],
    fee: ['fee quantity', 'fee asset'],
    date: 'timestamp',
    label: 'type',
    wallet: 'wallet',
    minutesAhead: 0,
  }),
  twoSided({
    name: 'rotki',
    maker: 'rotki',
    head: ['location', 'spend currency', 'receive currency', 'receive amount', 'spend amount', 'timestamp'],
    into: ['receive amount', 'receive currency'],
    out: ['spend amount', 'spend currency'],
    fee: ['fee', 'fee currency'],
    date: 'timestamp',
    wallet: 'location',
    minutesAhead: 0,
  }),
  twoSided({
    name: 'uphold',
    maker: 'Uphold',
    head: ['destination amount', 'destination currency', 'origin amount', 'origin currency', 'status', 'id'],
    into: ['destination amount', 'destination currency'],
    out: ['origin amount', 'origin currency'],
    fee: ['fee amount', 'fee currency'],
    date: 'date',
    id: 'id',
  }),
  twoSided({
    name: 'blockfi',
    maker: 'BlockFi',
    head: ['trade id', 'date', 'buy quantity', 'buy currency', 'sold quantity', 'sold currency', 'rate amount'],
    into: ['buy quantity', 'buy currency'],
    out: ['sold quantity', 'sold currency'],
    date: 'date',
    id: 'trade id',
    minutesAhead: 0,
  }),
  twoSided({
    name: 'shapeshift',
    maker: 'ShapeShift',
    head: ['id', 'status', 'timestamp', 'inputamount', 'inputcurrency', 'outputamount', 'outputcurrency'],
    into: ['outputamount', 'outputcurrency'],
    out: ['inputamount', 'inputcurrency'],
    date: 'timestamp',
    id: 'id',
    minutesAhead: 0,
  }),
]
