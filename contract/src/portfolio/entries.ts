import Type, { type Static } from 'typebox'
import { CalendarDay, Instant, OrNull } from '../shapes.ts'
import { Decimal, EntryKind, Exact, ExactOrUnknown, NumberOrUnknown, PositiveDecimal, UnitPrice } from './shapes.ts'

/** Currencies other than the dollar. */
export const OtherMoney = Type.Enum(['TRY', 'EUR'])
export type OtherMoney = Static<typeof OtherMoney>

/** What one coin and the fee cost in other money; the rate is that of the day, unless a person knows it better. */
const PaidInput = Type.Object({
  currency: OtherMoney,
  unit: UnitPrice,
  fee: Type.Optional(Decimal),
  perDollar: Type.Optional(PositiveDecimal),
})

/** When something was traded: a calendar day, which it stays in every time zone, or an instant. */
export const Moment = Type.Union([CalendarDay, Instant])

/** Either what was paid in dollars or what was paid in other money; both are refused. */
export const Terms = {
  quantity: PositiveDecimal,
  usdCostBasis: Type.Optional(UnitPrice),
  feeUsd: Type.Optional(Decimal),
  paid: Type.Optional(PaidInput),
  notes: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
  /** A reward, an airdrop or a gift: its price is what it was worth when it came. */
  isIncome: Type.Optional(Type.Boolean()),
}

/** An entry as it stood before the eyes of whoever corrects it. A rate is named where it was the member's own. */
export const Seen = Type.Object({ purchaseDate: Type.Optional(Moment), ...Terms })

/** What was paid in other money than dollars, and at which rate it counts in dollars. */
export const Paid = Type.Object({
  currency: OtherMoney,
  unit: Exact,
  fee: Exact,
  total: Exact,
  perDollar: Exact,
  /** Who says what a dollar was worth, and of which day; `own` where the member did. */
  source: Type.String(),
})
export type Paid = Static<typeof Paid>

export const Purchase = Type.Object({
  id: Type.String(),
  kind: EntryKind,
  quantity: Exact,
  /** What one coin cost; of a sale, what one coin brought. */
  usdCostBasis: Exact,
  feeUsd: Exact,
  /** What was paid with the fee, or received after it. */
  totalUsd: Exact,
  /** Null where it was paid in dollars. */
  paid: OrNull(Paid),
  /** What a dollar was worth on that day in the currency that was asked for; null in dollars. */
  perDollar: NumberOrUnknown,
  /** Of a whole day, an instant in it that only orders it. */
  purchaseDate: Instant,
  /** The calendar day: its own, or that of its hour where the account keeps its years. */
  day: CalendarDay,
  /** It was noted without an hour. */
  isWholeDay: Type.Boolean(),
  isIncome: Type.Boolean(),
  notes: Type.Union([Type.String(), Type.Null()]),
  /** The other half of a transfer, where it is known. */
  pairId: OrNull(Type.String()),
  /** Coins that left and did not arrive, as far as they count; of the half that left. */
  networkFee: ExactOrUnknown,
})
export type Purchase = Static<typeof Purchase>

/** An entry with its coin, as it stands in a list of all. */
export const PagedEntry = Type.Object({
  ...Purchase.properties,
  coinSymbol: Type.String(),
  coinName: Type.String(),
})
export type PagedEntry = Static<typeof PagedEntry>

/**
 * What went in and came out, in the currency that was asked for, each purchase and sale at the rate of its day. Cost and
 * profit are with their fees; `bare` are without. Worth now plus what was taken out less what was paid in is the total return.
 */
export const Counted = Type.Object({
  cost: Exact,
  realized: Exact,
  fees: Exact,
  bareCost: Exact,
  bareRealized: Exact,
  paidIn: Exact,
  takenOut: Exact,
})
export type Counted = Static<typeof Counted>
