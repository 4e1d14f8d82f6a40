import { assetOf, pairOf } from '../assets.ts'
import { type Amount, bad, type Reading, skipped } from '../facts.ts'
import { type FileFormat, groupedBy, hasAll, oneOf, type Row } from '../format.ts'

const note = 'OKX'

const typeOf = ({ cell }: Row) => cell('trade type').toLowerCase()
/** In its older file both units have one name: that of the amount, and that of the balance. */
const unitOf = ({ cell }: Row) => assetOf(cell('balance unit') || cell('unit', 1))

function add(sums: Map<string, Amount>, { quantity, asset }: Amount) {
  const before = sums.get(asset)
  sums.set(asset, { asset, quantity: before ? before.quantity.plus(quantity) : quantity })
}

/** What the balances of an order changed by is net of its fees, which stand beside it as numbers below zero. */
function orderOf(rows: readonly [Row, ...Row[]], at: string): Reading {
  const [changes, fees] = [new Map<string, Amount>(), new Map<string, Amount>()]
  for (const row of rows) {
    const change = row.number('balance change')
    const fee = row.number('fee')
    if (!change) return bad('quantity')
    if (fee?.gt(0)) return bad('fee')
    add(changes, { quantity: change, asset: unitOf(row) })
    if (fee?.lt(0)) {
      const paid = { quantity: fee.abs(), asset: assetOf(row.cell('fee unit')) || unitOf(row) }
      add(fees, paid)
      add(changes, paid)
    }
  }
  const moved = [...changes.values()]
  const [out, more] = moved.filter(({ quantity }) => quantity.lt(0))
  const [into, others] = moved.filter(({ quantity }) => quantity.gt(0))
  if (!out || !into || more || others) return bad('mixed')
  const quote = pairOf(rows[0].cell('symbol') || rows[0].cell('instrument'))?.quote
  const given = { ...out, quantity: out.quantity.abs() }
  const tradeId = rows[0].cell('order id')
  return { kind: 'swap', at, out: given, in: into, fees: [...fees.values()], ...(quote && { quote }), note, tradeId }
}

/** The trading history: a line for each balance that an order moves, below a line about the account. */
export const okx: FileFormat = {
  name: 'okx',
  habit: 'point',
  isHead: columns => hasAll(columns, 'order id', 'time', 'trade type', 'balance change', 'fee'),
  isNumber: oneOf('balance change', 'fee'),
  isDate: oneOf('time'),
  group: rows => groupedBy(rows, row => (typeOf(row) === 'spot' && row.cell('order id')) || undefined),
  read: rows => {
    const type = typeOf(rows[0])
    if (type === 'transfer') return skipped('transfer')
    if (type !== 'spot') return skipped('other')
    const at = rows[0].at('time')
    return at ? orderOf(rows, at) : bad('date')
  },
}
