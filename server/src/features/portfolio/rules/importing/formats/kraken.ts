import type Big from 'big.js'
import { assetOf, isMoney, pairOf } from '../assets.ts'
import { bad, moved, type Reading, skipped } from '../facts.ts'
import { type FileFormat, groupedBy, hasAll, oneOf, pairTrade, sumOf } from '../format.ts'

const note = 'Kraken'
const common = { name: 'kraken', habit: 'point', minutesAhead: 0 } as const

/** Its older names: an X before a coin, a Z before money, a letter behind what is staked. */
const older = /^(?:X(XBT|ETH|LTC|XRP|XLM|ZEC|ETC|REP|MLN|XMR|XDG)|Z(USD|EUR|GBP|CAD|JPY|AUD))$/
const krakenAsset = (written: string): string => {
  const plain = written
    .trim()
    .toUpperCase()
    .replace(/\d*\.[A-Z]+$/, '')
  const [, coin, money] = older.exec(plain) ?? []
  return assetOf(coin ?? money ?? plain)
}

/** Its dollars are USD, USDT and USDC: XBTUSD is no XB in TUSD. */
const isQuote = (quote: string) => !/^(FD|B|T)USD$/.test(quote)

/** XXBTZUSD, USDTZUSD, XBTUSDT and BTC/USD. */
function krakenPair(written: string) {
  const text = written.trim().toUpperCase()
  const halves = /^([XZ][A-Z]{3}|USD[TC])([XZ][A-Z]{3})$/.exec(text)
  const isKnown = (half: string) => older.test(half) || isMoney(half)
  const [, base = '', quote = ''] = halves ?? []
  if (isKnown(base) && isKnown(quote)) return { base: krakenAsset(base), quote: krakenAsset(quote) }
  const pair = pairOf(text, isQuote)
  return pair && { base: krakenAsset(pair.base), quote: krakenAsset(pair.quote) }
}

const trades: FileFormat = {
  ...common,
  isHead: columns => hasAll(columns, 'txid', 'ordertxid', 'pair', 'time', 'type', 'price', 'cost', 'fee', 'vol'),
  isNumber: oneOf('price', 'cost', 'fee', 'vol'),
  isDate: oneOf('time'),
  read: ([{ cell, number, at }]) => {
    // What was borrowed to trade with is not held: the margin of a position, and the trade that closes it.
    if (number('margin')?.gt(0) || /initiated|closing/.test(cell('misc'))) return skipped('other')
    const fee = number('fee')
    const pair = krakenPair(cell('pair'))
    return pairTrade({
      at: at('time'),
      side: cell('type'),
      pair,
      quantity: number('vol'),
      total: number('cost'),
      price: number('price'),
      fee: fee && pair && { quantity: fee, asset: pair.quote },
      note,
      tradeId: cell('txid') || undefined,
    })
  },
}

const traded = /^(trade|spend|receive|conversion)$/
/** Coins that go from one of its accounts to another: spottostaking, stakingfromspot. */
const isWay = (subtype: string) => /(to|from)(spot|staking|futures)$/.test(subtype)

/** The ledger: a line for each side of a trade, which share the id of the trade, each with its own fee. */
const ledger: FileFormat = {
  ...common,
  isHead: columns => hasAll(columns, 'txid', 'refid', 'time', 'type', 'asset', 'amount', 'fee', 'balance'),
  isNumber: oneOf('amount', 'fee'),
  isDate: oneOf('time'),
  group: rows =>
    groupedBy(rows, ({ cell }) => (cell('txid') && traded.test(cell('type')) && cell('refid')) || undefined),
  read: (rows): Reading => {
    const [row] = rows
    const type = row.cell('type').toLowerCase()
    // A deposit that is still on its way has no id yet, and comes again with one.
    if (row.cell('txid') === '') return skipped('notDone')
    const at = row.at('time')
    if (!at) return bad('date')
    const moves = rows.flatMap(({ cell, number }) => {
      const change = number('amount')
      return change ? [{ change, fee: number('fee'), asset: krakenAsset(cell('asset')) }] : []
    })
    const [first] = moves
    if (moves.length < rows.length || !first) return bad('quantity')
    if (traded.test(type)) {
      const side = (sign: number) =>
        sumOf(moves.filter(({ change }) => change.s === sign && !change.eq(0)).map(amountOf))
      const [out, into] = [side(-1), side(1)]
      if (!out || !into) return bad('mixed')
      const fees = moves.flatMap(({ fee, asset }) => (fee?.gt(0) ? [{ quantity: fee, asset }] : []))
      return { kind: 'swap', at, out, in: into, fees, note, tradeId: row.cell('refid') }
    }
    const subtype = row.cell('subtype').toLowerCase()
    const isReward = /^(staking|dividend|reward|airdrop|invite bonus)$/.test(type) || subtype === 'reward'
    const net = first.change.minus(first.fee ?? 0)
    if (isReward && !isWay(subtype) && net.gt(0))
      return { kind: 'reward', at, in: { quantity: net, asset: first.asset }, note, tradeId: row.cell('refid') }
    if (type === 'deposit' || type === 'withdrawal') {
      // The fee comes off a deposit, and leaves beside a withdrawal: both are in the change of the balance.
      const amount = { quantity: net.abs(), asset: first.asset }
      return moved({ kind: net.gt(0) ? 'in' : 'out', at, amount, note, tradeId: row.cell('refid') })
    }
    return /^(transfer|earn|staking|adjustment)$/.test(type) ? skipped('transfer') : bad('kind')
  },
}

const amountOf = ({ change, asset }: { change: Big; asset: string }) => ({
  quantity: change.abs(),
  asset,
})

export const kraken: readonly FileFormat[] = [trades, ledger]
