import Type, { type Static } from 'typebox'
import { priceIndices } from '../economy.ts'
import { get } from '../route.ts'
import { Currency, Month, OrNull } from '../shapes.ts'
import { NumberOrUnknown } from './shapes.ts'

/** What the return is compared with: an index of prices, or none. */
export const priceIndexChoices = [...priceIndices, 'none'] as const
const PriceIndexChoice = Type.Enum([...priceIndexChoices])
export type PriceIndexChoice = Static<typeof PriceIndexChoice>

/** What the same money could have bought on the same days. */
export const rivalNames = ['gold', 'deposit', 'BTC', 'EUR', 'USD'] as const
const RivalName = Type.Enum([...rivalNames])
export type RivalName = Static<typeof RivalName>

const Day = Type.String({ format: 'date' })

/** Why there is no return after prices: prices of one of the days are not known, are too old, or the money is too young. */
const NoReal = Type.Enum(['none', 'begin', 'old', 'short'])

/** An index that may be chosen, with the return after it. */
const IndexChoice = Type.Object({
  index: PriceIndexChoice,
  realRate: NumberOrUnknown,
  /** By how much prices rose, weighed by what was paid on which day. */
  priceRise: NumberOrUnknown,
  knownUntil: OrNull(Month),
})

const RivalReturn = Type.Object({
  name: RivalName,
  rate: NumberOrUnknown,
  realRate: NumberOrUnknown,
  /** From this day on it could not have paid what was taken out. */
  ranOutOn: OrNull(Day),
  /** Its return on the days of the chart. */
  line: Type.Array(NumberOrUnknown, { maxItems: 400 }),
})

/** A purchase in the money of today; what was sold of it counts in the money of its sale. */
const RealPurchase = Type.Object({
  coinSymbol: Type.String(),
  date: Day,
  paid: Type.Number(),
  inToday: NumberOrUnknown,
  now: Type.Number(),
  state: Type.Enum(['held', 'part', 'sold']),
})

/** Rates are ratios, amounts are in `currency`. */
export const RealReturnReply = Type.Object({
  /** The currency that was asked for, or dollars where its rates cannot be had. */
  currency: Currency,
  index: PriceIndexChoice,
  choices: Type.Array(IndexChoice),
  /** Null where nothing was ever paid for coins that have a price. */
  returns: OrNull(
    Type.Object({
      since: Day,
      ageDays: Type.Integer(),
      nominalRate: NumberOrUnknown,
      paid: Type.Number(),
      taken: Type.Number(),
      worth: Type.Number(),
      gain: Type.Number(),
      realRate: NumberOrUnknown,
      realGain: NumberOrUnknown,
      /** Paid and taken out in the money of today. */
      realPaid: NumberOrUnknown,
      realTaken: NumberOrUnknown,
      priceRise: NumberOrUnknown,
      rateIfStill: NumberOrUnknown,
      knownUntil: OrNull(Month),
      isProvisional: Type.Boolean(),
      /** Months that were never published, between two that were. */
      bridged: Type.Array(Month),
      why: OrNull(NoReal),
      /** When the next month is published, where that is a fixed day. */
      nextOn: OrNull(Day),
      /** The same portfolio in dollars; null where it is read in them. */
      dollarRate: NumberOrUnknown,
      moneyWeighted: NumberOrUnknown,
      moneyWeightedReal: NumberOrUnknown,
      rivals: Type.Array(RivalReturn),
      chart: Type.Object({
        days: Type.Array(Day, { maxItems: 400 }),
        you: Type.Array(NumberOrUnknown, { maxItems: 400 }),
        prices: Type.Array(NumberOrUnknown, { maxItems: 400 }),
        /** Days on which more was paid in than taken out. */
        paidOn: Type.Array(Day, { maxItems: 400 }),
      }),
      /** The newest last, and how many there are. */
      purchases: Type.Array(RealPurchase, { maxItems: 200 }),
      purchaseCount: Type.Integer(),
    }),
  ),
  unpriced: Type.Array(Type.String()),
})
export type RealReturnReply = Static<typeof RealReturnReply>

export const realReturnRoutes = {
  realReturn: get('/api/portfolio/real-return', {
    who: 'member',
    scope: 'portfolio',
    says: 'What the portfolio made after prices, in dollars, and beside gold, a lira deposit, Bitcoin, euros and dollars bought on the same days.',
    input: Type.Object({ currency: Type.Optional(Currency), index: Type.Optional(PriceIndexChoice) }),
    reply: RealReturnReply,
  }),
}
