import type { FileFormat } from './table.ts'
import { coinsOf, dollarsOf, instantIn, isDollar, numberIn } from './values.ts'

const needed = ['timestamp', 'transaction type', 'asset', 'quantity transacted']

/** Buying and selling, by whatever door; everything else in the file moves coins without trading them. */
const kindOf = (type: string): 'buy' | 'sell' | undefined => {
  const [, side] = /^(?:advanced? trade )?(buy|sell)$/i.exec(type) ?? []
  return side?.toLowerCase() === 'buy' ? 'buy' : side ? 'sell' : undefined
}

/** The report of all transactions, which begins with a few lines about its owner. */
export const readCoinbase: FileFormat = {
  name: 'coinbase',
  isHeader: columns => needed.every(column => columns.includes(column)),
  read: (line, { delimiter, columns }) => {
    const cell = (start: string) => line.cell(columns.find(column => column.startsWith(start)) ?? '')
    const kind = kindOf(cell('transaction type'))
    if (!kind) return 'noTrade'
    const tradedAt = instantIn(cell('timestamp'))
    const quantity = numberIn(cell('quantity transacted'), delimiter)?.abs()
    const price = numberIn(cell('price at transaction') || cell('spot price at transaction'), delimiter)
    const subtotal = numberIn(cell('subtotal'), delimiter)?.abs()
    const fee = numberIn(cell('fees') || '0', delimiter)?.abs()
    if (!tradedAt) return { bad: 'date' }
    if (!isDollar(cell('price currency') || cell('spot price currency'))) return { bad: 'currency' }
    if (!cell('asset')) return { bad: 'coin' }
    if (!quantity?.gt(0)) return { bad: 'quantity' }
    // The price is rounded to cents; what was paid for all of it is not.
    const unit = subtotal?.gt(0) ? subtotal.div(quantity) : price
    if (!unit?.gte(0)) return { bad: 'price' }
    if (!fee) return { bad: 'fee' }
    return {
      kind,
      coin: cell('asset'),
      quantity: coinsOf(quantity, kind),
      usdCostBasis: dollarsOf(unit),
      feeUsd: dollarsOf(fee),
      tradedAt,
      notes: 'Coinbase',
    }
  },
}
