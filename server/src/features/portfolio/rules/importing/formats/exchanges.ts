import { assetOf, pairOf, sideWordIn } from '../assets.ts'
import { type Amount, bad, moved, type Reading, skipped } from '../facts.ts'
import { type FileFormat, hasAll, oneOf, pairTrade, type Row } from '../format.ts'
import { unitBeside } from '../numbers.ts'
import { becameOf } from '../orders.ts'
import { folded } from '../table.ts'
import { lineOf } from './two-sided.ts'

/** Bitstamp, with the unit of an amount in its cell ("1.00000000 ETH") and, later, in a column beside it. */
const bitstampCommon = {
  name: 'bitstamp',
  habit: 'point',
  isNumber: oneOf('amount', 'value', 'rate', 'fee'),
  isDate: oneOf('datetime'),
} as const

const bitstampAmount = ({ amount, number, cell }: Row, column: string): Amount | undefined => {
  const asset = cell(`${column} currency`)
  const quantity = number(column)
  const stated = asset && quantity ? { quantity, asset } : amount(column)
  return stated?.asset && !stated.quantity.eq(0)
    ? { quantity: stated.quantity.abs(), asset: assetOf(stated.asset) }
    : undefined
}

function readBitstamp(row: Row, subtype: string): Reading {
  const [type, at] = [folded(row.cell('type')), row.at('datetime')]
  const [coin, value, fee] = ['amount', 'value', 'fee'].map(column => bitstampAmount(row, column))
  const line = { at, note: 'Bitstamp', tradeId: row.cell('id') || undefined }
  if (type === 'staking reward') return lineOf({ ...line, into: coin, out: undefined, label: 'reward' })
  if (type !== 'market') {
    if (!at) return bad('date')
    if (/^(crypto |ripple )?(deposit|withdrawal)/.test(type))
      return lineOf({
        ...line,
        ...(type.includes('deposit') ? { into: coin, out: undefined } : { out: coin, into: undefined }),
        fee,
        label: '',
      })
    return skipped('transfer')
  }
  const side = sideWordIn(folded(row.cell(subtype)))
  if (!side) return bad('kind')
  if (!coin || !value) return bad('quantity')
  const sides = side === 'buy' ? { into: coin, out: value } : { into: value, out: coin }
  return lineOf({ ...line, ...sides, fee, label: '' })
}

const bitstamp: readonly FileFormat[] = [
  {
    ...bitstampCommon,
    isHead: columns => hasAll(columns, 'type', 'subtype', 'datetime', 'amount', 'amount currency', 'value currency'),
    read: ([row]) => readBitstamp(row, 'subtype'),
  },
  {
    ...bitstampCommon,
    isHead: columns => hasAll(columns, 'type', 'datetime', 'account', 'amount', 'value', 'rate', 'fee', 'sub type'),
    read: ([row]) => readBitstamp(row, 'sub type'),
  },
]

/** Gemini has a column for every coin: "BTC Amount BTC" and "Fee (USD) USD"; amounts that went are in brackets. */
const gemini: FileFormat = {
  name: 'gemini',
  habit: 'point',
  minutesAhead: 0,
  isHead: columns => hasAll(columns, 'date', 'time (utc)', 'type', 'symbol', 'specification', 'liquidity indicator'),
  isNumber: column => /^(\S+ amount \S+|fee \(\S+\) \S+)$/.test(column),
  isDate: oneOf('date'),
  isClock: oneOf('time (utc)'),
  read: ([row]) => {
    const [type, at] = [folded(row.cell('type')), row.at('date')]
    const amountOf = (asset: string, column: (name: string) => string): Amount | undefined => {
      const written = row.cell(column(asset.toLowerCase()))
      const quantity = row.number(column(asset.toLowerCase())) ?? row.amount(column(asset.toLowerCase()))?.quantity
      return written && quantity && !quantity.eq(0) ? { quantity: quantity.abs(), asset } : undefined
    }
    if (!at) return bad('date')
    const pair = pairOf(row.cell('symbol'))
    if (type === 'credit' || type === 'debit') {
      const asset = assetOf(row.cell('symbol'))
      const amount = amountOf(asset, name => `${name} amount ${name}`)
      return moved({ kind: type === 'credit' ? 'in' : 'out', at, amount, note: 'Gemini' })
    }
    if (type !== 'buy' && type !== 'sell') return skipped('other')
    if (!pair) return bad('currency')
    const inColumn = (asset: string) => `${asset} amount ${asset}`
    const [base, quote] = [amountOf(pair.base, inColumn), amountOf(pair.quote, inColumn)]
    if (!base || !quote) return bad('quantity')
    const fee = amountOf(pair.quote, asset => `fee (${asset}) ${asset}`)
    const sides = type === 'buy' ? { into: base, out: quote } : { into: quote, out: base }
    return lineOf({ at, ...sides, fee, label: '', note: 'Gemini', tradeId: row.cell('trade id') || undefined })
  },
}

/** Bittrex writes a market with its money first: BTC-ETH. */
const bittrexPair = (market: string) => {
  const [quote = '', base = ''] = market.split('-')
  return base ? { base: assetOf(base), quote: assetOf(quote) } : undefined
}

const bittrexOf = (
  head: readonly string[],
  at: string,
  names: { side: string; fee: string; total: string; id: string },
): FileFormat => ({
  name: 'bittrex',
  habit: 'point',
  isHead: columns => hasAll(columns, ...head),
  isNumber: oneOf('quantity', 'quantityremaining', 'limit', names.fee, names.total, 'quantity (base)'),
  isDate: oneOf(at),
  read: ([row]) => {
    const pair = head.includes('base')
      ? { base: assetOf(row.cell('base')), quote: assetOf(row.cell('quote')) }
      : bittrexPair(row.cell('exchange'))
    const wanted = row.number('quantity') ?? row.number('quantity (base)')
    const left = row.number('quantityremaining')
    const quantity = wanted && left ? wanted.minus(left) : wanted
    if (quantity?.eq(0)) return skipped('notDone')
    const fee = row.number(names.fee)?.abs()
    return pairTrade({
      at: row.at(at),
      side: sideWordIn(folded(row.cell(names.side)).replaceAll('_', ' ')),
      pair,
      quantity: quantity?.abs(),
      total: row.number(names.total)?.abs(),
      fee: fee && pair && { quantity: fee, asset: pair.quote },
      note: 'Bittrex',
      tradeId: row.cell(names.id) || undefined,
    })
  },
})

const bittrex: readonly FileFormat[] = [
  bittrexOf(
    ['uuid', 'exchange', 'timestamp', 'ordertype', 'quantity', 'quantityremaining', 'commission', 'closed'],
    'closed',
    {
      ...{ side: 'ordertype', fee: 'commission', total: 'price', id: 'uuid' },
    },
  ),
  bittrexOf(
    ['orderuuid', 'exchange', 'type', 'quantity', 'limit', 'commissionpaid', 'price', 'opened', 'closed'],
    'closed',
    {
      ...{ side: 'type', fee: 'commissionpaid', total: 'price', id: 'orderuuid' },
    },
  ),
  bittrexOf(
    ['txid', 'time (utc)', 'transaction', 'market', 'base', 'quote', 'quantity (base)', 'total (quote)'],
    'time (utc)',
    {
      ...{ side: 'transaction', fee: 'fees (quote)', total: 'total (quote)', id: 'txid' },
    },
  ),
]

/** Bisq: the side stands in the offer; deposits are given back and are no side of anything. */
const bisq: FileFormat = {
  name: 'bisq',
  isHead: columns =>
    hasAll(columns, 'trade id', 'date/time', 'market', 'price', 'amount in btc', 'offer type', 'status'),
  isNumber: oneOf('price', 'amount in btc', 'amount', 'trade fee btc'),
  isDate: oneOf('date/time'),
  read: ([row]) => {
    if (becameOf(folded(row.cell('status'))) === 'notDone') return skipped('notDone')
    const pair = pairOf(row.cell('market'))
    const quantity = row.number('amount in btc')
    const paid = row.number('amount') ?? row.amount('amount')?.quantity
    const fee = (row.number('trade fee btc') ?? row.amount('trade fee btc')?.quantity)?.abs()
    // Against a coin the market is the other way round, and BTC is what is paid with.
    const isCoin = pair?.quote === 'BTC'
    const side = sideWordIn(folded(row.cell('offer type')))
    const sold = isCoin ? (side === 'buy' ? 'sell' : 'buy') : side
    return pairTrade({
      at: row.at('date/time'),
      side: side && sold,
      pair,
      quantity: isCoin ? paid?.abs() : quantity?.abs(),
      total: isCoin ? quantity?.abs() : paid?.abs(),
      fee: fee && { quantity: fee, asset: unitBeside(row.cell('trade fee btc')) || 'BTC' },
      note: 'Bisq',
      tradeId: row.cell('trade id') || undefined,
    })
  },
}

export const exchangeFormats: readonly FileFormat[] = [...bitstamp, gemini, ...bittrex, bisq]
