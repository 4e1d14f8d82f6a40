import type { ImportMapping, OneSidedMapping, TwoSidedMapping } from '@pusula/contract'
import { assetOf, isDollar, isMoney, pairOf, sideWordIn } from '../assets.ts'
import { type Amount, bad, type Reading, skipped } from '../facts.ts'
import { type FileFormat, isClock, oneOf, pairTrade, type Row } from '../format.ts'
import { unitBeside } from '../numbers.ts'
import { becameOf, isDoneColumn, isStatus, noTrade } from '../orders.ts'
import { folded } from '../table.ts'
import { lineOf } from './two-sided.ts'

/** BTC/USDT, and BTCUSDT where it cannot be the name of a coin. */
const isPair = /[/_-]|^[A-Z\d]{2,}(USDT|USDC|FDUSD|TRY|EUR)$/i

/** Both sides of a pair, where a cell of coins names one. */
export const pairIn = (coin: string) => (isPair.test(coin) ? pairOf(coin) : undefined)

/** Any table, by what a person says of its columns. */
export const mapped = (mapping: ImportMapping, leavesOutNegative = false): FileFormat =>
  'received' in mapping ? twoSided(mapping) : oneSided(mapping, leavesOutNegative)

const amountIn = ({ number, amount }: Row, column: string) => number(column) ?? amount(column)?.quantity

const notesIn = ({ cell }: Row, column: string) => cell(column).slice(0, 200) || 'CSV'

/** Lines of one coin, with a side and what was paid for it. */
function oneSided(mapping: OneSidedMapping, leavesOutNegative: boolean): FileFormat {
  const column = (name: keyof Omit<OneSidedMapping, 'currency'>) => folded(mapping[name] ?? '')
  const wanted = [mapping.date, mapping.coin, mapping.quantity].map(folded)
  return {
    name: 'table',
    isHead: columns => wanted.every(name => columns.includes(name)),
    isNumber: oneOf(column('quantity'), column('price'), column('total'), column('fee')),
    isPrice: name => mapping.price !== undefined && name === column('price'),
    isDate: oneOf(column('date')),
    isClock: name => isClock(name) && name !== column('date'),
    read: ([row]) => {
      const { cell, at, columns } = row
      const [quantity, fee] = [amountIn(row, column('quantity')), amountIn(row, column('fee'))?.abs()]
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
      const price = amountIn(row, column('price'))
      if (leavesOutNegative && price?.lt(0)) return bad('price')
      return pairTrade({
        at: at(column('date')),
        side: mapping.kind ? sideWordIn(said) : quantity?.lt(0) ? 'sell' : 'buy',
        pair,
        quantity: quantity?.abs(),
        price: price?.abs(),
        total: mapping.price ? undefined : amountIn(row, column('total'))?.abs(),
        fee: fee &&
          pair && { quantity: fee, asset: cell(column('feeCoin')) || unitBeside(cell(column('fee'))) || pair.quote },
        note: notesIn(row, column('notes')),
      })
    },
  }
}

const isSameMoney = (one: string, other: string) => one === other || (isDollar(one) && isDollar(other))

/** Lines with what came, what went and what it cost in columns of their own. */
function twoSided(mapping: TwoSidedMapping): FileFormat {
  const column = (name: keyof Omit<TwoSidedMapping, 'currency'>) => folded(mapping[name] ?? '')
  const wanted = [mapping.date, mapping.received, mapping.sent].map(folded)
  /** Nothing where the cell is empty or zero; an amount of nobody knows what where its unit is missing. */
  function sideOf(row: Row, amount: 'received' | 'sent' | 'fee', coin: 'receivedCoin' | 'sentCoin' | 'feeCoin') {
    const quantity = amountIn(row, column(amount))?.abs()
    const unit = row.cell(column(coin)) || unitBeside(row.cell(column(amount)))
    const asset = assetOf(unit || (mapping[coin] ? '' : mapping.currency))
    return quantity?.gt(0) ? { quantity, asset } : undefined
  }
  function read([row]: readonly [Row, ...Row[]]): Reading {
    const label = folded(row.cell(column('kind')))
    const isRead = (amount: 'received' | 'sent') =>
      /^[-–—]*$/.test(row.cell(column(amount))) || amountIn(row, column(amount)) !== undefined
    if (!isRead('received') || !isRead('sent')) return bad('quantity')
    const became = becameOf(folded(row.cell(row.columns.find(isStatus) ?? '')))
    if (became === 'notDone') return skipped('notDone')
    const into = sideOf(row, 'received', 'receivedCoin')
    const out = sideOf(row, 'sent', 'sentCoin')
    const fee = mapping.fee === undefined ? undefined : sideOf(row, 'fee', 'feeCoin')
    const isNamed = (side: Amount | undefined) => side === undefined || side.asset !== ''
    if (!isNamed(into) || !isNamed(out)) return bad('coin')
    if (!isNamed(fee)) return bad('fee')
    const other = into && out ? undefined : noTrade(label)
    return other ?? lineOf({ at: row.at(column('date')), into, out, fee, label, note: notesIn(row, column('notes')) })
  }
  return {
    name: 'table',
    isHead: columns => wanted.every(name => columns.includes(name)),
    isNumber: oneOf(column('received'), column('sent'), column('fee')),
    isDate: oneOf(column('date')),
    isClock: name => isClock(name) && name !== column('date'),
    read,
  }
}
