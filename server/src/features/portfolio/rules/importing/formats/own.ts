import { coinsOf, dollarsOf, priceOf } from '../../exact.ts'
import type { PaidMoney } from '../../position.ts'
import { bad } from '../facts.ts'
import { type FileFormat, hasAll, oneOf, type Row } from '../format.ts'

/** What the product exports itself, also after a spreadsheet has saved it. */
export const own: FileFormat = {
  name: 'pusula',
  isHead: columns => hasAll(columns, 'date', 'kind', 'symbol', 'quantity', 'unit_usd'),
  isNumber: oneOf('quantity', 'unit_usd', 'fee_usd', 'unit_paid', 'fee_paid', 'per_dollar'),
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
    const paid = paidIn(cell, number)
    if (paid === 'bad') return bad('price')
    return {
      kind: 'entry',
      entry: {
        ...(/^[A-Za-z0-9_-]{16,64}$/.test(cell('id')) && { id: cell('id') }),
        kind,
        coin: cell('symbol'),
        quantity: coinsOf(quantity, kind),
        usdCostBasis: priceOf(unit),
        feeUsd: fee ? dollarsOf(fee) : '0',
        paid,
        tradedAt,
        ...(cell('income') && kind === 'buy' && { isIncome: true }),
        // The apostrophe that keeps a note from being run by a spreadsheet is not part of the note.
        notes: cell('notes').replace(/^'(?=[=+\-@\t\r])/, '') || null,
      },
    }
  },
}

/** Other money as it was paid; files of earlier editions say nothing of it. */
function paidIn(cell: Row['cell'], number: Row['number']): PaidMoney | undefined | 'bad' {
  const currency = cell('currency')
  if (currency !== 'TRY' && currency !== 'EUR') return undefined
  const [unit, fee, perDollar] = [number('unit_paid'), number('fee_paid'), number('per_dollar')]
  if (!unit?.gte(0) || !fee?.gte(0) || !perDollar?.gt(0)) return 'bad'
  const amounts = { unit: priceOf(unit), fee: dollarsOf(fee), perDollar: dollarsOf(perDollar) }
  return { currency, ...amounts, source: cell('rate_source') || 'own' }
}
