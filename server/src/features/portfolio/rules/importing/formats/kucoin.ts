import { pairOf } from '../assets.ts'
import { skipped } from '../facts.ts'
import { conversionOf, type FileFormat, hasAll, oneOf, pairTrade } from '../format.ts'

const note = 'KuCoin'
/** Files that do not name their zone have the clock of Singapore. */
const common = { name: 'kucoin', habit: 'point', minutesAhead: 480 } as const

const isFilledAt = (column: string) => /^filled time/.test(column)
const isUpdatedAt = (column: string) => /^time of update/.test(column)

/** Filled orders, and the fills of which they are made: both have these columns. */
const filled: FileFormat = {
  ...common,
  isHead: columns =>
    hasAll(columns, 'symbol', 'side', 'avg. filled price', 'filled amount', 'filled volume', 'fee', 'fee currency') &&
    columns.some(isFilledAt),
  isNumber: oneOf('avg. filled price', 'filled amount', 'filled volume', 'fee'),
  isDate: isFilledAt,
  read: ([{ columns, cell, number, at }]) => {
    const fee = number('fee')
    const quantity = number('filled amount')
    if (/cancel/i.test(cell('status')) && !quantity?.gt(0)) return skipped('notDone')
    return pairTrade({
      at: at(columns.find(isFilledAt) ?? ''),
      side: cell('side'),
      pair: pairOf(cell('symbol')),
      quantity,
      total: number('filled volume'),
      price: number('avg. filled price'),
      fee: fee && { quantity: fee, asset: cell('fee currency') },
      note,
    })
  },
}

/** The older history of trades. */
const older: FileFormat = {
  ...common,
  isHead: columns => hasAll(columns, 'tradecreatedat', 'orderid', 'symbol', 'side', 'price', 'size', 'funds', 'fee'),
  isNumber: oneOf('price', 'size', 'funds', 'fee'),
  isDate: oneOf('tradecreatedat'),
  read: ([{ cell, number, at }]) => {
    const fee = number('fee')
    return pairTrade({
      at: at('tradecreatedat'),
      side: cell('side'),
      pair: pairOf(cell('symbol')),
      quantity: number('size'),
      total: number('funds'),
      price: number('price'),
      fee: fee && { quantity: fee, asset: cell('feecurrency') },
      note,
    })
  },
}

/** The older history of orders: what was wanted stands beside what was filled. */
const olderOrders: FileFormat = {
  ...common,
  isHead: columns => hasAll(columns, 'ordercreatedat', 'symbol', 'side', 'dealsize', 'dealfunds', 'fee', 'feecurrency'),
  isNumber: oneOf('dealsize', 'dealfunds', 'averageprice', 'fee'),
  isDate: oneOf('ordercreatedat'),
  read: ([{ cell, number, at }]) => {
    const [quantity, fee] = [number('dealsize'), number('fee')]
    if (!quantity?.gt(0)) return skipped('notDone')
    return pairTrade({
      at: at('ordercreatedat'),
      side: cell('side'),
      pair: pairOf(cell('symbol')),
      quantity,
      total: number('dealfunds'),
      fee: fee && { quantity: fee, asset: cell('feecurrency') },
      note,
    })
  },
}

/** Conversions: what was given and what came, each with its unit. */
const conversions: FileFormat = {
  ...common,
  isHead: columns => hasAll(columns, 'payment account', 'sell', 'buy', 'status') && columns.some(isUpdatedAt),
  isNumber: oneOf('sell', 'buy'),
  isDate: isUpdatedAt,
  read: ([row]) => {
    if (!/succe|done|deal/i.test(row.cell('status'))) return skipped('notDone')
    return conversionOf(row, row.columns.find(isUpdatedAt) ?? '', note)
  },
}

export const kucoin: readonly FileFormat[] = [filled, older, olderOrders, conversions]
