import type { BadReason, SkipReason } from '@pusula/contract'
import type Big from 'big.js'
import type { PaidMoney } from '../position.ts'
import { isMoney, isStable } from './assets.ts'

/** Quantity with its asset. */
export interface Amount {
  quantity: Big
  asset: string
}

/** Something was given for something else: a purchase, a sale, or both where coins were given for coins. */
export interface Swap {
  kind: 'swap'
  at: string
  /** Given and received, without what the exchange took for itself. */
  out: Amount
  in: Amount
  fees: readonly Amount[]
  /** What both sides were worth, where the file says so. */
  worth?: Amount | undefined
  /** The side that prices are said in, where coins were given for coins. */
  quote?: string
  note: string
  /** The exchange's own id, the same in all of its files. */
  tradeId?: string | undefined
}

/** Coins that came for nothing: interest, staking, a gift of the exchange. */
interface Reward {
  kind: 'reward'
  at: string
  in: Amount
  note: string
  tradeId?: string | undefined
}

/** A purchase or a sale in dollars; the coin is not looked up yet. */
export interface FileTrade {
  /** Where the file says under which id it was exported. */
  id?: string | undefined
  kind: 'buy' | 'sell'
  coin: string
  quantity: string
  usdCostBasis: string
  feeUsd: string
  /** Where the file says what was paid in other money. */
  paid?: PaidMoney | undefined
  /** An instant, or a calendar day. */
  tradedAt: string
  notes: string | null
  tradeId?: string | undefined
  /** A fee was paid in a coin whose price of that day is not known. */
  hasForeignFee?: boolean
  /** It follows from another one, as the coins that a fee was paid in: where they are not held, nothing is missing. */
  isImplied?: boolean
  /** A reward, an airdrop, a gift. */
  isIncome?: boolean
}

/** Coins that came from somewhere else or went there, with what that cost in the same coin. */
export interface Move {
  kind: 'in' | 'out'
  at: string
  amount: Amount
  note: string
  tradeId?: string | undefined
  /** Where the file says under which id it was exported, and its other half. */
  id?: string | undefined
  pairId?: string | undefined
}

/** What a line, or several together, tell: a trade, something that is none, or a mistake. */
export type Reading =
  | Swap
  | Reward
  | { kind: 'entry'; entry: FileTrade }
  | { kind: 'skipped'; reason: SkipReason; moves?: readonly Move[] }
  /** Of several lines, the one that it is about, where that is known. */
  | { kind: 'bad'; reason: BadReason; line?: number }

export const bad = (reason: BadReason): Reading => ({ kind: 'bad', reason })
export const skipped = (reason: SkipReason): Reading => ({ kind: 'skipped', reason })

type Said = Omit<Move, 'kind' | 'at' | 'amount'> & { [Field in 'kind' | 'at' | 'amount']: Move[Field] | undefined }
/** Deposits and withdrawals; where a line does not say all of one, or it is of money, nothing is kept of it. */
export function moved(...moves: readonly Said[]): Reading {
  const known = moves.flatMap(({ kind, at, amount, ...said }): Move[] => {
    const isCoin = amount?.asset && (!isMoney(amount.asset) || isStable(amount.asset))
    return kind && at && isCoin && amount.quantity.gt(0) ? [{ kind, at, amount, ...said }] : []
  })
  return { kind: 'skipped', reason: 'transfer', ...(known.length && { moves: known }) }
}
