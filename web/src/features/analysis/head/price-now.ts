import type { Run } from '../select/run.ts'

export interface PriceNow {
  usd: number
  /** Over the last day; null where the day is not known. */
  changePercent: number | null
}

/**
 * The one price that is "now" on the screen of an analysis: that of its minute, from which its ladder, its forecasts and
 * its distances are counted. Before there is one, the last price of the market.
 */
export function priceNow({ price, technical }: Pick<Run, 'price' | 'technical'>): PriceNow | null {
  const day = price.state === 'known' ? price.value.price : null
  if (technical.state !== 'known') return day && { usd: day.lastPrice, changePercent: day.priceChangePercent }
  const usd = technical.value.priceUsd
  return { usd, changePercent: day && changeOf(usd, day.lastPrice, day.priceChangePercent) }
}

/** The change over the day at another price than the one it was told for. */
const changeOf = (usd: number, lastUsd: number, changePercent: number) =>
  100 * ((usd / lastUsd) * (1 + changePercent / 100) - 1)
