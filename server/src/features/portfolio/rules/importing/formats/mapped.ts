import type { ImportMapping, LedgerMapping, OneSidedMapping, TwoSidedMapping } from '@pusula/contract'
import { assetOf, isDollar, isMoney, isPair, pairIn, sideOf, sideWordIn } from '../assets.ts'
import { type Amount, bad, type Reading, skipped } from '../facts.ts'
import { type FileFormat, groupedBy, isClock, oneOf, pairTrade, type Row, sumOf } from '../format.ts'
import { unitBeside } from '../numbers.ts'
import { becameOf, isDoneColumn, isStatus, noTrade } from '../orders.ts'
import { folded } from '../table.ts'
import { lineOf, transferOf } from './two-sided.ts'

/** Any table, by what a person says of its columns. */
export const mapped = (mapping: ImportMapping, leavesOutNegative = false): FileFormat =>
  'change' in mapping
    ? ledger(mapping)
    : 'received' in mapping
      ? twoSided(mapping)
      : oneSided(mapping, leavesOutNegative)

const amountIn = ({ number, amount }: Row, column: string) => number(column) ?? amount(column)?.quantity

/** Which way coins went that were neither bought nor sold: rewards came, too. */
export const wayOf = (said: string): 'in' | 'out' | undefined =>
  /(deposit|receiv|reward|award|payout|staking|airdrop|interest|yatir|gelen|odul|faiz)/.test(said)
    ? 'in'
    : /(withdraw|send|sent|cekme|cekim|gonder)/.test(said)
      ? 'out'
      : undefined

/** Beside a column of ways in and out, one that tells interest from deposits. */
const isType = (name: string) => /^((transaction|record)[ _])?type$|^(label|tag|category|tur|tip)$/.test(name)

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
      const pair = isPair(coin) ? pairIn(coin) : { base: assetOf(coin), quote: money }
      if (pair && beside && !isSameMoney(beside, pair.quote)) return bad('currency')
      if (mapping.kind && !sideWordIn(said)) {
        const amount = quantity?.abs().gt(0)
          ? { quantity: quantity.abs(), asset: pair?.base ?? assetOf(coin) }
          : undefined
        const feeUnit = assetOf(cell(column('feeCoin')) || unitBeside(cell(column('fee'))))
        const taken = fee?.gt(0) && feeUnit === amount?.asset ? { quantity: fee, asset: feeUnit } : undefined
        const label = [said, ...columns.filter(isType).map(name => folded(cell(name)))].join(' ')
        const common = { at: at(column('date')), fee: taken, label, note: notesIn(row, column('notes')) }
        const way = wayOf(said)
        if (way && amount)
          return lineOf({ ...common, into: way === 'in' ? amount : undefined, out: way === 'out' ? amount : undefined })
      }
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
  function amountOf(row: Row, amount: 'received' | 'sent' | 'fee', coin: 'receivedCoin' | 'sentCoin' | 'feeCoin') {
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
    const into = amountOf(row, 'received', 'receivedCoin')
    const out = amountOf(row, 'sent', 'sentCoin')
    const fee = mapping.fee === undefined ? undefined : amountOf(row, 'fee', 'feeCoin')
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

const isFee = (said: string) =>
  /\b(fees?|commissions?|komisyonu?|kesintisi?|masrafi?)\b/.test(said.replaceAll('_', ' '))

const isHalf = (said: string) =>
  !wayOf(said) && (sideWordIn(said) !== '' || /\b(trade|exchange|swap|convert|conversion|takas|donusum)/.test(said))

/** A line for each coin or money that changed: those of one moment are one trade. */
function ledger(mapping: LedgerMapping): FileFormat {
  const column = (name: keyof Omit<LedgerMapping, 'currency'>) => folded(mapping[name] ?? '')
  const wanted = [mapping.date, mapping.coin, mapping.change].map(folded)
  let isSigned = false
  const saidIn = (row: Row) => folded(row.cell(column('kind')))
  const changeOf = (row: Row) => amountIn(row, column('change'))
  /** Without signs, the word for a sale or a withdrawal says that something went. */
  const isOut = (row: Row) =>
    isSigned
      ? (changeOf(row)?.lt(0) ?? false)
      : wayOf(saidIn(row)) === 'out' || sideOf(sideWordIn(saidIn(row))) === 'sell'
  const amountOf = (row: Row): Amount | undefined => {
    const quantity = changeOf(row)?.abs()
    const asset = assetOf(row.cell(column('coin')))
    return quantity?.gt(0) && asset ? { quantity, asset } : undefined
  }
  const feeOf = (row: Row): Amount[] => {
    const quantity = amountIn(row, column('fee'))?.abs()
    const asset = row.cell(column('feeCoin')) || unitBeside(row.cell(column('fee'))) || row.cell(column('coin'))
    return quantity?.gt(0) ? [{ quantity, asset: assetOf(asset) }] : []
  }
  const mayBeTraded = (row: Row) => row.at(column('date'))?.includes('T') && !wayOf(saidIn(row))
  async function group(rows: readonly Row[]): Promise<Iterable<readonly Row[]>> {
    isSigned = rows.some(row => changeOf(row)?.lt(0))
    const moments = await groupedBy(rows, row => (mayBeTraded(row) ? row.at(column('date')) : undefined))
    return [...moments].flatMap(lines => {
      const sides = new Set(lines.filter(line => !isFee(saidIn(line))).map(isOut))
      return sides.size === 2 ? [lines] : lines.map(line => [line])
    })
  }
  function read(rows: readonly [Row, ...Row[]]): Reading {
    const [first] = rows
    const at = first.at(column('date'))
    if (!at) return bad('date')
    const unread = rows.find(row => !amountOf(row))
    if (unread) return { kind: 'bad', reason: unread.cell(column('coin')) ? 'quantity' : 'coin', line: unread.line }
    const became = becameOf(folded(first.cell(first.columns.find(isStatus) ?? '')))
    if (became === 'notDone') return skipped('notDone')
    const legs = rows.filter(row => !isFee(saidIn(row)))
    const amountsOf = (some: readonly Row[]) => some.flatMap(row => amountOf(row) ?? [])
    const [ins, outs] = [amountsOf(legs.filter(row => !isOut(row))), amountsOf(legs.filter(isOut))]
    const fees = [...amountsOf(rows.filter(row => !legs.includes(row))), ...rows.flatMap(feeOf)]
    const [into, out, fee] = [sumOf(ins), sumOf(outs), sumOf(fees)]
    const line = { at, into, out, fee, note: notesIn(first, column('notes')) }
    if ((ins.length && !into) || (outs.length && !out)) return bad('mixed')
    if (legs.length === 0) return skipped('other')
    // Half of a trade is none: the other half stands nowhere.
    if ((!into || !out) && isHalf(saidIn(first))) return bad('mixed')
    if (!into || !out) return lineOf({ ...line, label: saidIn(first) })
    if (into.asset === out.asset) return transferOf(line)
    return { kind: 'swap', at, in: into, out, fees, note: line.note }
  }
  return {
    name: 'table',
    isHead: columns => wanted.every(name => columns.includes(name)),
    isNumber: oneOf(column('change'), column('fee')),
    isDate: oneOf(column('date')),
    isClock: name => isClock(name) && name !== column('date'),
    group,
    read,
  }
}
