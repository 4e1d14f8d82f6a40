import type Big from 'big.js'
import { assetOf, isMoney, pairOf } from '../assets.ts'
import { type Amount, bad, type Reading, skipped, moved as transferred } from '../facts.ts'
import { type FileFormat, hasAll, oneOf, pairTrade, type Row } from '../format.ts'
import { numberIn } from '../numbers.ts'

const note = 'Coinbase'

const traded = /^(?:advanced? trade )?(buy|sell)$/
/** Whoever pays with coins sells them. */
const spent = /^card spend$/
/** In older reports a reward is something received, and only its note says from whom. */
const givenBy = /coinbase (earn|rewards?|referral)/i
const given = /(reward|staking income|inflation|earn|interest payout|airdrop|incentive|rebate)/
/** What goes to the exchange of the same house leaves this place, too. */
const sent = /^(send|(pro|exchange) deposit)$/
const received = /^(receive|(pro|exchange) withdrawal)$/
const moved = /(send|receive|deposit|withdrawal|transfer|vault|savings|unstak|staking|wrap)/

/** In the oldest reports the money stands before the name of the column: EUR Subtotal. */
const amountColumn =
  /^(?:([a-z]{3}) )?(spot price at transaction|price at transaction|subtotal|total .*|fees( and\/or spread)?)$/

const columnOf = ({ columns }: Row, name: RegExp): string => columns.find(column => name.test(column)) ?? ''

function moneyOf(row: Row): string {
  const named = row.columns.map(column => amountColumn.exec(column)?.[1]).find(Boolean)
  return assetOf(row.cell('price currency') || row.cell('spot price currency') || named || '')
}

/** Only the note of a conversion says what came in: Converted 1 ETH to 0.05 BTC. */
function convertedTo(notes: string): Amount | undefined {
  const [, digits = '', asset = ''] = /^converted [\d.,]+ \w+ to ([\d.,]+) (\w+)/i.exec(notes) ?? []
  const quantity = numberIn(digits, 'point')
  return quantity?.gt(0) ? { quantity, asset: assetOf(asset) } : undefined
}

/** Of a pair without money only the note says what was paid: Bought 1 ETH for 0.0752 BTC on ETH-BTC at 0.075 BTC/ETH. */
function coinPaid(notes: string, quantity: Big): { quote: string; paid: Amount | undefined; fee: Amount } | undefined {
  const [, total = '', unit = '', pair = '', rate = ''] =
    /^(?:bought|sold) [\d.,]+ \w+ for \D?([\d.,]+) (\w+) on (\w+-\w+)(?: at ([\d.,]+) \w+\/\w+)?$/i.exec(notes) ?? []
  const quote = pairOf(pair)?.quote
  if (!quote || isMoney(quote)) return undefined
  const [all, price] = [numberIn(total, 'point'), numberIn(rate, 'point')]
  const hasUnitPrice = all && price && assetOf(unit) === quote
  const bare = hasUnitPrice ? quantity.times(price) : undefined
  // What is said to be paid or received holds the fee.
  const fee = { quantity: bare && all ? bare.minus(all).abs() : quantity.minus(quantity), asset: quote }
  return { quote, paid: bare && { quantity: bare, asset: quote }, fee }
}

/** The report of all transactions, which begins with a few lines about its owner. */
export const coinbase: FileFormat = {
  name: 'coinbase',
  habit: 'point',
  minutesAhead: 0,
  isHead: columns => hasAll(columns, 'timestamp', 'transaction type', 'asset', 'quantity transacted'),
  isNumber: column => column === 'quantity transacted' || amountColumn.test(column),
  isDate: oneOf('timestamp'),
  read: ([row]): Reading => {
    const type = row.cell('transaction type').toLowerCase()
    const at = row.at('timestamp')
    const asset = assetOf(row.cell('asset'))
    const quantity = row.number('quantity transacted')?.abs()
    const [, side = spent.test(type) ? 'sell' : ''] = traded.exec(type) ?? []
    const isConvert = type === 'convert'
    const isGiven = given.test(type) || (type === 'receive' && givenBy.test(row.cell('notes')))
    if (!side && !isConvert && !isGiven) {
      if (!moved.test(type)) return bad('kind')
      const kind = sent.test(type) ? 'out' : received.test(type) ? 'in' : undefined
      return transferred({
        kind,
        at,
        amount: quantity && { quantity, asset },
        note,
        tradeId: row.cell('id') || undefined,
      })
    }
    if (!at) return bad('date')
    if (!asset) return bad('coin')
    if (!quantity?.gt(0)) return bad('quantity')
    const tradeId = row.cell('id') || undefined
    if (!side && !isConvert) return { kind: 'reward', at, in: { quantity, asset }, note, tradeId }

    const money = moneyOf(row)
    const subtotal = row.number(columnOf(row, /(^|^[a-z]{3} )subtotal$/))?.abs()
    const total = row.number(columnOf(row, /(^|^[a-z]{3} )total /))?.abs()
    const feeColumn = columnOf(row, /(^|^[a-z]{3} )fees/)
    const fee = row.number(feeColumn)?.abs()
    if (row.cell(feeColumn) && !fee) return bad('fee')
    if (isConvert) {
      const into = convertedTo(row.cell('notes'))
      const worth = total ?? subtotal
      if (!into) return bad('quantity')
      // The other half of one that was told already.
      if (into.asset === asset) return skipped('other')
      const sides = { out: { quantity, asset }, in: into, worth: worth && { quantity: worth, asset: money } }
      return { kind: 'swap', at, ...sides, fees: [], note, tradeId }
    }
    const coins = coinPaid(row.cell('notes'), quantity)
    if (coins) {
      if (!coins.paid) return bad('quantity')
      const worth = subtotal?.gt(0) ? { quantity: subtotal, asset: money } : undefined
      const bought = { quantity, asset }
      const sides = side === 'buy' ? { in: bought, out: coins.paid } : { in: coins.paid, out: bought }
      return { kind: 'swap', at, ...sides, fees: [coins.fee], worth, quote: coins.quote, note, tradeId }
    }
    // The price is rounded to cents; what was paid for all of it is not.
    return pairTrade({
      at,
      side,
      pair: money ? { base: asset, quote: money } : undefined,
      quantity,
      total: subtotal?.gt(0) ? subtotal : undefined,
      price: row.number(columnOf(row, /(^|spot |^[a-z]{3} spot )price at transaction$/)),
      fee: fee && { quantity: fee, asset: money },
      note,
      tradeId,
    })
  },
}
