import { timeframeMs } from '@pusula/engine'
import { type PriceSource, type ReadPast, replayStated, type Walk } from '../../features/record/index.ts'

/** Candles as a replay reads them. */
export const readPastFrom =
  (prices: PriceSource): ReadPast =>
  source =>
  (symbol, timeframe, count, endMs) => {
    const lastMs = Math.floor(endMs / timeframeMs[timeframe]) * timeframeMs[timeframe]
    return prices(symbol, timeframe, lastMs - count * timeframeMs[timeframe], lastMs, source)
  }

/** Works out once more what was replayed, group by group as it was stated, and compares what comes out with what was stated then. */
export async function checkReplays({ replays }: Pick<Walk, 'replays'>, prices: PriceSource) {
  const found = { same: 0, unknown: 0, wrong: [] as string[] }
  const groups = new Map([...replays.values()].map(stated => [stated.index, stated]))
  for (const stated of groups.values()) {
    const again = await replayStated(stated, readPastFrom(prices))
    if (!again) found.unknown += stated.coins.length
    else found.same += stated.coins.length - again.different.length
    for (const symbol of again?.different ?? [])
      found.wrong.push(`REPLAY WRONG: ${symbol} comes out otherwise than engine ${stated.engine} stated`)
  }
  return found
}
