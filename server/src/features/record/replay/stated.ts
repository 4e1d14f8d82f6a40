import { forecastEdition } from '@pusula/engine'
import type { Claim } from '../log/claims.ts'
import { type Sums, sumLines, sumsHash } from '../rollups/sums.ts'
import type { Stated } from '../verify/walk.ts'
import { type ReadCandles, readPast } from './candles.ts'
import { knownPath, replayCoins } from './run.ts'

/** Where candles of a market are read from, and by whom. */
export type ReadPast = (source: Claim['source']) => ReadCandles

/**
 * What was replayed, worked out once more as it was stated; the coins that come out otherwise, and undefined where the candles cannot be had or
 * another edition of the method made it.
 */
export async function replayStated(
  { source, manner, edition, coins, pooled, path }: Omit<Stated, 'index' | 'hash'>,
  readFrom: ReadPast,
): Promise<{ sums: Sums; different: string[] } | undefined> {
  if (edition !== forecastEdition) return undefined
  const past = []
  for (const { symbol, until, end, venue } of coins) {
    const read = await readPast(readFrom(source), symbol, end.getTime())
    const isElsewhere = read.venue !== '' && read.venue !== venue
    if (isElsewhere || read.candles15m.time.length === 0) return undefined
    past.push({ symbol, untilMs: until.getTime(), ...read })
  }
  const pooledPath = pooled
    ? undefined
    : knownPath(
        path,
        coins.map(({ end }) => end.getTime()),
      )
  const { sums, pooledHours } = await replayCoins(past, { source, manner, pooledPath, pause: async () => {} })
  const isOtherPath = pooled && JSON.stringify(pooled) !== JSON.stringify(pooledHours)
  const different = coins.filter(coin => isOtherPath || sumsHash(sumLines(sums, coin.symbol)) !== coin.sums)
  return { sums, different: different.map(({ symbol }) => symbol) }
}
