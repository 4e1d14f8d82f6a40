import type { Claim } from '../log/claims.ts'
import type { Replay } from '../log/entries.ts'
import { type Sums, sumLines, sumsHash } from '../rollups/sums.ts'
import { type ReadCandles, readPast } from './candles.ts'
import { replayCoins } from './run.ts'

/** Where candles of a market are read from, and by whom. */
export type ReadPast = (source: Claim['source']) => ReadCandles

/** What was replayed, worked out once more as it was stated; the coins that come out otherwise, and undefined where the candles cannot be had. */
export async function replayStated(
  { source, manner, coins }: Pick<Replay, 'source' | 'manner' | 'coins'>,
  readFrom: ReadPast,
): Promise<{ sums: Sums; different: string[] } | undefined> {
  const past = []
  for (const { symbol, until, end, venue } of coins) {
    const read = await readPast(readFrom(source), symbol, end.getTime())
    const isElsewhere = read.venue !== '' && read.venue !== venue
    if (isElsewhere || read.candles15m.time.length === 0) return undefined
    past.push({ symbol, untilMs: until.getTime(), ...read })
  }
  const { sums } = await replayCoins(past, source, manner, async () => {})
  const different = coins.filter(coin => sumsHash(sumLines(sums, coin.symbol)) !== coin.sums)
  return { sums, different: different.map(({ symbol }) => symbol) }
}
