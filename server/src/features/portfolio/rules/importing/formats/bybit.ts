import { pairOf, sideOf } from '../assets.ts'
import type { Amount } from '../facts.ts'
import { type FileFormat, hasAll, pairTrade, type Row } from '../format.ts'
import { folded } from '../table.ts'

const isNumber = (column: string) => /^(filled (value|price|quantity)|fees|execfeev2)$/.test(column)

/** Older accounts write the unit behind the number: 99.6871 USDT. */
const amountOf = ({ number, amount }: Row, column: string): Amount | undefined => {
  const quantity = number(column)
  return quantity ? { quantity, asset: '' } : amount(column)
}

/** The history of spot trades. A fee without a coin of its own is taken from what comes in. */
export const bybit: FileFormat = {
  name: 'bybit',
  habit: 'point',
  minutesAhead: 0,
  isHead: columns => hasAll(columns, 'spot pairs', 'direction', 'filled value', 'filled price', 'filled quantity'),
  isNumber,
  isDate: column => column.startsWith('timestamp'),
  read: ([row]) => {
    const { columns, cell, at } = row
    const pair = pairOf(cell('spot pairs'))
    const fee = amountOf(row, 'execfeev2') ?? amountOf(row, 'fees')
    const isBought = sideOf(folded(cell('direction'))) === 'buy'
    const asset = cell('feecoin') || fee?.asset || (isBought ? pair?.base : pair?.quote) || ''
    return pairTrade({
      at: at(columns.find(column => column.startsWith('timestamp')) ?? ''),
      side: cell('direction'),
      pair,
      quantity: amountOf(row, 'filled quantity')?.quantity,
      total: amountOf(row, 'filled value')?.quantity,
      price: amountOf(row, 'filled price')?.quantity,
      fee: fee && { ...fee, asset },
      note: 'Bybit',
      tradeId: cell('transaction id') || undefined,
    })
  },
}
