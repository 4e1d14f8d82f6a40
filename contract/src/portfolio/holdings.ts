import Type, { type Static } from 'typebox'
import { Instant } from '../shapes.ts'
import { Counted } from './entries.ts'
import { Exact, ExactOrUnknown, NumberOrUnknown } from './shapes.ts'

/** One coin. Cost, value and profit or loss are of what is still held; sales are in the realized profit. */
export const Holding = Type.Object({
  coinSymbol: Type.String(),
  coinName: Type.String(),
  totalQuantity: Exact,
  averageCost: Exact,
  totalCost: Exact,
  /** Null, with all that follows from it, where no price can be had. */
  currentPrice: NumberOrUnknown,
  currentValue: ExactOrUnknown,
  profitLoss: ExactOrUnknown,
  profitLossPercentage: NumberOrUnknown,
  change24hUsd: ExactOrUnknown,
  pricedAt: Type.Union([Instant, Type.Null()]),
  isPriceStale: Type.Boolean(),
  realizedProfitUsd: Exact,
  feesUsd: Exact,
  counted: Counted,
  entryCount: Type.Integer(),
  /** Whose price it is: the market's, that of what a former coin became or was redeemed at, or its owner's. */
  listing: Type.Enum(['market', 'former', 'own']),
})
export type Holding = Static<typeof Holding>

const Extreme = Type.Union([
  Type.Object({ coinSymbol: Type.String(), profitLossPercentage: Type.Number() }),
  Type.Null(),
])

/** The sums of the holdings. Value, profit or loss and change are of the coins that have a price. */
export const PortfolioSummary = Type.Object({
  totalCost: Exact,
  /** What the coins with a price cost: the value less this is the profit or loss. */
  pricedCostUsd: Exact,
  currentValue: ExactOrUnknown,
  profitLoss: ExactOrUnknown,
  profitLossPercentage: NumberOrUnknown,
  change24hUsd: ExactOrUnknown,
  change24hPercentage: NumberOrUnknown,
  realizedProfitUsd: Exact,
  feesUsd: Exact,
  /** Of the coins that have a price. */
  counted: Counted,
  /** The coin that has gained the most, where one has gained; the one that has lost the most, where one has lost. */
  best: Extreme,
  worst: Extreme,
  /** Coins without a price. */
  unpriced: Type.Array(Type.String()),
})
export type PortfolioSummary = Static<typeof PortfolioSummary>
