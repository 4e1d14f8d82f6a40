import type { ImportMapping } from '@pusula/contract'
import { assetOf, pairOf, sideWordIn } from '../assets.ts'
import { bad } from '../facts.ts'
import { type FileFormat, isClock, oneOf, pairTrade } from '../format.ts'
import { folded } from '../table.ts'

/** Any table, by what a person says of its columns. */
export function mapped(mapping: ImportMapping): FileFormat {
  const column = (name: keyof Omit<ImportMapping, 'currency'>) => folded(mapping[name] ?? '')
  const wanted = [mapping.date, mapping.coin, mapping.quantity].map(folded)
  return {
    name: 'table',
    isHead: columns => wanted.every(name => columns.includes(name)),
    isNumber: oneOf(column('quantity'), column('price'), column('total'), column('fee')),
    isDate: oneOf(column('date')),
    isClock: name => isClock(name) && name !== column('date'),
    read: ([{ cell, number, at }]) => {
      const amount = number(column('quantity'))
      const fee = number(column('fee'))?.abs()
      const coin = cell(column('coin'))
      if (!coin) return bad('coin')
      // A column of pairs names both sides; one of coins is traded against the money of the table.
      const money = assetOf(cell(column('money')) || mapping.currency)
      const pair = /[/_-]/.test(coin) ? pairOf(coin) : { base: assetOf(coin), quote: money }
      const isSold = amount?.lt(0)
      return pairTrade({
        at: at(column('date')),
        side: mapping.kind ? sideWordIn(folded(cell(column('kind')))) : isSold ? 'sell' : 'buy',
        pair,
        quantity: amount?.abs(),
        price: number(column('price'))?.abs(),
        total: mapping.price ? undefined : number(column('total'))?.abs(),
        fee: fee && pair && { quantity: fee, asset: cell(column('feeCoin')) || pair.quote },
        note: cell(column('notes')).slice(0, 200) || 'CSV',
      })
    },
  }
}
