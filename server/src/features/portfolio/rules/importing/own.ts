import type { FileFormat } from './table.ts'
import { coinsOf, dollarsOf, instantIn, numberIn } from './values.ts'

const needed = ['date', 'kind', 'symbol', 'quantity', 'unit_usd']

/** What the product exports itself, also after a spreadsheet has saved it. */
export const readOwn: FileFormat = {
  name: 'pusula',
  isHeader: columns => needed.every(column => columns.includes(column)),
  read: ({ cell }, { delimiter }) => {
    const kind = cell('kind').toLowerCase()
    const tradedAt = instantIn(cell('date'))
    const quantity = numberIn(cell('quantity'), delimiter)
    const unit = numberIn(cell('unit_usd'), delimiter)
    const fee = numberIn(cell('fee_usd') || '0', delimiter)
    if (!tradedAt) return { bad: 'date' }
    if (kind !== 'buy' && kind !== 'sell') return { bad: 'kind' }
    if (!cell('symbol')) return { bad: 'coin' }
    if (!quantity?.gt(0)) return { bad: 'quantity' }
    if (!unit?.gte(0)) return { bad: 'price' }
    if (!fee?.gte(0)) return { bad: 'fee' }
    return {
      ...(/^[A-Za-z0-9_-]{16,64}$/.test(cell('id')) && { id: cell('id') }),
      kind,
      coin: cell('symbol'),
      quantity: coinsOf(quantity, kind),
      usdCostBasis: dollarsOf(unit),
      feeUsd: dollarsOf(fee),
      tradedAt,
      // The apostrophe that keeps a note from being run by a spreadsheet is not part of the note.
      notes: cell('notes').replace(/^'(?=[=+\-@\t\r])/, '') || null,
    }
  },
}
