import type { BadReason } from '@pusula/contract'
import Big from 'big.js'
import { decimalOfBig } from '../exact.ts'
import type { FileFormat, Reading } from './table.ts'
import { amountIn, coinOfPair, coinsOf, dollarsOf, instantIn, isDollar, numberIn } from './values.ts'

interface Told {
  date: string
  pair: string
  side: string
  price: Big | undefined
  executed: Big | undefined
  fee: { amount: Big; unit: string } | undefined
}

/** A trade of the exchange. Its fee may be taken in the coin itself, in dollars, or in a coin of its own. */
function tradeOf({ date, pair, side, price, executed, fee }: Told): Reading {
  const bad = (reason: BadReason): Reading => ({ bad: reason })
  const kind = side.toLowerCase()
  const traded = coinOfPair(pair)
  const tradedAt = instantIn(date)
  if (!tradedAt) return bad('date')
  if (kind !== 'buy' && kind !== 'sell') return bad('kind')
  if (!traded) return bad('currency')
  if (!executed?.gt(0)) return bad('quantity')
  if (!price?.gte(0)) return bad('price')
  if (!fee?.amount.gte(0)) return bad('fee')

  const isOwnCoin = fee.unit === traded.coin
  const isForeign = fee.amount.gt(0) && !isOwnCoin && !isDollar(fee.unit)
  // A fee in coins makes the purchase smaller and the sale larger; what was paid or received stays.
  const coins = isOwnCoin ? (kind === 'buy' ? executed.minus(fee.amount) : executed.plus(fee.amount)) : executed
  if (!coins.gt(0)) return bad('fee')
  const feeUsd = isOwnCoin ? fee.amount.times(price) : isForeign ? Big(0) : fee.amount
  return {
    kind,
    coin: traded.coin,
    quantity: coinsOf(coins, kind),
    usdCostBasis: dollarsOf(price),
    feeUsd: dollarsOf(feeUsd),
    tradedAt,
    notes: isForeign ? `Binance, ${decimalOfBig(fee.amount)} ${fee.unit}` : 'Binance',
    hasForeignFee: isForeign,
  }
}

const has = (columns: readonly string[], needed: readonly string[]) => needed.every(column => columns.includes(column))

/** The history of spot trades: amounts carry their unit. */
const withUnits: FileFormat = {
  name: 'binance',
  isHeader: columns => has(columns, ['date(utc)', 'pair', 'side', 'price', 'executed', 'fee']),
  read: ({ cell }, { delimiter }) => {
    return tradeOf({
      date: cell('date(utc)'),
      pair: cell('pair'),
      side: cell('side'),
      price: numberIn(cell('price'), delimiter),
      executed: amountIn(cell('executed'), delimiter)?.amount,
      fee: amountIn(cell('fee'), delimiter),
    })
  },
}

/** The older history of trades: the unit of the fee has a column of its own. */
const withFeeCoin: FileFormat = {
  name: 'binance',
  isHeader: columns => has(columns, ['date(utc)', 'market', 'type', 'price', 'amount', 'fee', 'fee coin']),
  read: ({ cell }, { delimiter }) => {
    const fee = numberIn(cell('fee'), delimiter)
    return tradeOf({
      date: cell('date(utc)'),
      pair: cell('market'),
      side: cell('type'),
      price: numberIn(cell('price'), delimiter),
      executed: numberIn(cell('amount'), delimiter),
      fee: fee && { amount: fee, unit: cell('fee coin').toUpperCase() },
    })
  },
}

export const readBinance: readonly FileFormat[] = [withUnits, withFeeCoin]
