import Type from 'typebox'
import { Instant, OrNull } from '../shapes.ts'

/** Reply for a coin that has no analysis of its own. */
const SpecialText = Type.Object({
  headline: Type.String(),
  happened: Type.String(),
  stands: Type.String(),
  changes: Type.String(),
  instead: Type.String(),
})

/** How far a coin is from what it follows; ratios, below it negative. */
const Gap = Type.Object({
  /** A currency, or the symbol and name of another coin. */
  to: Type.String(),
  toName: Type.String(),
  /** How much of it one coin stands for: 1 where it follows one to one. */
  unitsPerCoin: Type.Number(),
  nowRatio: Type.Number(),
  lowRatio: Type.Number(),
  highRatio: Type.Number(),
  farthestRatio: Type.Number(),
  farthestAt: Instant,
  /** Days of the last year on which it was off by more than it should; null where nobody knows a year. */
  daysOff: OrNull(Type.Integer()),
  isOff: Type.Boolean(),
  /** Over the last thirty days, oldest first. */
  history: Type.Array(Type.Number()),
})

/** What a young coin allows to be said, and from when on. */
const Young = Type.Object({
  ageDays: Type.Integer(),
  openings: Type.Array(
    Type.Object({
      what: Type.Enum(['hourRanges', 'dayRanges', 'plans', 'terms']),
      neededDays: Type.Integer(),
      opensOn: OrNull(Instant),
    }),
  ),
  ranges: Type.Array(
    Type.Object({
      horizon: Type.Enum(['15min', '1hour', '4hour', '1day']),
      lowUsd: Type.Number(),
      highUsd: Type.Number(),
    }),
  ),
})

export const CoinKind = Type.Object({
  symbol: Type.String(),
  name: Type.String(),
  /** `still` is a coin whose price nobody moves any more; of a `silent` one no exchange has told a price for minutes. */
  kind: Type.Enum(['ordinary', 'currency', 'wrapped', 'multiple', 'new', 'still', 'no-candles', 'silent']),
  priceUsd: OrNull(Type.Number()),
  text: OrNull(SpecialText),
  /** The coin that makes its price, where that is another one. */
  follows: OrNull(Type.Object({ symbol: Type.String(), name: Type.String() })),
  gap: OrNull(Gap),
  young: OrNull(Young),
})
