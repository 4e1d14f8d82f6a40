import type { ImportMapping, LedgerMapping, OneSidedMapping, TwoSidedMapping } from '@pusula/contract'
import type Big from 'big.js'
import { truncate } from '../../../../../platform/text.ts'
import { assetOf, isDollar, isMoney, isPair, isRated, moneyNamed, pairIn, sideOf, sideWordIn } from '../assets.ts'
import { type Amount, bad, type Reading, skipped } from '../facts.ts'
import { type FileFormat, groupedBy, isClock, oneOf, pairTrade, type Row, sumOf } from '../format.ts'
import { unitBeside, unitNamed } from '../numbers.ts'
import { becameOf, isDoneColumn, isStatus, noTrade } from '../orders.ts'
import { tradeSaid } from '../said.ts'
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
    : /(withdraw|send|sent|cekme|cekim|gonder|deliver)/.test(said)
      ? 'out'
      : undefined

/** Beside a column of ways in and out, one that tells interest from deposits. */
const isType = (name: string) => /^((transaction|record)[ _])?type$|^(label|tag|category|tur|tip)$/.test(name)

const notesIn = ({ cell }: Row, column: string) => truncate(cell(column), 200) || 'CSV'

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
      const became = becameOf(folded(cell(columns.find(isStatus))))
      const isWhole = isDoneColumn(column('quantity'))
      if (isWhole ? became !== 'done' && !quantity?.gt(0) : became === 'notDone') return skipped('notDone')
      // How much of the order was done stands nowhere.
      if (!isWhole && became === 'partly') return bad('quantity')
      const coin = cell(column('coin'))
      // Money that was paid in, or spent with a card, beside coins.
      if (!coin && wayOf(said)) return skipped('transfer')
      if (!coin) return quantity || !said || sideWordIn(said) ? bad('coin') : skipped('cash')
      // A column of pairs names both sides; one of coins is traded against the money beside its price, or of the table.
      const paidIn = mapping.price ? 'price' : 'total'
      const named = moneyNamed(column(paidIn))
      const beside = unitBeside(cell(column(paidIn)))
      const money = assetOf(cell(column('money')) || beside || (isChosen(named) ? '' : named) || mapping.currency)
      const pair = isPair(coin) ? pairIn(coin) : { base: assetOf(coin), quote: money }
      const isNamed = isPair(coin) || cell(column('money')) !== ''
      if (pair && !isSameMoney(beside || (isNamed && named) || pair.quote, pair.quote)) return bad('currency')
      if (mapping.kind && !sideWordIn(said)) {
        const amount = quantity?.abs().gt(0)
          ? { quantity: quantity.abs(), asset: pair?.base ?? assetOf(coin) }
          : undefined
        const feeUnit = assetOf(cell(column('feeCoin')) || unitBeside(cell(column('fee'))))
        const isOwn = feeUnit ? feeUnit === amount?.asset : fee && isInCoins(fee, amount?.quantity, undefined)
        const taken = amount && fee?.gt(0) && isOwn ? { quantity: fee, asset: amount.asset } : undefined
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
      const total = mapping.price ? quantity && price?.times(quantity) : amountIn(row, column('total'))
      const feeUnit = cell(column('feeCoin')) || unitBeside(cell(column('fee'))) || moneyNamed(column('fee'))
      const sizes = { quantity: quantity?.abs(), total: total?.abs() }
      const side = fee && isInCoins(fee, sizes.quantity, sizes.total) ? pair?.base : pair?.quote
      return pairTrade({
        at: at(column('date')),
        side: mapping.kind ? sideWordIn(said) : quantity?.lt(0) ? 'sell' : 'buy',
        pair,
        ...sizes,
        fee: fee && side ? { quantity: fee, asset: feeUnit || side } : undefined,
        note: notesIn(row, column('notes')),
      })
    },
  }
}

/** The screen asks for such money where no column names it. */
const isChosen = (money: string) => money === 'USD' || isRated(money)

/** A fee without a unit that is too small for one of the money, and usual as a part of the coins, is in coins. */
const [leastFee, mostFee] = [0.00001, 0.05]
const isInCoins = (fee: Big, quantity: Big | undefined, total: Big | undefined): boolean =>
  quantity !== undefined &&
  (total === undefined || fee.lt(total.times(leastFee))) &&
  fee.gte(quantity.times(leastFee)) &&
  fee.lte(quantity.times(mostFee))

const isSameMoney = (one: string, other: string) => one === other || (isDollar(one) && isDollar(other))

/** Lines with what came, what went and what it cost in columns of their own. */
function twoSided(mapping: TwoSidedMapping): FileFormat {
  const column = (name: keyof Omit<TwoSidedMapping, 'currency'>) => folded(mapping[name] ?? '')
  const wanted = [mapping.date, mapping.received, mapping.sent].map(folded)
  /** Nothing where the cell is empty or zero; an amount of nobody knows what where its unit is missing. */
  function amountOf(row: Row, amount: 'received' | 'sent' | 'fee', coin: 'receivedCoin' | 'sentCoin' | 'feeCoin') {
    const quantity = amountIn(row, column(amount))?.abs()
    const unit = row.cell(column(coin)) || unitBeside(row.cell(column(amount))) || unitNamed(mapping[amount] ?? '')
    const asset = assetOf(unit || (mapping[coin] ? '' : mapping.currency))
    return quantity?.gt(0) ? { quantity, asset } : undefined
  }
  function read([row]: readonly [Row, ...Row[]]): Reading {
    const label = folded(row.cell(column('kind')))
    const isRead = (amount: 'received' | 'sent') =>
      /^[-–—]*$/.test(row.cell(column(amount))) || amountIn(row, column(amount)) !== undefined
    if (!isRead('received') || !isRead('sent')) return bad('quantity')
    const became = becameOf(folded(row.cell(row.columns.find(isStatus))))
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

/** Beside a fee, words and figures may differ a little. */
const isAbout = (one: Amount, other: Amount | undefined) =>
  one.asset === other?.asset && one.quantity.minus(other.quantity).abs().lte(one.quantity.times(0.01))

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
  const coinIn = (row: Row) => assetOf(row.cell(column('coin')))
  /** A gross amount has its fee in it: of what came, only the rest did. */
  const isGross = (fee: Amount, row: Row) => /\b(gross|brut)\b/.test(column('change')) && fee.asset === coinIn(row)
  const chargedFor = (row: Row): Amount[] => {
    const quantity = amountIn(row, column('fee'))?.abs()
    const asset = row.cell(column('feeCoin')) || unitBeside(row.cell(column('fee'))) || coinIn(row)
    return quantity?.gt(0) ? [{ quantity, asset: assetOf(asset) }] : []
  }
  const feeOf = (row: Row) => chargedFor(row).filter(fee => !isGross(fee, row))
  const amountOf = (row: Row): Amount | undefined => {
    const [within] = isOut(row) ? [] : chargedFor(row).filter(fee => isGross(fee, row))
    const quantity = changeOf(row)
      ?.abs()
      .minus(within?.quantity ?? 0)
    return quantity?.gt(0) && coinIn(row) ? { quantity, asset: coinIn(row) } : undefined
  }
  const mayBeTraded = (row: Row) => row.at(column('date'))?.includes('T') && !wayOf(saidIn(row))
  async function group(rows: readonly Row[]): Promise<Iterable<readonly Row[]>> {
    isSigned = rows.some(row => changeOf(row)?.lt(0))
    const moments = await groupedBy(rows, row => (mayBeTraded(row) ? row.at(column('date')) : undefined))
    return [...moments].flatMap(lines => {
      const sides = new Set(lines.filter(line => !isFee(saidIn(line))).map(isOut))
      return sides.size === 2 ? [lines] : withFees(lines)
    })
  }
  /** The lines of fees stand below what they were paid for. */
  const withFees = (lines: readonly Row[]) =>
    lines.reduce<Row[][]>((groups, line) => {
      const last = groups.at(-1)
      if (last && isFee(saidIn(line))) last.push(line)
      else groups.push([line])
      return groups
    }, [])
  function read(rows: readonly [Row, ...Row[]]): Reading {
    const [first] = rows
    const at = first.at(column('date'))
    if (!at) return bad('date')
    const unread = rows.find(row => !amountOf(row))
    if (unread) return { kind: 'bad', reason: unread.cell(column('coin')) ? 'quantity' : 'coin', line: unread.line }
    const became = becameOf(folded(first.cell(first.columns.find(isStatus))))
    if (became === 'notDone') return skipped('notDone')
    const legs = rows.filter(row => !isFee(saidIn(row)))
    const amountsOf = (some: readonly Row[]) => some.flatMap(row => amountOf(row) ?? [])
    const [ins, outs] = [amountsOf(legs.filter(row => !isOut(row))), amountsOf(legs.filter(isOut))]
    const fees = [...amountsOf(rows.filter(row => !legs.includes(row))), ...rows.flatMap(feeOf)]
    const [into, out, fee] = [sumOf(ins), sumOf(outs), sumOf(fees)]
    const line = { at, into, out, fee, note: notesIn(first, column('notes')) }
    if ((ins.length && !into) || (outs.length && !out)) return bad('mixed')
    if (legs.length === 0) return skipped('other')
    if ((!into || !out) && isHalf(saidIn(first))) {
      // Half of a trade is none, unless its words tell the other half.
      const said = tradeSaid(first.cell(column('notes'))) ?? tradeSaid(first.cell(column('kind')))
      const isSaid = said && (isAbout(said.in, into) || isAbout(said.out, out))
      return isSaid
        ? { ...said, ...(into ? { in: into } : out && { out }), kind: 'swap', at, fees, note: line.note }
        : bad('mixed')
    }
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
