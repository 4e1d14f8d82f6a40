import { assetOf, pairOf } from '../assets.ts'
import { bad, moved, type Reading, skipped } from '../facts.ts'
import { type FileFormat, groupedBy, hasAll, oneOf, pairTrade, sumOf } from '../format.ts'

const note = 'Coinbase Pro'
const common = { name: 'coinbasePro', habit: 'point', minutesAhead: 0 } as const

/** Each product counts its trades for itself; the statement names both coins and no product. */
const idOf = (one: string, other: string, id: string): string | undefined =>
  id ? `${[one, other].sort().join('-')} ${id}` : undefined

const fills: FileFormat = {
  ...common,
  isHead: columns => hasAll(columns, 'trade id', 'product', 'side', 'created at', 'size', 'price', 'fee', 'total'),
  isNumber: oneOf('size', 'price', 'fee', 'total'),
  isDate: oneOf('created at'),
  read: ([{ cell, number, at }]) => {
    const fee = number('fee')
    const money = assetOf(cell('price/fee/total unit'))
    const pair = pairOf(cell('product'))
    return pairTrade({
      at: at('created at'),
      side: cell('side'),
      pair: pair && { ...pair, quote: money || pair.quote },
      quantity: number('size'),
      price: number('price'),
      fee: fee && { quantity: fee, asset: money },
      note,
      tradeId: pair && idOf(pair.base, pair.quote, cell('trade id')),
    })
  },
}

const isTime = oneOf('time', 'timestamp')

/** The statement of an account: a trade is a line for each of its sides and one for its fee. */
const account: FileFormat = {
  ...common,
  isHead: columns =>
    hasAll(columns, 'type', 'amount', 'balance', 'amount/balance unit', 'trade id') && columns.some(isTime),
  isNumber: oneOf('amount'),
  isDate: isTime,
  group: rows => groupedBy(rows, ({ cell }) => (/^(match|fee)$/.test(cell('type')) && cell('trade id')) || undefined),
  read: (rows): Reading => {
    const [row] = rows
    if (/^(deposit|withdrawal|transfer)/.test(row.cell('type'))) {
      const change = row.number('amount')
      const amount = change && { quantity: change.abs(), asset: assetOf(row.cell('amount/balance unit')) }
      const at = row.at(row.columns.find(isTime))
      return moved({
        kind: change?.gt(0) ? 'in' : 'out',
        at,
        amount,
        note,
        tradeId: row.cell('transfer id') || undefined,
      })
    }
    if (row.cell('type') === 'conversion') return skipped('cash')
    const at = row.at(row.columns.find(isTime))
    if (!at) return bad('date')
    if (!/^(match|fee)$/.test(row.cell('type'))) return bad('kind')
    const moves = rows.flatMap(({ cell, number }) => {
      const change = number('amount')
      return change ? [{ type: cell('type'), change, asset: assetOf(cell('amount/balance unit')) }] : []
    })
    if (moves.length < rows.length) return bad('quantity')
    const side = (isWanted: (move: (typeof moves)[number]) => boolean) =>
      moves.filter(isWanted).map(({ change, asset }) => ({ quantity: change.abs(), asset }))
    const out = sumOf(side(({ type, change }) => type === 'match' && change.lt(0)))
    const into = sumOf(side(({ type, change }) => type === 'match' && change.gt(0)))
    if (!out || !into) return bad('mixed')
    const tradeId = idOf(out.asset, into.asset, row.cell('trade id'))
    return { kind: 'swap', at, out, in: into, fees: side(({ type }) => type === 'fee'), note, tradeId }
  },
}

export const coinbasePro: readonly FileFormat[] = [fills, account]
