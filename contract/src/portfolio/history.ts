import Type, { type Static } from 'typebox'
import { CalendarDay, Currency, Instant, OrNull } from '../shapes.ts'
import { Exact, Kind, NumberOrUnknown } from './shapes.ts'

/** Value at the end of a day or an hour, with cumulative deposits and withdrawals; the last one is now. */
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
  /** Of the last ten years; of less where prices before cannot be had at the moment. */
  points: Type.Array(HistoryPoint),
  /** Prices before are on their way: ask again in a few seconds. */
  isMoreComing: Type.Boolean(),
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

/** What a dollar was worth on the day of an entry, and who says so; null in dollars. */
const DayRate = OrNull(Type.Object({ perDollar: Type.Number(), source: Type.String() }))

/** A part of a sale that came from one purchase; from all of them where the average counts. */
const SoldLot = Type.Object({
  saleId: Type.String(),
  coinSymbol: Type.String(),
  quantity: Exact,
  /** Null where the average of all purchases counts. */
  acquiredOn: OrNull(CalendarDay),
  soldOn: CalendarDay,
  heldDays: OrNull(Type.Integer()),
  /** Its share of the fee of the sale, which the proceeds are without. */
  fee: Exact,
  ...Sums,
  /** Of the day of the sale, and of the purchase. */
  saleRate: DayRate,
  purchaseRate: DayRate,
  /** The coins had come as income. */
  isIncome: Type.Boolean(),
  /** Nothing was sold: so much of a transfer did not arrive. */
  isNetworkFee: Type.Boolean(),
})

/** A reward, an airdrop or a gift, at what it was worth when it came. */
const Income = Type.Object({
  id: Type.String(),
  day: CalendarDay,
  coinSymbol: Type.String(),
  quantity: Exact,
  worth: Exact,
  rate: DayRate,
})

/** As many sales, lots and incomes as a reply names; a file has all of them. */
export const reportRows = 1_000

/** Proceeds are after the fee of the sale, cost is with those of the purchases. */
export const Report = Type.Object({
  currency: Currency,
  costMethod: Type.Enum(['fifo', 'average']),
  timeZone: Type.String(),
  /** The years in which something was sold or came as income, the newest first. */
  years: Type.Array(Type.Integer()),
  saleCount: Type.Integer(),
  sales: Type.Array(
    Type.Object({
      id: Type.String(),
      soldAt: Instant,
      day: CalendarDay,
      coinSymbol: Type.String(),
      quantity: Exact,
      ...Sums,
    }),
  ),
  lotCount: Type.Integer(),
  lots: Type.Array(SoldLot),
  incomeCount: Type.Integer(),
  income: Type.Array(Income),
  totals: Type.Object({ ...Sums, fees: Exact, income: Exact }),
})
export type YearReport = Static<typeof Report>
