import Type, { type Static } from 'typebox'
import { Currency, Instant } from '../shapes.ts'
import { Exact, Kind, NumberOrUnknown } from './shapes.ts'

/** What was there at the end of a day or an hour, and what had gone in and out until then; the last one is now. */
const HistoryPoint = Type.Object({
  at: Instant,
  value: Type.Number(),
  paidIn: Type.Number(),
  takenOut: Type.Number(),
})

/** What went in and out on one day, with the first trades that did it. */
const Flow = Type.Object({
  date: Type.String({ format: 'date' }),
  paidIn: Type.Number(),
  takenOut: Type.Number(),
  trades: Type.Array(Type.Object({ kind: Kind, coinSymbol: Type.String(), quantity: Exact })),
  tradeCount: Type.Integer(),
})

export const History = Type.Object({
  /** The currency that was asked for, or dollars where its rates cannot be had. */
  currency: Currency,
  points: Type.Array(HistoryPoint),
  flows: Type.Array(Flow),
  /**
   * As ratios over the whole time: of money that lay there all along, and of the money as it came and went. Null for a day,
   * and where the first trade is older than the first point.
   */
  timeWeighted: NumberOrUnknown,
  moneyWeighted: NumberOrUnknown,
  /** Coins without a history of prices are in no point. */
  unpriced: Type.Array(Type.String()),
})
export type History = Static<typeof History>

export const ReportInput = Type.Object({
  year: Type.Integer({ minimum: 2009, maximum: 2200 }),
  currency: Type.Optional(Currency),
  costMethod: Type.Optional(Type.Enum(['fifo', 'average'])),
})

const Sums = { proceeds: Exact, cost: Exact, gain: Exact }

/** Proceeds are after the fee of the sale, cost is with those of the purchases. */
export const Report = Type.Object({
  currency: Currency,
  costMethod: Type.Enum(['fifo', 'average']),
  /** The years in which something was sold, the newest first. */
  years: Type.Array(Type.Integer()),
  sales: Type.Array(
    Type.Object({ id: Type.String(), soldAt: Instant, coinSymbol: Type.String(), quantity: Exact, ...Sums }),
  ),
  totals: Type.Object(Sums),
})
