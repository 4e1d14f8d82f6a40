import { truncate } from '../../../../../platform/text.ts'
import { assetOf, isMoney, isStable } from '../assets.ts'
import { bad, moved, type Reading, skipped } from '../facts.ts'
import { type FileFormat, hasAll, oneOf, pairTrade } from '../format.ts'

/** BTC (Bitcoin) */
const symbolOf = (named: string): string => assetOf(named.replace(/\s*\(.*/, ''))

export const delta: FileFormat = {
  name: 'delta',
  habit: 'point',
  minutesAhead: 0,
  isHead: columns =>
    hasAll(columns, 'date', 'way', 'base amount', 'base currency (name)', 'quote amount', 'quote currency'),
  isNumber: oneOf('base amount', 'quote amount', 'fee amount'),
  isDate: oneOf('date'),
  read: ([{ cell, number, at }]): Reading => {
    const way = cell('way').toLowerCase()
    const base = symbolOf(cell('base currency (name)'))
    if (/^(deposit|withdraw|transfer|send|receive)/.test(way)) {
      const kind = /^(deposit|receive)/.test(way) ? 'in' : /^(withdraw|send)/.test(way) ? 'out' : undefined
      const quantity = number('base amount')?.abs()
      const note = truncate(cell('exchange'), 60) || 'Delta'
      return moved({ kind, at: at('date'), amount: quantity && { quantity, asset: base }, note })
    }
    if (isMoney(base) && !isStable(base)) return skipped('cash')
    if (/^(stock|fund|bond)$/i.test(cell('base type'))) return skipped('other')
    const fee = number('fee amount')
    if (!base) return bad('coin')
    const quote = symbolOf(cell('quote currency'))
    return pairTrade({
      at: at('date'),
      side: way,
      pair: quote ? { base, quote } : undefined,
      quantity: number('base amount'),
      total: number('quote amount'),
      fee: fee && { quantity: fee, asset: symbolOf(cell('fee currency (name)')) || quote },
      note: truncate(cell('exchange'), 60) || 'Delta',
    })
  },
}
