import { truncate } from '../../../../../platform/text.ts'
import { assetOf } from '../assets.ts'
import { type Amount, bad, moved, type Reading, skipped } from '../facts.ts'
import { type FileFormat, hasAll, oneOf, type Row } from '../format.ts'

const rewards = /^(income|reward|staking|mining|airdrop|interest|masternode|gift\/tip|lending)/
const moves = /^(deposit|withdrawal|transfer)/

/**
 * Each amount has a column for its coin. In its own file all of these have one name: the `nth` belongs to it. In the one that
 * others fill in for it each has its own.
 */
const amountOf = ({ number, cell }: Row, name: string, nth: number): Amount | undefined => {
  const quantity = number(name) ?? number(`${name} amount`)
  const asset = assetOf(cell('cur.', nth) || cell(`${name} currency`))
  return quantity?.gt(0) && asset ? { quantity, asset } : undefined
}

/** The fee is in the amounts already: without it they are what was traded. */
function traded(row: Row, out: Amount, into: Amount, at: string): Reading {
  const fee = amountOf(row, 'fee', 2)
  const less = (amount: Amount, sign: 1 | -1): Amount =>
    fee?.asset === amount.asset ? { ...amount, quantity: amount.quantity.plus(fee.quantity.times(sign)) } : amount
  const sides = { out: less(out, -1), in: less(into, 1) }
  if (!sides.out.quantity.gt(0)) return bad('fee')
  const note = row.cell('exchange') || 'CoinTracking'
  return {
    kind: 'swap',
    at,
    ...sides,
    fees: fee ? [fee] : [],
    note: truncate(note, 60),
    tradeId: row.cell('tx-id') || undefined,
  }
}

/** The table of trades, with and without values beside the amounts. Its dates have the clock of its owner. */
export const cointracking: FileFormat = {
  name: 'cointracking',
  isHead: columns =>
    hasAll(columns, 'type', 'buy', 'cur.', 'sell', 'exchange', 'group', 'date') ||
    hasAll(columns, 'type', 'buy amount', 'buy currency', 'sell amount', 'sell currency', 'fee', 'exchange', 'date'),
  isNumber: oneOf('buy', 'sell', 'buy amount', 'sell amount', 'fee'),
  isDate: oneOf('date'),
  read: ([row]) => {
    const type = row.cell('type').toLowerCase()
    const at = row.at('date')
    const [into, out] = [amountOf(row, 'buy', 0), amountOf(row, 'sell', 1)]
    if (!at) return bad('date')
    if (type === 'trade' || type === 'swap (non taxable)')
      return out && into ? traded(row, out, into, at) : bad('quantity')
    if (moves.test(type)) {
      const said = {
        at,
        note: truncate(row.cell('exchange') || 'CoinTracking', 60),
        tradeId: row.cell('tx-id') || undefined,
      }
      return moved({ kind: 'out', amount: out, ...said }, { kind: 'in', amount: into, ...said })
    }
    if (!rewards.test(type) || !into) return into || out ? skipped('other') : bad('kind')
    return { kind: 'reward', at, in: into, note: 'CoinTracking', tradeId: row.cell('tx-id') || undefined }
  },
}
