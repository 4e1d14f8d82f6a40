import { skipped } from '../facts.ts'
import { type FileFormat, hasAll, type Row } from '../format.ts'
import { lineOf, rewards, sideIn } from './two-sided.ts'

/** Older files have lines between the words of their columns. */
const spaced = (column: string) => column.replaceAll('_', ' ')
const written = (columns: readonly string[], name: string) => columns.find(column => spaced(column) === name)
const assetOf = (row: Row, which: string) =>
  sideIn(row, [written(row.columns, `realized amount for ${which} asset`), written(row.columns, `${which} asset`)])

/** Binance.US: what was traded stands in other columns than what came or went alone. */
export const binanceUs: FileFormat = {
  name: 'binance',
  habit: 'point',
  minutesAhead: 0,
  isHead: columns =>
    hasAll(columns.map(spaced), 'category', 'operation', 'primary asset', 'base asset', 'quote asset', 'fee asset'),
  isNumber: column => /^realized amount for \w+ asset$/.test(spaced(column)),
  isDate: column => column === 'time',
  read: ([row]) => {
    const category = row.cell('category').toLowerCase()
    const operation = row.cell('operation').toLowerCase()
    const [primary, base, quote] = [assetOf(row, 'primary'), assetOf(row, 'base'), assetOf(row, 'quote')]
    const line = {
      ...{ at: row.at('time'), fee: assetOf(row, 'fee'), note: 'Binance.US' },
      tradeId: row.cell(written(row.columns, 'transaction id')) || undefined,
    }
    if (base && quote) {
      // Conversions have what was given first.
      const [into, out] = category === 'spot trading' && operation === 'buy' ? [base, quote] : [quote, base]
      return lineOf({ ...line, into, out, label: '' })
    }
    if (category === 'withdrawal') return lineOf({ ...line, into: undefined, out: primary, label: '' })
    const isGiven = category === 'distribution'
    if (isGiven && row.number(written(row.columns, 'realized amount for primary asset'))?.lt(0)) return skipped('other')
    const label = isGiven && !rewards.test(operation) ? 'airdrop' : operation
    return lineOf({ ...line, into: primary, out: undefined, label: isGiven ? label : '' })
  },
}
