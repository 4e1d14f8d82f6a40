import { useDemoMode } from '../../../lib/mode.ts'
import { useLive, useNowMs, useOverview } from '../../market/index.ts'
import type { AnalysisResult, Run } from '../select/run.ts'

interface PriceNow {
  usd: number
  /** Over the last day; null where the day is not known. */
  changePercent: number | null
}

/** A price with its timestamp; 0 while it is unknown. */
interface TimedPrice extends PriceNow {
  atMs: number
}

/** The price of an analysis: that of its minute. Before there is one, the last price of the market. */
export function priceNow({ price, technical }: Pick<Run, 'price' | 'technical'>): PriceNow | null {
  const day = price.state === 'known' ? price.value.price : null
  if (technical.state !== 'known') return day && { usd: day.lastPrice, changePercent: day.priceChangePercent }
  const usd = technical.value.priceUsd
  return { usd, changePercent: day && changeOf(usd, day.lastPrice, day.priceChangePercent) }
}

/** The change over the day at another price than the one it was told for. */
const changeOf = (usd: number, lastUsd: number, changePercent: number) =>
  100 * ((usd / lastUsd) * (1 + changePercent / 100) - 1)

/**
 * The one price that is "now" on the screen of an analysis: that of the market as it arrives by itself, from which distances
 * are counted, where it is newer than the analysis; else that of its minute.
 */
export function useMarketNow(
  symbol: string,
  own: PriceNow | null,
  ownAtMs: number,
  isAsked: boolean,
): TimedPrice | null {
  const isDemo = useDemoMode()
  const { data } = useOverview(symbol, isAsked && !isDemo)
  useLive([symbol])
  if (!data || data.origin.isStale || data.origin.atMs <= ownAtMs) return own && { ...own, atMs: ownAtMs }
  return { usd: data.price.lastPrice, changePercent: data.price.priceChangePercent, atMs: data.origin.atMs }
}

/** The same for what stands below the head: the head fetches it, and this reads the same query. */
export const useNowUsd = ({ symbol, priceUsd, at }: Pick<AnalysisResult, 'symbol' | 'priceUsd' | 'at'>): number =>
  useMarketNow(symbol, { usd: priceUsd, changePercent: null }, Date.parse(at), false)?.usd ?? priceUsd

/** From so old a price nobody is told what to do. */
const silentMs = 600_000

/** For how many minutes no price has come; null while they come. What the head has asked for is looked at. */
export function useSilentMinutes(symbol: string): number | null {
  const isDemo = useDemoMode()
  const nowMs = useNowMs()
  const { data } = useOverview(symbol, false)
  if (isDemo || !data?.origin.isStale) return null
  const ageMs = nowMs - data.origin.atMs
  return ageMs >= silentMs ? Math.floor(ageMs / 60_000) : null
}
