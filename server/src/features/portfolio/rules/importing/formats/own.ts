import { coinsOf, dollarsOf } from '../../exact.ts'
import { bad } from '../facts.ts'
import { type FileFormat, hasAll, oneOf } from '../format.ts'

/** What the product exports itself, also after a spreadsheet has saved it. */
export const own: FileFormat = {
  name: 'pusula',
  isHead: columns => hasAll(columns, 'date', 'kind', 'symbol', 'quantity', 'unit_usd'),
  isNumber: oneOf('quantity', 'unit_usd', 'fee_usd'),
  isDate: oneOf('date'),
  habit: 'point',
  minutesAhead: 0,
  read: ([{ cell, number, at }]) => {
    const kind = cell('kind').toLowerCase()
    const tradedAt = at('date')
    const quantity = number('quantity')
    const unit = number('unit_usd')
    const fee = number('fee_usd')
    if (!tradedAt) return bad('date')
    if (kind !== 'buy' && kind !== 'sell') return bad('kind')
    if (!cell('symbol')) return bad('coin')
    if (!quantity?.gt(0)) return bad('quantity')
    if (!unit?.gte(0)) return bad('price')
    if (cell('fee_usd') && !fee?.gte(0)) return bad('fee')
    return {
      kind: 'entry',
      entry: {
        ...(/^[A-Za-z0-9_-]{16,64}$/.test(cell('id')) && { id: cell('id') }),
        kind,
        coin: cell('symbol'),
        quantity: coinsOf(quantity, kind),
        usdCostBasis: dollarsOf(unit),
        feeUsd: fee ? dollarsOf(fee) : '0',
        tradedAt,
        // The apostrophe that keeps a note from being run by a spreadsheet is not part of the note.
        notes: cell('notes').replace(/^'(?=[=+\-@\t\r])/, '') || null,
      },
    }
  },
}
