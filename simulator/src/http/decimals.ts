import { fixed } from '@pusula/words'
import type { TradingRule } from '../exchange.ts'

/** Numbers travel as text with eight digits behind the point, or with as many as a very small tick needs. */
export const asText = (value: number) => fixed(value, 8)

const digitsOf = (unitsPerOne: number) => String(unitsPerOne).length - 1

export const priceText = (priceUsd: number, { ticksPerUsd }: TradingRule) =>
  fixed(priceUsd, Math.max(8, digitsOf(ticksPerUsd)))

export const tickText = (rule: TradingRule) => priceText(1 / rule.ticksPerUsd, rule)
export const lotText = ({ lotsPerCoin }: TradingRule) => asText(1 / lotsPerCoin)
