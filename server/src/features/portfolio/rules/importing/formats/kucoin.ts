import { assetOf, pairOf } from '../assets.ts'
import { skipped } from '../facts.ts'
import { conversionOf, type FileFormat, hasAll, oneOf, pairTrade } from '../format.ts'
import { lineOf, sideIn } from './two-sided.ts'

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
      at: at(columns.find(isFilledAt)),
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

/** What its histories of trades have called their columns, the newest first. The side and the pair stand in every one. */
interface Names {
  date: string
  pair?: string
  side: string
  quantity: string
  total: string
  fee?: string
  /** Where there is none, fees are in what the pair is priced in. */
  feeCoin?: string
}
const editions: readonly Names[] = [
  { date: 'tradecreatedat', side: 'side', quantity: 'size', total: 'funds', fee: 'fee', feeCoin: 'feecurrency' },
  { date: 'createddate', side: 'direction', quantity: 'amount', total: 'dealvalue', fee: 'fee' },
  { date: 'created_at', side: 'direction', quantity: 'amount_coin', total: 'funds', fee: 'fee' },
  { date: 'created_at', side: 'direction', quantity: 'amount', total: 'deal_value' },
  {
    ...{ date: 'time', pair: 'pair', side: 'side', quantity: 'amount', total: 'volume', fee: 'fee' },
    feeCoin: 'feecoin',
  },
]
const older = editions.map(
  ({ date, pair: symbol = 'symbol', side, quantity, total, fee, feeCoin }): FileFormat => ({
    ...common,
    isHead: columns => hasAll(columns, date, symbol, side, quantity, total, ...(feeCoin ? [feeCoin] : [])),
    isNumber: oneOf(quantity, total, ...(fee ? [fee] : [])),
    isDate: oneOf(date),
    read: ([{ cell, number, at }]) => {
      const pair = pairOf(cell(symbol))
      const paid = fee ? number(fee)?.abs() : undefined
      return pairTrade({
        at: at(date),
        side: cell(side),
        pair,
        quantity: number(quantity),
        total: number(total),
        fee: paid && pair && { quantity: paid, asset: (feeCoin && cell(feeCoin)) || pair.quote },
        note,
      })
    },
  }),
)

const isTime = (column: string) => /^time\(/.test(column)
const isQuantity = (column: string) => /^crypto quantity,?$/.test(column)

/** Coins bought with money of a card or a bank. */
const withMoney: FileFormat = {
  ...common,
  isHead: columns =>
    hasAll(columns, 'currency (crypto)', 'currency (fiat)', 'fiat amount', 'status') &&
    columns.some(isQuantity) &&
    columns.some(isTime),
  isNumber: column => isQuantity(column) || oneOf('fiat amount', 'fee', 'fee (fiat)')(column),
  isDate: isTime,
  read: ([{ columns, cell, number, at }]) => {
    if (!/done|succe/i.test(cell('status'))) return skipped('notDone')
    const fee = number('fee (fiat)') ?? number('fee')
    const quote = cell('currency (fiat)')
    return pairTrade({
      at: at(columns.find(isTime)),
      side: 'buy',
      pair: { base: assetOf(cell('currency (crypto)')), quote: assetOf(quote) },
      quantity: number(columns.find(isQuantity)),
      total: number('fiat amount'),
      fee: fee && { quantity: fee, asset: cell('fee currency (fiat)') || cell('fee currency') || quote },
      note,
      tradeId: cell('order id') || undefined,
    })
  },
}

/** What savings and staking brought. */
const earnings: FileFormat = {
  ...common,
  isHead: columns => hasAll(columns, 'order id', 'earnings coin', 'earnings type', 'amount') && columns.some(isTime),
  isNumber: oneOf('amount'),
  isDate: isTime,
  read: ([row]) => {
    const into = sideIn(row, ['amount', 'earnings coin'])
    return lineOf({ at: row.at(row.columns.find(isTime)), into, out: undefined, label: 'reward', note })
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
    return conversionOf(row, row.columns.find(isUpdatedAt), note)
  },
}

export const kucoin: readonly FileFormat[] = [filled, ...older, olderOrders, withMoney, earnings, conversions]
