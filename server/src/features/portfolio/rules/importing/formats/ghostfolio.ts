import { assetOf, isMoney } from '../assets.ts'
import { bad, skipped } from '../facts.ts'
import { type FileFormat, oneOf, pairTrade } from '../format.ts'

/** The names it takes for a column, the first of them is the one it writes. */
const names = {
  date: ['date', 'trade date', 'tradedate'],
  symbol: ['symbol', 'code', 'ticker'],
  quantity: ['quantity', 'qty', 'shares', 'units'],
  type: ['type', 'action', 'buy/sell'],
  price: ['unitprice', 'price', 'tradeprice'],
  money: ['currency', 'ccy', 'currencyprimary'],
  fee: ['fee', 'commission', 'ibcommission'],
} as const

const isHead = (columns: readonly string[]) =>
  Object.values(names).every(spellings => spellings.some(name => columns.includes(name)))

/** It writes a coin as its source of prices does: BTCUSD, BTC-EUR, bitcoin. */
const coinOf = (symbol: string): string =>
  isMoney(assetOf(symbol)) ? assetOf(symbol) : assetOf(symbol.replace(/[-/]?USD[TC]?$|[-/](EUR|TRY|GBP)$/i, ''))

export const ghostfolio: FileFormat = {
  name: 'ghostfolio',
  habit: 'point',
  minutesAhead: 0,
  isHead,
  isNumber: oneOf(...names.quantity, ...names.price, ...names.fee),
  isDate: oneOf(...names.date),
  read: ([{ columns, cell, number, at }]) => {
    const column = (name: keyof typeof names) => names[name].find(spelling => columns.includes(spelling))
    const type = cell(column('type')).toLowerCase()
    if (/^(dividend|interest|fee|item|liability)$/.test(type)) return skipped('other')
    if (!cell(column('symbol'))) return bad('coin')
    const money = assetOf(cell(column('money')))
    const fee = number(column('fee'))
    return pairTrade({
      at: at(column('date')),
      side: type,
      pair: money ? { base: coinOf(cell(column('symbol'))), quote: money } : undefined,
      quantity: number(column('quantity'))?.abs(),
      price: number(column('price')),
      fee: fee && { quantity: fee.abs(), asset: money },
      note: 'Ghostfolio',
    })
  },
}
