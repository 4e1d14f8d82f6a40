import Big from 'big.js'
import { decimalOfBig } from '../../exact.ts'
import type { Answers } from '../reading.ts'
import type { Able, Trade } from './trades.ts'

/**
 * Writes trades down as somebody else does. Heads are those that public readers of these files know: `from` names the
 * reader, or says that there is none.
 */
export interface Writer extends Able {
  name: string
  from: string
  answers?: Answers
  write: (trades: readonly Trade[]) => string
}

export const plain = (amount: Big | undefined): string => (amount && decimalOfBig(amount)) ?? ''
export const zero = Big(0)
export const totalOf = ({ quantity, price }: Trade) => quantity.times(price)
export const sideOf = ({ side }: Trade) => side.toUpperCase()
export const date = ({ at }: Trade) => at.slice(0, 19).replace('T', ' ')
export const lines = (head: string, rows: readonly string[], end = '\n') => [head, ...rows, ''].join(end)
export const rows =
  (head: string, row: (trade: Trade, i: number) => (string | number)[]) => (trades: readonly Trade[]) =>
    lines(
      head,
      trades.map((trade, i) => row(trade, i).join(',')),
    )
export const manyRows =
  (head: string, some: (trade: Trade, i: number) => (string | number)[][]) => (trades: readonly Trade[]) =>
    lines(
      head,
      trades.flatMap((trade, i) => some(trade, i).map(row => row.join(','))),
    )

/** What is given and what is received, without the fee. */
export const sidesOf = (trade: Trade) => {
  const [base, quote] = [
    { asset: trade.coin, quantity: trade.quantity },
    { asset: trade.quote, quantity: totalOf(trade) },
  ]
  return trade.side === 'buy' ? { into: base, out: quote } : { into: quote, out: base }
}
export const feeIn = ({ fee }: Trade, asset: string): Big => (fee?.asset === asset ? fee.quantity : zero)
export const anyFee = ['none', 'quote', 'base', 'bnb'] as const
