import { MINUTE_MS } from '@pusula/words'
import Big from 'big.js'
import fc from 'fast-check'
import { decimalOfBig } from '../../exact.ts'
import type { Amount } from '../facts.ts'
import type { Worths } from '../pricing.ts'

/** A trade as it happened, before any exchange wrote it down. */
export interface Trade {
  /** A whole minute, which no other trade has: some files know no seconds. */
  at: string
  side: 'buy' | 'sell'
  coin: string
  quote: string
  quantity: Big
  price: Big
  fee: Amount | undefined
}

/** What is kept of it. */
export interface StoredEntry {
  kind: 'buy' | 'sell'
  coin: string
  quantity: string
  usdCostBasis: string
  feeUsd: string
  /** Where it was paid in lira or euros, what one coin and the fee cost in those. */
  paid: { currency: string; unit: string; fee: string } | undefined
  tradedAt: string
}

/** What one of each was worth, always: days are another test's concern. */
export const dollarsPer: Record<string, Big> = { BNB: Big('612.34'), BTC: Big('101298.82') }
const perDollar: Record<string, Big> = { TRY: Big('41.65'), EUR: Big('0.8617') }

const usdOf = ({ asset, quantity }: Amount): Big | undefined => {
  const [price, rate] = [dollarsPer[asset], perDollar[asset]]
  return price ? quantity.times(price) : rate && quantity.div(rate)
}
export const worths: Worths = {
  usdOf,
  rateOf: currency => {
    const rate = perDollar[currency]
    return rate && { perDollar: decimalOfBig(rate), source: 'x' }
  },
  said: () => undefined,
}

const dollars = ['USD', 'USDT', 'USDC']
const isMoney = (asset: string) => dollars.includes(asset) || asset in perDollar
const inDollars = (amount: Amount): Big =>
  (dollars.includes(amount.asset) ? amount.quantity : usdOf(amount)) ?? Big(Number.NaN)

/** Slow and plain: what somebody with a calculator notes down for a trade. */
export function storedOf({ at, side, coin, quote, quantity, price, fee }: Trade): StoredEntry[] {
  const up = (amount: Big) => decimalOfBig(amount.round(8, Big.roundUp))
  const down = (amount: Big) => decimalOfBig(amount.round(8, Big.roundDown))
  const usd = (amount: Big, places = 8) => decimalOfBig(amount.round(places, Big.roundHalfUp))
  const ofOne = (amount: Big) => usd(amount, 16)
  const total = quantity.times(price)
  // Lira and euros count as they were paid, everything else in dollars.
  const rate = perDollar[quote]
  const value = rate ? total : inDollars({ asset: quote, quantity: total })
  const feePaid = !fee
    ? Big(0)
    : fee.asset === coin
      ? value.times(fee.quantity).div(quantity)
      : fee.asset === quote && !isMoney(quote)
        ? value.times(fee.quantity).div(total)
        : fee.asset === quote && rate
          ? fee.quantity
          : inDollars(fee).times(rate ?? 1)
  const feeIn = (asset: string) => (fee?.asset === asset ? fee.quantity : Big(0))
  const priced = (unit: Big, cost: Big): Pick<StoredEntry, 'usdCostBasis' | 'feeUsd' | 'paid'> => {
    const [unitPaid, costPaid] = [ofOne(unit), usd(cost)]
    if (!rate) return { usdCostBasis: unitPaid, feeUsd: costPaid, paid: undefined }
    const paid = { currency: quote, unit: unitPaid, fee: costPaid }
    return { usdCostBasis: ofOne(Big(unitPaid).div(rate)), feeUsd: usd(Big(costPaid).div(rate)), paid }
  }
  const isBuy = side === 'buy'
  const bought = { asset: isBuy ? coin : quote, quantity: isBuy ? quantity : total }
  const sold = { asset: isBuy ? quote : coin, quantity: isBuy ? total : quantity }
  const saved: StoredEntry[] = []
  if (!isMoney(sold.asset))
    saved.push({
      kind: 'sell',
      coin: sold.asset,
      quantity: down(sold.quantity.plus(feeIn(sold.asset))),
      ...priced(value.div(sold.quantity), isMoney(bought.asset) ? feePaid : Big(0)),
      tradedAt: at,
    })
  if (!isMoney(bought.asset))
    saved.push({
      kind: 'buy',
      coin: bought.asset,
      quantity: up(bought.quantity.minus(feeIn(bought.asset))),
      ...priced(value.div(bought.quantity), feePaid),
      tradedAt: at,
    })
  if (fee && ![coin, quote].includes(fee.asset) && !isMoney(fee.asset))
    saved.push({
      kind: 'sell',
      coin: fee.asset,
      quantity: down(fee.quantity),
      usdCostBasis: ofOne(inDollars(fee).div(fee.quantity)),
      feeUsd: '0',
      paid: undefined,
      tradedAt: at,
    })
  return saved.filter(one => one.quantity !== '0')
}

/** What a file can tell. */
export interface Able {
  quotes: readonly string[]
  /** Where its fees may come from: nowhere, what is given, what is received, or another coin. */
  fees: readonly ('none' | 'quote' | 'base' | 'in' | 'bnb')[]
}

const decimal = (most: bigint, places: number) =>
  fc.bigInt({ min: 1n, max: most }).map(units => Big(units.toString()).div(Big(10).pow(places)))

const firstMs = Date.parse('2023-01-01T00:00:00Z')

export const tradesFor = ({ quotes, fees }: Able): fc.Arbitrary<Trade[]> =>
  fc
    .array(
      fc.record({
        minute: fc.integer({ min: 0, max: 1_900_000 }),
        side: fc.constantFrom('buy' as const, 'sell' as const),
        coin: fc.constantFrom('ETH', 'SOL', 'AVAX', '1INCH', 'DOGE'),
        quote: fc.constantFrom(...quotes),
        quantity: decimal(10n ** 13n, 8),
        price: decimal(10n ** 9n, 4),
        from: fc.constantFrom(...fees),
        share: fc.integer({ min: 1, max: 50 }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map(read =>
      [...new Map(read.map(one => [one.minute, one])).values()].map(({ minute, from, share, ...trade }): Trade => {
        const place = from === 'in' ? (trade.side === 'buy' ? 'base' : 'quote') : from
        const part = (amount: Big) => amount.times(share).div(10_000).round(8, Big.roundUp)
        const paid = {
          none: undefined,
          base: { asset: trade.coin, quantity: part(trade.quantity) },
          quote: { asset: trade.quote, quantity: part(trade.quantity.times(trade.price)) },
          bnb: { asset: 'BNB', quantity: part(Big(7)) },
        }[place]
        const isSwallowed = paid && paid.asset === trade.coin && paid.quantity.gte(trade.quantity)
        const isTooMuch = paid?.asset === trade.quote && paid.quantity.gte(trade.quantity.times(trade.price))
        const at = new Date(firstMs + minute * MINUTE_MS).toISOString()
        return { at, ...trade, fee: isSwallowed || isTooMuch ? undefined : paid }
      }),
    )
