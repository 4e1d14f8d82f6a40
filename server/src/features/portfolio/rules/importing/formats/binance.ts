import { assetOf, pairOf } from '../assets.ts'
import { skipped } from '../facts.ts'
import { conversionOf, type FileFormat, hasAll, oneOf, pairTrade, type Row } from '../format.ts'

const note = 'Binance'
/** Where a column does not name UTC, the times are on the clock of whoever exported them, which only the file's name tells. */
const common = { name: 'binance', habit: 'point', hasShortYears: true } as const

/** Date(UTC) in most of them, Date(UTC+8) where its owner chose another clock, Time in the newest. */
const isDate = (column: string) => /^date\(utc[^)]*\)$|^time$/.test(column)
const hasDate = (columns: readonly string[]) => columns.some(isDate)
const atOf = ({ columns, at }: Row, nth = 0) => at(columns.find(isDate), nth)

/** Both sides of a trade, by the units that stand behind its amounts where they do, else by the name of the pair. */
function sidesOf({ cell, amount }: Row, column?: string, executed?: string, total?: string) {
  const name = cell(column).toUpperCase().replace('/', '')
  const base = amount(executed, unit => name.startsWith(unit))
  const quote = amount(total, unit => name.endsWith(unit))
  const pair = base?.asset && quote?.asset ? { base: assetOf(base.asset), quote: assetOf(quote.asset) } : undefined
  return { base, quote, pair: pair ?? pairOf(cell(column)) }
}

/** The history of spot trades: amounts carry their unit. */
const trades: FileFormat = {
  ...common,
  isHead: columns => hasAll(columns, 'pair', 'side', 'price', 'executed', 'amount', 'fee') && hasDate(columns),
  isNumber: oneOf('price', 'executed', 'amount', 'fee'),
  isDate,
  read: ([row]) => {
    const { cell, number, amount } = row
    const { base, quote, pair } = sidesOf(row, 'pair', 'executed', 'amount')
    return pairTrade({
      at: atOf(row),
      side: cell('side'),
      pair,
      quantity: base?.quantity,
      total: quote?.quantity,
      price: number('price'),
      fee: amount('fee', unit => unit === base?.asset || unit === quote?.asset),
      note,
    })
  },
}

/** The older history of trades: the unit of the fee has a column of its own. */
const olderTrades: FileFormat = {
  ...common,
  isHead: columns => hasAll(columns, 'market', 'type', 'price', 'amount', 'fee', 'fee coin') && hasDate(columns),
  isNumber: oneOf('price', 'amount', 'total', 'fee'),
  isDate,
  read: ([row]) => {
    const { cell, number } = row
    const fee = number('fee')
    return pairTrade({
      at: atOf(row),
      // Some of them have a column for the kind of order, and the side beside it.
      side: cell('side') || cell('type'),
      pair: pairOf(cell('market')),
      quantity: number('amount'),
      total: number('total'),
      price: number('price'),
      fee: fee && { quantity: fee, asset: cell('fee coin') },
      note,
    })
  },
}

const isFilled = (status: string) => /fill|part/i.test(status) && !/^new$/i.test(status)

/** The names that its history of orders has had for one thing, the newest last. */
const names = {
  pair: ['pair', 'symbol'],
  executed: ['executed', 'executed quantity', 'executed qty', 'executed amount'],
  price: ['average price', 'avg price', 'avg. price', 'average'],
  total: ['trading total', 'total', 'executed total'],
} as const
const namedIn = (columns: readonly string[], name: keyof typeof names) => names[name].find(one => columns.includes(one))
const isOrderDate = (column: string) => isDate(column) || column === 'order time'

/** The history of orders, which says nothing of fees; the second of its times is that of the trade. */
const orders: FileFormat = {
  ...common,
  isHead: columns =>
    hasAll(columns, 'side', 'status') &&
    columns.some(isOrderDate) &&
    Object.keys(names).every(name => namedIn(columns, name as keyof typeof names)),
  isNumber: oneOf(...names.executed, ...names.price, ...names.total),
  isDate: isOrderDate,
  read: ([row]) => {
    const { cell, number, at, columns } = row
    const column = (name: keyof typeof names) => namedIn(columns, name)
    const { base, quote, pair } = sidesOf(row, column('pair'), column('executed'), column('total'))
    if (!isFilled(cell('status')) && !base?.quantity.gt(0)) return skipped('notDone')
    return pairTrade({
      at: at('time', 1) ?? at('time') ?? at(columns.find(isOrderDate)),
      side: cell('side'),
      pair,
      quantity: base?.quantity,
      total: quote?.quantity,
      price: number(column('price')),
      note,
    })
  },
}

/** The older history of orders: the side is its type, and single fills stand below it under other columns. */
const olderOrders: FileFormat = {
  ...common,
  isHead: columns =>
    hasAll(columns, 'pair', 'type', 'avgtrading price', 'filled', 'total', 'status') && hasDate(columns),
  isNumber: oneOf('avgtrading price', 'filled', 'total'),
  isDate,
  read: ([row]) => {
    const { cell, number, columns } = row
    const filled = number('filled')
    if (cell(columns.find(isDate)) === '') return skipped('other')
    if (!isFilled(cell('status')) && !filled?.gt(0)) return skipped('notDone')
    return pairTrade({
      at: atOf(row),
      side: cell('side') || cell('type'),
      pair: pairOf(cell('pair')),
      quantity: filled,
      total: number('total'),
      price: number('avgtrading price'),
      note,
    })
  },
}

/** Conversions, which are no orders: what was given and what came, each with its unit. */
const conversions: FileFormat = {
  ...common,
  isHead: columns => hasAll(columns, 'date', 'pair', 'sell', 'buy', 'inverse price', 'status'),
  isNumber: oneOf('sell', 'buy'),
  isDate: oneOf('date'),
  read: ([row]) => (/success/i.test(row.cell('status')) ? conversionOf(row, 'date', note) : skipped('notDone')),
}

const isCreated = (column: string) => column === 'created time' || isDate(column) || /^time\(utc[^)]*\)$/.test(column)

/** Coins bought from people and sold to them, against money; fees are in the coin. */
const peerToPeer: FileFormat = {
  ...common,
  isHead: columns =>
    hasAll(columns, 'order number', 'order type', 'asset type', 'fiat type', 'total price', 'quantity', 'status') &&
    columns.some(isCreated),
  isNumber: oneOf('total price', 'quantity', 'maker fee', 'taker fee'),
  isDate: isCreated,
  read: ([{ columns, cell, number, at }]) => {
    if (!/completed/i.test(cell('status'))) return skipped('notDone')
    const base = assetOf(cell('asset type'))
    const fee = [number('maker fee'), number('taker fee')].reduce((sum, one) => (one ? (sum?.plus(one) ?? one) : sum))
    return pairTrade({
      at: at(columns.find(isCreated)),
      side: cell('order type'),
      pair: { base, quote: assetOf(cell('fiat type')) },
      quantity: number('quantity'),
      total: number('total price'),
      fee: fee && { quantity: fee, asset: base },
      note: `${note} P2P`,
      tradeId: cell('order number') || undefined,
    })
  },
}

export const binance: readonly FileFormat[] = [trades, olderTrades, orders, olderOrders, conversions, peerToPeer]
