import { pairOf } from '../assets.ts'
import { skipped } from '../facts.ts'
import { type FileFormat, hasAll, oneOf, pairTrade } from '../format.ts'

const note = 'KuCoin'
/** Files that do not name their zone have the clock of Singapore. */
const common = { name: 'kucoin', habit: 'point', minutesAhead: 480 } as const

const isFilledAt = (column: string) => /^filled time/.test(column)

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

export const kucoin: readonly FileFormat[] = [filled, older]
