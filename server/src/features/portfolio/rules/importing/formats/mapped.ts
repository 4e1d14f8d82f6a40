import type { ImportMapping } from '@pusula/contract'
import { assetOf, isDollar, isMoney, pairOf, sideWordIn } from '../assets.ts'
import { bad, skipped } from '../facts.ts'
import { type FileFormat, isClock, oneOf, pairTrade } from '../format.ts'
import { unitBeside } from '../numbers.ts'
import { becameOf, isDoneColumn, isStatus, noTrade } from '../orders.ts'
import { folded } from '../table.ts'

/** BTC/USDT, and BTCUSDT where it cannot be the name of a coin. */
const isPair = /[/_-]|^[A-Z\d]{2,}(USDT|USDC|FDUSD|TRY|EUR)$/i

/** Both sides of a pair, where a cell of coins names one. */
export const pairIn = (coin: string) => (isPair.test(coin) ? pairOf(coin) : undefined)

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
    read: ([row]) => {
      const { cell, number, amount, at, columns } = row
      const amountIn = (name: string) => number(name) ?? amount(name)?.quantity
      const [quantity, fee] = [amountIn(column('quantity')), amountIn(column('fee'))?.abs()]
      const said = folded(cell(column('kind')))
      const other = noTrade(said)
      if (other) return other
      const became = becameOf(folded(cell(columns.find(isStatus) ?? '')))
      const isWhole = isDoneColumn(column('quantity'))
      if (isWhole ? became !== 'done' && !quantity?.gt(0) : became === 'notDone') return skipped('notDone')
      // How much of the order was done stands nowhere.
      if (!isWhole && became === 'partly') return bad('quantity')
      const coin = cell(column('coin'))
      if (!coin) return bad('coin')
      // A column of pairs names both sides; one of coins is traded against the money beside its price, or of the table.
      const beside = unitBeside(cell(mapping.price ? column('price') : column('total')))
      const money = assetOf(cell(column('money')) || beside || mapping.currency)
      const pair = isPair.test(coin) ? pairIn(coin) : { base: assetOf(coin), quote: money }
      if (pair && beside && !isSameMoney(beside, pair.quote)) return bad('currency')
      const counted = unitBeside(cell(column('quantity')))
      if (pair && counted !== pair.base && (isMoney(counted) || counted === pair.quote)) return bad('quantity')
      return pairTrade({
        at: at(column('date')),
        side: mapping.kind ? sideWordIn(said) : quantity?.lt(0) ? 'sell' : 'buy',
        pair,
        quantity: quantity?.abs(),
        price: amountIn(column('price'))?.abs(),
        total: mapping.price ? undefined : amountIn(column('total'))?.abs(),
        fee: fee &&
          pair && { quantity: fee, asset: cell(column('feeCoin')) || unitBeside(cell(column('fee'))) || pair.quote },
        note: cell(column('notes')).slice(0, 200) || 'CSV',
      })
    },
  }
}

const isSameMoney = (one: string, other: string) => one === other || (isDollar(one) && isDollar(other))
