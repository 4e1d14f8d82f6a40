import { pairOf, sideOf } from '../assets.ts'
import { type FileFormat, hasAll, pairTrade } from '../format.ts'
import { folded } from '../table.ts'

const isNumber = (column: string) => /^(filled (value|price|quantity)|fees|execfeev2)$/.test(column)

/** The history of spot trades. A fee without a coin of its own is taken from what comes in. */
export const bybit: FileFormat = {
  name: 'bybit',
  habit: 'point',
  minutesAhead: 0,
  isHead: columns => hasAll(columns, 'spot pairs', 'direction', 'filled value', 'filled price', 'filled quantity'),
  isNumber,
  isDate: column => column.startsWith('timestamp'),
  read: ([{ columns, cell, number, at }]) => {
    const pair = pairOf(cell('spot pairs'))
    const fee = number('execfeev2') ?? number('fees')
    const isBought = sideOf(folded(cell('direction'))) === 'buy'
    const asset = cell('feecoin') || (isBought ? pair?.base : pair?.quote) || ''
    return pairTrade({
      at: at(columns.find(column => column.startsWith('timestamp')) ?? ''),
      side: cell('direction'),
      pair,
      quantity: number('filled quantity'),
      total: number('filled value'),
      price: number('filled price'),
      fee: fee && { quantity: fee, asset },
      note: 'Bybit',
      tradeId: cell('transaction id') || undefined,
    })
  },
}
