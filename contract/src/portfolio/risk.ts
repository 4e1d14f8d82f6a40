import Type, { type Static } from 'typebox'
import { OrNull, Ratio } from '../shapes.ts'

const Ends = Type.Object({ lowUsd: Type.Number(), highUsd: Type.Number() })

export const Risk = Type.Object({
  /** Null where nothing with a price is held. */
  risk: OrNull(
    Type.Object({
      valueUsd: Type.Number(),
      stableShare: Ratio,
      /** 80 of 100 days end in it; null where too much is in coins without a range. */
      range: OrNull(Ends),
      /** Of the coins with a range and stablecoins alone. */
      measured: Type.Object({ valueUsd: Type.Number(), ...Ends.properties }),
      /** Shares of the money in coins and of the risk, in whole percents that add up to 100 each; the riskiest first. */
      shares: Type.Array(
        Type.Object({ coinSymbol: Type.String(), moneyPercent: Type.Integer(), riskPercent: Type.Integer() }),
      ),
      /** Coins without a range: counted cautiously, or not at all. */
      assumed: Type.Array(Type.String()),
      leftOut: Type.Array(Type.String()),
    }),
  ),
  /** Days of the last 90 whose range was checked, and on how many of them it held. */
  graded: Type.Integer(),
  inside: Type.Integer(),
})
export type Risk = Static<typeof Risk>
