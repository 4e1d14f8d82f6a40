import { assetOf, pairOf } from '../assets.ts'
import { type Amount, bad, skipped } from '../facts.ts'
import { type FileFormat, hasAll, oneOf, pairTrade, type Row } from '../format.ts'

const note = 'Binance'
/** Where a column does not name UTC, the times are on the clock of whoever exported them, which only the file's name tells. */
const common = { name: 'binance', habit: 'point', hasShortYears: true } as const

/** Both sides of a trade, by the units that stand behind its amounts where they do, else by the name of the pair. */
function sidesOf({ cell, amount }: Row, executed: string, total: string) {
  const name = cell('pair').toUpperCase().replace('/', '')
  const base = amount(executed, unit => name.startsWith(unit))
  const quote = amount(total, unit => name.endsWith(unit))
  const pair = base?.asset && quote?.asset ? { base: assetOf(base.asset), quote: assetOf(quote.asset) } : undefined
  return { base, quote, pair: pair ?? pairOf(cell('pair')) }
}

/** The history of spot trades: amounts carry their unit. */
const trades: FileFormat = {
  ...common,
  isHead: columns =>
    hasAll(columns, 'pair', 'side', 'price', 'executed', 'amount', 'fee') &&
    (columns.includes('date(utc)') || columns.includes('time')),
  isNumber: oneOf('price', 'executed', 'amount', 'fee'),
  isDate: oneOf('date(utc)', 'time'),
  read: ([row]) => {
    const { cell, number, amount, at } = row
    const { base, quote, pair } = sidesOf(row, 'executed', 'amount')
    return pairTrade({
      at: at('date(utc)') ?? at('time'),
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
  isHead: columns => hasAll(columns, 'date(utc)', 'market', 'type', 'price', 'amount', 'fee', 'fee coin'),
  isNumber: oneOf('price', 'amount', 'total', 'fee'),
  isDate: oneOf('date(utc)'),
  read: ([{ cell, number, at }]) => {
    const fee = number('fee')
    return pairTrade({
      at: at('date(utc)'),
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

/** The history of orders, which says nothing of fees; the second of its times is that of the trade. */
const orders: FileFormat = {
  ...common,
  isHead: columns => hasAll(columns, 'pair', 'side', 'executed', 'average price', 'trading total', 'status'),
  isNumber: oneOf('executed', 'average price', 'trading total'),
  isDate: oneOf('date(utc)', 'time'),
  read: ([row]) => {
    const { cell, number, at } = row
    const { base, quote, pair } = sidesOf(row, 'executed', 'trading total')
    if (!isFilled(cell('status')) && !base?.quantity.gt(0)) return skipped('notDone')
    return pairTrade({
      at: at('time', 1) ?? at('time') ?? at('date(utc)'),
      side: cell('side'),
      pair,
      quantity: base?.quantity,
      total: quote?.quantity,
      price: number('average price'),
      note,
    })
  },
}

/** The older history of orders: the side is its type, and single fills stand below it under other columns. */
const olderOrders: FileFormat = {
  ...common,
  isHead: columns => hasAll(columns, 'date(utc)', 'pair', 'type', 'avgtrading price', 'filled', 'total', 'status'),
  isNumber: oneOf('avgtrading price', 'filled', 'total'),
  isDate: oneOf('date(utc)'),
  read: ([{ cell, number, at }]) => {
    const filled = number('filled')
    if (cell('date(utc)') === '') return skipped('other')
    if (!isFilled(cell('status')) && !filled?.gt(0)) return skipped('notDone')
    return pairTrade({
      at: at('date(utc)'),
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
  read: ([{ cell, amount, at: atOf }]) => {
    if (!/success/i.test(cell('status'))) return skipped('notDone')
    const [at, out, into] = [atOf('date'), amount('sell'), amount('buy')]
    if (!at) return bad('date')
    if (!out?.asset || !into?.asset) return bad('quantity')
    const named = (side: Amount): Amount => ({ ...side, asset: assetOf(side.asset) })
    return { kind: 'swap', at, out: named(out), in: named(into), fees: [], note }
  },
}

export const binance: readonly FileFormat[] = [trades, olderTrades, orders, olderOrders, conversions]
