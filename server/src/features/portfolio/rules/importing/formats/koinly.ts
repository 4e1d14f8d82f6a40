import { assetOf, isMoney, pairOf } from '../assets.ts'
import { type Amount, bad, type Reading } from '../facts.ts'
import { type FileFormat, hasAll, oneOf, pairTrade, type Row } from '../format.ts'
import { transferOf } from './two-sided.ts'

const note = 'Koinly'
const common = { name: 'koinly', habit: 'point', minutesAhead: 0 } as const

const rewards = /(reward|staking|mining|airdrop|interest|income|fork|cashback)/

/** Koinly writes an asset with its id behind it: BTC;1. */
const amountOf = ({ cell, number }: Row, name: string): Amount | undefined => {
  const quantity = number(`${name} amount`)
  const asset = assetOf(cell(`${name} currency`).replace(/;.*/, ''))
  return quantity?.gt(0) && asset ? { quantity, asset } : undefined
}

const isAmount = oneOf('sent amount', 'received amount', 'fee amount', 'net worth amount')

/** Net Value (EUR) */
const valueColumn = /^net value \((\w+)\)$/
function netValue({ columns, number }: Row): Amount | undefined {
  const [column, money = ''] = columns.map(name => valueColumn.exec(name)).find(Boolean) ?? []
  const quantity = number(column)
  const asset = assetOf(money)
  return quantity?.gt(0) && asset ? { quantity, asset } : undefined
}

/** All transactions, as they are exported and as the universal template has them. */
const universal: FileFormat = {
  ...common,
  isHead: columns =>
    hasAll(columns, 'sent amount', 'sent currency', 'received amount', 'received currency', 'fee amount') &&
    columns.some(column => column.startsWith('date') || column === 'koinly date'),
  isNumber: column => isAmount(column) || valueColumn.test(column),
  isDate: column => /^(koinly )?date/.test(column),
  read: ([row]): Reading => {
    const at = row.at(row.columns.find(column => /^(koinly )?date/.test(column)))
    const [out, into, fee] = [amountOf(row, 'sent'), amountOf(row, 'received'), amountOf(row, 'fee')]
    const says = `${row.cell('type')} ${row.cell('label')} ${row.cell('tag')}`.toLowerCase()
    if (!at) return bad('date')
    const isTransfer = /transfer/.test(says) || (out && into && out.asset === into.asset)
    const tradeId = row.cell('txhash') || undefined
    if (isTransfer) return transferOf({ at, into, out, fee, note, tradeId })
    if (out && into) {
      const worth = amountOf(row, 'net worth') ?? netValue(row)
      return { kind: 'swap', at, out, in: into, fees: fee ? [fee] : [], worth, note, tradeId }
    }
    if (into && !isMoney(into.asset) && rewards.test(says)) return { kind: 'reward', at, in: into, note, tradeId }
    return into || out ? transferOf({ at, into, out, fee, note, tradeId }) : bad('quantity')
  },
}

/** The template for trades: a pair and a side. */
const trades: FileFormat = {
  ...common,
  isHead: columns => hasAll(columns, 'koinly date', 'pair', 'side', 'amount', 'total'),
  isNumber: oneOf('amount', 'total', 'fee amount'),
  isDate: oneOf('koinly date'),
  read: ([row]) =>
    pairTrade({
      at: row.at('koinly date'),
      side: row.cell('side'),
      pair: pairOf(row.cell('pair')),
      quantity: row.number('amount'),
      total: row.number('total'),
      fee: amountOf(row, 'fee'),
      note,
      tradeId: row.cell('trade id') || undefined,
    }),
}

export const koinly: readonly FileFormat[] = [trades, universal]
