import { coinsOf, dollarsOf, priceOf } from '../../exact.ts'
import type { PaidMoney } from '../../position.ts'
import { bad, type Move, moved, type Reading } from '../facts.ts'
import { type FileFormat, hasAll, oneOf, type Row } from '../format.ts'

const isId = /^[A-Za-z0-9_-]{16,64}$/
/** CSV injection: the apostrophe that keeps a text from being run by a spreadsheet is not part of it. */
const textIn = (written: string) => written.replace(/^'(?='*[=+\-@\t\r])/, '')
const idIn = (written: string) => (isId.test(textIn(written)) ? textIn(written) : undefined)

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
    if (kind === 'in' || kind === 'out') return transferIn(kind, tradedAt, { cell, number })
    if (kind !== 'buy' && kind !== 'sell') return bad('kind')
    if (!cell('symbol')) return bad('coin')
    if (!quantity?.gt(0)) return bad('quantity')
    if (!unit?.gte(0)) return bad('price')
    if (cell('fee_usd') && !fee?.gte(0)) return bad('fee')
    const id = idIn(cell('id'))
    const paid = paidIn(cell, number)
    if (paid === 'bad') return bad('price')
    return {
      kind: 'entry',
      entry: {
        ...(id && { id }),
        kind,
        coin: cell('symbol'),
        quantity: coinsOf(quantity, kind),
        usdCostBasis: priceOf(unit),
        feeUsd: fee ? dollarsOf(fee) : '0',
        paid,
        tradedAt,
        ...(cell('income') && kind === 'buy' && { isIncome: true }),
        notes: textIn(cell('notes')) || null,
      },
    }
  },
}

function transferIn(kind: Move['kind'], at: string, { cell, number }: Pick<Row, 'cell' | 'number'>): Reading {
  const quantity = number('quantity')
  if (!cell('symbol')) return bad('coin')
  if (!quantity?.gt(0)) return bad('quantity')
  const [id, pairId] = ['id', 'pair'].map(column => idIn(cell(column)))
  return moved({
    kind,
    at,
    amount: { quantity, asset: cell('symbol') },
    note: textIn(cell('notes')),
    id,
    pairId,
  })
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
