import { assetOf, pairOf, sideOf } from '../assets.ts'
import { type Amount, bad, type Reading, skipped } from '../facts.ts'
import { type FileFormat, groupedBy, hasAll, oneOf, pairTrade, type Row, sumOf } from '../format.ts'
import { folded } from '../table.ts'

const note = 'Bybit'
const common = { name: 'bybit', habit: 'point' } as const

const isNumber = (column: string) => /^(filled (value|price|quantity)|fees|execfeev2)$/.test(column)

/** Older accounts write the unit behind the number: 99.6871 USDT. */
const amountOf = ({ number, amount }: Row, column: string): Amount | undefined => {
  const quantity = number(column)
  return quantity ? { quantity, asset: '' } : amount(column)
}

/** The history of spot trades. A fee without a coin of its own is taken from what comes in. */
const trades: FileFormat = {
  ...common,
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
      at: at(columns.find(column => column.startsWith('timestamp'))),
      side: cell('direction'),
      pair,
      quantity: amountOf(row, 'filled quantity')?.quantity,
      total: amountOf(row, 'filled value')?.quantity,
      price: amountOf(row, 'filled price')?.quantity,
      fee: fee && { ...fee, asset },
      note,
      tradeId: cell('transaction id') || undefined,
    })
  },
}

const typeOf = ({ cell }: Row) => cell('type').toLowerCase()
const isTime = (column: string) => /^time\b/.test(column)
/** A bet on a price is opened and closed; coins that change hands are neither. */
const isBet = ({ cell }: Row) => /^(open|close)/i.test(cell('action'))

const given = /^(airdrop|bonus|interest_reward)$/
const moved = /^(transfer|deposit|withdraw)/
const ofBets = /^(settlement|interest|liquidation|delivery|fee_refund|adl)/

/** What a trade changed each balance by, and the fee beside it as a number below zero. */
function tradeOf(rows: readonly [Row, ...Row[]], at: string): Reading {
  const [outs, ins, fees]: [Amount[], Amount[], Amount[]] = [[], [], []]
  for (const { cell, number } of rows) {
    const [change, fee] = [number('cash flow'), number('fee paid')]
    const asset = assetOf(cell('currency'))
    if (!change) return bad('quantity')
    if (fee?.gt(0)) return bad('fee')
    const side = change.gt(0) ? ins : outs
    if (!change.eq(0)) side.push({ quantity: change.abs(), asset })
    if (fee?.lt(0)) fees.push({ quantity: fee.abs(), asset })
  }
  const [out, into] = [sumOf(outs), sumOf(ins)]
  if (!out || !into) return bad('mixed')
  const quote = pairOf(rows[0].cell('contract'))?.quote
  return {
    kind: 'swap',
    at,
    out,
    in: into,
    fees,
    ...(quote && { quote }),
    note,
    tradeId: rows[0].cell('tradeid') || undefined,
  }
}

/** The log of the unified account: a line for each balance that a trade moves, between those of bets, which are not held. */
const log: FileFormat = {
  ...common,
  isHead: columns =>
    hasAll(columns, 'currency', 'contract', 'type', 'direction', 'fee paid', 'cash flow', 'change') &&
    columns.some(isTime),
  isNumber: oneOf('cash flow', 'fee paid', 'change'),
  isDate: isTime,
  group: rows =>
    groupedBy(rows, row => {
      if (typeOf(row) !== 'trade' || isBet(row)) return undefined
      const { cell, columns } = row
      const moment = `${cell(columns.find(isTime))} ${cell('direction')}`
      return `${cell('contract')} ${cell('tradeid') || moment}`
    }),
  read: rows => {
    const [row] = rows
    const type = typeOf(row)
    if (isBet(row) || ofBets.test(type)) return skipped('other')
    if (moved.test(type)) return skipped('transfer')
    const at = row.at(row.columns.find(isTime))
    if (!at) return bad('date')
    if (type === 'trade') return tradeOf(rows, at)
    const change = row.number('change')
    if (given.test(type) && change?.gt(0))
      return { kind: 'reward', at, in: { quantity: change, asset: assetOf(row.cell('currency')) }, note }
    return bad('kind')
  },
}

export const bybit: readonly FileFormat[] = [trades, log]
