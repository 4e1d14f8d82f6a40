import type { Basis } from './basis.ts'
import type { Moment, Wish } from './rules.ts'

/** 24 h ticker of a coin; the stream has no volume. */
export interface Day {
  lastPrice: number
  openPrice: number
  volumeQuote?: number | undefined
}

const unknown = { beforeUsd: null, range: null, volumeRatio: null, gapRatio: null, isOpen: null }

/** What a wish is held against now; only what its kind needs is asked for. */
export async function momentFor(
  { kind, hours }: Pick<Wish, 'kind' | 'hours'>,
  symbol: string,
  perDollar: number,
  { lastPrice, openPrice, volumeQuote }: Day,
  basis: Basis,
): Promise<Moment> {
  const nothing = { priceUsd: lastPrice, perDollar, ...unknown }
  if (kind === 'move') return { ...nothing, beforeUsd: hours === 24 ? openPrice : await basis.before(symbol, hours) }
  if (kind === 'range') return { ...nothing, range: await basis.range(symbol) }
  if (kind === 'gap') return { ...nothing, gapRatio: await basis.gap(symbol) }
  if (kind === 'opens') return { ...nothing, isOpen: await basis.isOpen(symbol) }
  if (kind !== 'volume' || volumeQuote === undefined) return nothing
  const { usualVolumeUsd } = await basis.days(symbol)
  return { ...nothing, volumeRatio: usualVolumeUsd && volumeQuote / usualVolumeUsd }
}
