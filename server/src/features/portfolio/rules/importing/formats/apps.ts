import { truncate } from '../../../../../platform/text.ts'
import { assetOf } from '../assets.ts'
import { bad, type Reading, skipped } from '../facts.ts'
import { type FileFormat, groupedBy, hasAll, oneOf, pairTrade, type Row, sumOf } from '../format.ts'
import { lineOf, sideIn } from './two-sided.ts'

/** The app of Crypto.com: what a line is stands in its kind. */
const exchanged =
  /^(crypto_exchange|viban_purchase|van_purchase|crypto_viban_exchange|crypto_to_van_sell_order)$|recurring_buy_order/
const cardPaid = /^(crypto_payment|card_top_up)/
const given = /(reward|interest|cashback|referral|bonus|campaign|gift|rebate|airdrop)/
const takenBack = /(reverted|refund|reversal)/

const cryptoCom: FileFormat = {
  name: 'cryptocom',
  habit: 'point',
  minutesAhead: 0,
  isHead: columns =>
    hasAll(columns, 'timestamp (utc)', 'transaction description', 'currency', 'to amount', 'transaction kind'),
  isNumber: oneOf('amount', 'to amount', 'native amount', 'native amount (in usd)'),
  isDate: oneOf('timestamp (utc)'),
  read: ([row]) => {
    const kind = row.cell('transaction kind')
    const at = row.at('timestamp (utc)')
    const [own, other] = [sideIn(row, ['amount', 'currency']), sideIn(row, ['to amount', 'to currency'])]
    const native = sideIn(row, ['native amount', 'native currency'])
    const line = { at, label: '', note: 'Crypto.com', tradeId: row.cell('transaction hash') || undefined }
    if (!at) return bad('date')
    if (exchanged.test(kind)) return own && other ? lineOf({ ...line, out: own, into: other }) : bad('quantity')
    if (kind === 'crypto_purchase') return own && native ? lineOf({ ...line, out: native, into: own }) : bad('quantity')
    if (takenBack.test(kind)) return skipped('other')
    if (cardPaid.test(kind)) return own && native ? lineOf({ ...line, out: own, into: native }) : bad('quantity')
    if (given.test(kind)) return lineOf({ ...line, into: own, out: undefined, label: 'reward' })
    // Small leftovers come in lines that do not say which belongs to which: half a swap is none.
    return skipped(/^(dust_conversion|.*_swap_)/.test(kind) ? 'other' : 'transfer')
  },
}

/** Nexo: what was given is the input, what came the output; both are the same where coins only arrived. */
const nexoRewards = /(interest|dividend|cashback|bonus|referral)/
const nexoMoves = /(deposit|withdraw|transfer|locking|unlocking|top ?up)/
const nexo: FileFormat = {
  name: 'nexo',
  habit: 'point',
  isHead: columns =>
    hasAll(columns, 'transaction', 'type', 'input currency', 'input amount', 'output currency', 'output amount') &&
    columns.some(column => column.startsWith('date / time')),
  isNumber: oneOf('input amount', 'output amount'),
  isDate: column => column.startsWith('date / time'),
  read: ([row]) => {
    const type = row.cell('type').toLowerCase()
    const at = row.at(row.columns.find(column => column.startsWith('date / time')))
    const [input, output] = [
      sideIn(row, ['input amount', 'input currency']),
      sideIn(row, ['output amount', 'output currency']),
    ]
    const line = { at, label: type, note: 'Nexo', tradeId: row.cell('transaction') || undefined }
    if (/reject|pending/i.test(row.cell('details'))) return skipped('notDone')
    if (nexoRewards.test(type)) return lineOf({ ...line, label: 'reward', into: output ?? input, out: undefined })
    if (type.includes('exchange') && input && output && input.asset !== output.asset)
      return lineOf({ ...line, out: input, into: output })
    return skipped(nexoMoves.test(type) || type.includes('exchange') ? 'transfer' : 'other')
  },
}

/** Gate.io: lines of one order share what stands beside what was done. */
const gateRewards = /(airdrop|interest|rebate|reward|bonus)/
const gate: FileFormat = {
  name: 'gateio',
  habit: 'point',
  isHead: columns => hasAll(columns, 'time', 'action_desc', 'action_data', 'type', 'change_amount'),
  isNumber: oneOf('change_amount', 'amount', 'total'),
  isDate: oneOf('time'),
  group: rows =>
    groupedBy(rows, ({ cell }) =>
      isGateTrade(cell('action_desc').toLowerCase()) ? cell('action_data') || undefined : undefined,
    ),
  read: rows => {
    const [first] = rows
    const at = first.at('time')
    const said = first.cell('action_desc').toLowerCase()
    if (!at) return bad('date')
    if (isGateTrade(said)) return gateTrade(rows, at)
    const into = (first.number('change_amount')?.gt(0) && sideIn(first, ['change_amount', 'type'])) || undefined
    return lineOf({ at, into, out: undefined, label: gateRewards.test(said) ? 'reward' : said, note: 'Gate.io' })
  },
}

const isGateTrade = (said: string) => /^(order |trad(e|ing) fees?|dust swap)/.test(said)

function gateTrade(rows: readonly [Row, ...Row[]], at: string): Reading {
  const moved = rows.flatMap(row => {
    const amount = sideIn(row, ['change_amount', 'type'])
    const isIn = row.number('change_amount')?.gt(0) ?? false
    return amount ? [{ amount, isIn, isFee: /fee/i.test(row.cell('action_desc')) }] : []
  })
  const sumWhere = (fits: (one: (typeof moved)[number]) => boolean) =>
    sumOf(moved.filter(fits).map(({ amount }) => amount))
  const into = sumWhere(({ isIn }) => isIn)
  const out = sumWhere(({ isIn, isFee }) => !isIn && !isFee)
  const fee = sumWhere(({ isIn, isFee }) => !isIn && isFee)
  if (!into || !out) return bad('mixed')
  return {
    kind: 'swap',
    at,
    in: into,
    out,
    fees: fee ? [fee] : [],
    note: 'Gate.io',
    tradeId: rows[0].cell('action_data') || undefined,
  }
}

/** BlockFi: interest and bonuses; its trades are in a file of their own, and here are only half of each. */
const blockfi: FileFormat = {
  name: 'blockfi',
  habit: 'point',
  minutesAhead: 0,
  isHead: columns => hasAll(columns, 'cryptocurrency', 'amount', 'transaction type', 'confirmed at'),
  isNumber: oneOf('amount'),
  isDate: oneOf('confirmed at'),
  read: ([row]) => {
    const type = row.cell('transaction type').toLowerCase()
    const line = { at: row.at('confirmed at'), into: sideIn(row, ['amount', 'cryptocurrency']), out: undefined }
    if (given.test(type)) return lineOf({ ...line, label: 'reward', note: 'BlockFi' })
    return skipped(/trade|fee/.test(type) ? 'other' : 'transfer')
  },
}

/** bitcoin.tax: lines of buying and selling, with the money of each. */
const bitcoinTax: FileFormat = {
  name: 'bitcointax',
  habit: 'point',
  isHead: columns =>
    hasAll(columns, 'date', 'action', 'symbol', 'account', 'volume', 'price', 'currency', 'feecurrency'),
  isNumber: oneOf('volume', 'price', 'fee'),
  isDate: oneOf('date'),
  read: ([row]) => {
    const { cell, number, at } = row
    const action = cell('action').toLowerCase()
    const fee = number('fee')
    const coin = assetOf(cell('symbol'))
    if (action === 'spend' || action === 'gift') return skipped('other')
    if (/^(income|mining|gift_in|interest|airdrop|fork)/.test(action))
      return lineOf({
        at: at('date'),
        into: sideIn(row, ['volume', 'symbol']),
        out: undefined,
        label: 'reward',
        note: 'bitcoin.tax',
      })
    return pairTrade({
      at: at('date'),
      side: action,
      pair: { base: coin, quote: assetOf(cell('currency')) },
      quantity: number('volume'),
      price: number('price'),
      fee: fee && { quantity: fee, asset: cell('feecurrency') || cell('currency') },
      note: truncate(cell('account'), 60) || 'bitcoin.tax',
      tradeId: cell('exchangeid') || undefined,
    })
  },
}

export const appFormats: readonly FileFormat[] = [cryptoCom, nexo, gate, blockfi, bitcoinTax]
