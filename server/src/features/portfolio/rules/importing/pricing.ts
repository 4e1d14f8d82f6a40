import type { BadReason, SkipReason } from '@pusula/contract'
import Big from 'big.js'
import { coinsOf, decimalOfBig, dollarsOf, priceOf } from '../exact.ts'
import { dateOf, utcDayNumber } from '../history.ts'
import { dollarsPaid } from '../money.ts'
import type { PaidMoney } from '../position.ts'
import { isCash, isDollar, isMoney, isRated, isStable, leaderOf } from './assets.ts'
import type { Amount, FileTrade, Reading, Swap } from './facts.ts'

/** Dollar prices of a day. */
export interface Worths {
  /** Undefined where nobody knows. */
  usdOf: (amount: Amount, at: string) => Big | undefined
  /** What a dollar was worth in other money, and who says so; undefined where nobody knows. */
  rateOf: (currency: PaidMoney['currency'], at: string) => Pick<PaidMoney, 'perDollar' | 'source'> | undefined
  /** How that was found out, for whoever looks at the entry later: 1 USD = 41.65 TRY (Binance 2025-10-03). */
  said: (asset: string, at: string) => string | undefined
}

/** What one unit of something was worth on a day: so many dollars of a coin, or so much of other money a dollar. */
export interface KnownWorth {
  asset: string
  day: number
  usd?: string
  rate?: { perDollar: string; source: string }
}

/** The same, to be asked. */
export function worthsOf(known: readonly KnownWorth[]): Worths {
  const found = new Map(known.map(one => [`${one.asset} ${one.day}`, one]))
  const on = (asset: string, at: string) => found.get(`${asset} ${utcDayNumber(Date.parse(at))}`)
  return {
    usdOf: ({ asset, quantity }, at) => {
      const { usd, rate } = on(asset, at) ?? {}
      return usd ? quantity.times(usd) : rate && quantity.div(rate.perDollar)
    },
    rateOf: (currency, at) => on(currency, at)?.rate,
    said: (asset, at) => {
      const one = on(asset, at)
      if (one?.usd) return `1 ${asset} = ${one.usd} USD (${dateOf(one.day)})`
      return one?.rate && `1 USD = ${one.rate.perDollar} ${asset} (${one.rate.source})`
    },
  }
}

/** The coins that a reading may become entries of. */
export function assetsIn(reading: Reading): string[] {
  if (reading.kind === 'entry') return [reading.entry.coin]
  if (reading.kind === 'reward') return [reading.in.asset]
  if (reading.kind === 'skipped') return reading.moves?.map(({ amount }) => amount.asset) ?? []
  if (reading.kind !== 'swap') return []
  const { out, in: into, fees } = reading
  const held = [out.asset, into.asset].filter(
    (asset, i) => !isCash(asset, i ? out.asset : into.asset) || isStable(asset),
  )
  return [...held, ...fees.map(({ asset }) => asset).filter(asset => !isMoney(asset))]
}

/** What must be known before a trade can be counted in dollars. */
export function* worthsNeeded(reading: Reading): Generator<{ asset: string; at: string }> {
  if (reading.kind === 'reward' && !isDollar(reading.in.asset)) yield { asset: reading.in.asset, at: reading.at }
  if (reading.kind !== 'swap') return
  const { at, out, in: into, fees } = reading
  const isSide = (fee: Amount) =>
    (fee.asset === out.asset && !isCash(out.asset, into.asset)) ||
    (fee.asset === into.asset && !isCash(into.asset, out.asset))
  for (const { asset } of [valuedBy(reading), ...fees.filter(fee => !isSide(fee))])
    if (!isDollar(asset)) yield { asset, at }
}

/**
 * Dollars are their own worth; so is money that was really paid, at its rate; else what the file says in money that has
 * one, else the coin that prices are said in.
 */
function valuedBy({ out, in: into, worth, quote }: Swap): Amount {
  const sides = [out, into]
  const isKnown = ({ asset }: Amount) => isDollar(asset) || isRated(asset)
  const fiat = sides.find(
    ({ asset }) => isMoney(asset) && !isStable(asset) && isKnown({ asset, quantity: out.quantity }),
  )
  if (fiat && sides.some(({ asset }) => isStable(asset))) return fiat
  const paid = sides.find(({ asset }) => isDollar(asset)) ?? sides.find(isKnown)
  const money = paid ?? (worth && isKnown(worth) ? worth : sides.find(({ asset }) => isMoney(asset)))
  const priced = quote ?? leaderOf(sides.map(({ asset }) => asset))
  return money ?? sides.find(({ asset }) => asset === priced) ?? out
}

type Counted =
  | { kind: 'entries'; entries: FileTrade[] }
  | { kind: 'skipped'; reason: SkipReason }
  | { kind: 'bad'; reason: BadReason; line?: number }

/** What a reading is in dollars: a purchase, a sale, both of equal worth, or income at what it was worth, where that is known. */
export function entriesOf(reading: Reading, worths: Worths): Counted {
  if (reading.kind === 'entry') return { kind: 'entries', entries: [reading.entry] }
  if (reading.kind === 'swap') return swapped(reading, worths)
  if (reading.kind !== 'reward')
    return reading.kind === 'skipped' ? { kind: 'skipped', reason: reading.reason } : reading
  const { at, in: into, note, tradeId } = reading
  if (isMoney(into.asset) && !isStable(into.asset)) return { kind: 'skipped', reason: 'cash' }
  if (!into.quantity.gt(0)) return { kind: 'bad', reason: 'quantity' }
  const usd = isStable(into.asset) ? into.quantity : worths.usdOf(into, at)
  const entry: FileTrade = {
    kind: 'buy',
    coin: into.asset,
    quantity: coinsOf(into.quantity, 'buy'),
    usdCostBasis: usd ? priceOf(usd.div(into.quantity)) : '0',
    feeUsd: '0',
    tradedAt: at,
    notes: [note, ...(usd ? [worths.said(into.asset, at)] : [])].filter(Boolean).join(', '),
    tradeId,
    isIncome: true,
  }
  return { kind: 'entries', entries: [entry] }
}

/** What a trade was worth, in the money that was paid for it where that is known here, else in dollars. */
interface Value {
  amount: Big
  /** Undefined for dollars. */
  money?: Pick<PaidMoney, 'currency' | 'perDollar' | 'source'>
}

function worthOf(swap: Swap, worths: Worths): Value | undefined {
  const by = valuedBy(swap)
  if (isDollar(by.asset)) return { amount: by.quantity }
  const isSide = by === swap.out || by === swap.in
  if (isSide && isRated(by.asset)) {
    const rate = worths.rateOf(by.asset, swap.at)
    return rate && { amount: by.quantity, money: { currency: by.asset, ...rate } }
  }
  const usd = worths.usdOf(by, swap.at)
  return usd && { amount: usd }
}

/** What one coin cost or brought, and the fee, as they are kept: in dollars, beside the money that was really paid. */
function pricedAt({ money }: Value, unit: Big, fee: Big): Pick<FileTrade, 'usdCostBasis' | 'feeUsd' | 'paid'> {
  const amounts = { unit: priceOf(unit), fee: dollarsOf(fee) }
  if (!money) return { usdCostBasis: amounts.unit, feeUsd: amounts.fee }
  const paid = { ...money, ...amounts }
  return { ...dollarsPaid(paid), paid }
}

function swapped(swap: Swap, worths: Worths): Counted {
  const { at, out, in: into, tradeId } = swap
  const bad = (reason: BadReason): Counted => ({ kind: 'bad', reason })
  const isPaid = isCash(out.asset, into.asset)
  const isPurchase = !isCash(into.asset, out.asset)
  if (isPaid && !isPurchase) return { kind: 'skipped', reason: 'cash' }
  if (!out.quantity.gte(0) || !into.quantity.gte(0)) return bad('quantity')
  const by = valuedBy(swap)
  const value = worthOf(swap, worths)
  if (!value) return bad(isMoney(by.asset) && !isRated(by.asset) ? 'currency' : 'noPrice')
  const fees = feesOf(swap, value, worths)
  const said = value.money ? undefined : worths.said(by.asset, at)
  const common = { tradedAt: at, tradeId, notes: notesOf(swap, fees.unknown, said) }
  const entries: FileTrade[] = []
  if (!isPaid) {
    const coins = out.quantity.plus(fees.inOut)
    if (!out.quantity.gt(0)) return bad('quantity')
    entries.push({
      ...common,
      kind: 'sell',
      coin: out.asset,
      quantity: coinsOf(coins, 'sell'),
      ...pricedAt(value, value.amount.div(out.quantity), isPurchase ? Big(0) : fees.paid),
    })
  }
  if (isPurchase) {
    // A fee in coins makes the purchase smaller; what was paid stays.
    const coins = into.quantity.minus(fees.inIn)
    if (!coins.gt(0)) return bad(into.quantity.gt(0) ? 'fee' : 'quantity')
    entries.push({
      ...common,
      kind: 'buy',
      coin: into.asset,
      quantity: coinsOf(coins, 'buy'),
      ...pricedAt(value, value.amount.div(into.quantity), fees.paid),
    })
  }
  if (fees.unknown.length) for (const entry of entries.slice(-1)) entry.hasForeignFee = true
  const spent = fees.foreign.map(
    ({ asset, quantity, usd }): FileTrade => ({
      ...common,
      kind: 'sell',
      coin: asset,
      quantity: coinsOf(quantity, 'sell'),
      usdCostBasis: priceOf(usd.div(quantity)),
      feeUsd: '0',
      isImplied: true,
    }),
  )
  const retained = [...entries, ...spent].filter(({ quantity }) => quantity !== '0')
  return retained.length ? { kind: 'entries', entries: retained } : bad('quantity')
}

interface Fees {
  /** All that are known, in the money of the value. */
  paid: Big
  /** Coins that were given or kept back beside those that were traded. */
  inOut: Big
  inIn: Big
  foreign: (Amount & { usd: Big })[]
  unknown: Amount[]
}

function feesOf({ at, out, in: into, fees }: Swap, { amount, money }: Value, worths: Worths): Fees {
  const sum: Fees = { paid: Big(0), inOut: Big(0), inIn: Big(0), foreign: [], unknown: [] }
  for (const fee of fees) {
    const side = [into, out].find(
      (one, i) => one.asset === fee.asset && !isCash(one.asset, i ? into.asset : out.asset) && one.quantity.gt(0),
    )
    const isSameMoney = money ? fee.asset === money.currency : isDollar(fee.asset)
    const usd = side || isSameMoney ? undefined : isDollar(fee.asset) ? fee.quantity : worths.usdOf(fee, at)
    const paid = side
      ? amount.times(fee.quantity).div(side.quantity)
      : isSameMoney
        ? fee.quantity
        : usd?.times(money?.perDollar ?? 1)
    if (!paid) sum.unknown.push(fee)
    else sum.paid = sum.paid.plus(paid)
    if (side === into) sum.inIn = sum.inIn.plus(fee.quantity)
    else if (side) sum.inOut = sum.inOut.plus(fee.quantity)
    else if (usd && !isMoney(fee.asset)) sum.foreign.push({ ...fee, usd })
  }
  return sum
}

/** Where it was traded, and what was given where that was no money that the entry keeps. */
function notesOf({ out, in: into, note }: Swap, unknown: readonly Amount[], rate: string | undefined): string {
  const said = ({ asset, quantity }: Amount) => `${decimalOfBig(quantity)} ${asset}`
  const isKnown = (asset: string) => isDollar(asset) || isRated(asset)
  const others = [out, into].some(({ asset }) => isKnown(asset)) ? [] : [`${said(out)} → ${said(into)}`]
  return [note, ...others, ...(rate ? [rate] : []), ...unknown.map(said)].join(', ')
}

/**
 * The stablecoins of a trade of coins against them: where they are held, they went or came with it. What of it cannot be covered was paid
 * with coins that nobody noted.
 */
export function stableLegOf(reading: Reading): FileTrade | undefined {
  if (reading.kind !== 'swap') return undefined
  const { out, in: into, at, note, tradeId, fees } = reading
  const isSpent = isStable(out.asset) && !isMoney(into.asset)
  const isEarned = isStable(into.asset) && !isMoney(out.asset)
  if (!isSpent && !isEarned) return undefined
  const kind = isSpent ? 'sell' : 'buy'
  const { asset, quantity: bare } = isSpent ? out : into
  // What the exchange took beside went with them.
  const fee = fees.reduce((sum, one) => (one.asset === asset ? sum.plus(one.quantity) : sum), Big(0))
  const quantity = isSpent ? bare.plus(fee) : bare.minus(fee)
  if (!quantity.gt(0)) return undefined
  const terms = { quantity: coinsOf(quantity, kind), usdCostBasis: '1', feeUsd: '0', isImplied: true }
  return { kind, coin: asset, tradedAt: at, notes: note, tradeId, ...terms }
}
