import { DAY_MS } from '@pusula/words'
import { sealOf } from '../log/entries.ts'
import type { AboutFind, EndedFind, FindEnd, FindValues } from '../log/finds.ts'
import type { Entry } from '../log/read-entry.ts'

type SealedFind = AboutFind & { seal: string }

/** How all gems of a market did whose days are over. */
export interface FindRecord {
  over: number
  reached: number
  delisted: number
  doubled: number
  halved: number
  aheadOfBitcoin: number
  medianChangePercent: number | null
}

/** A week is waited for a coin whose trading stopped; a search that fails delays it further. */
const endGraceMs = 15 * DAY_MS
/** Clocks of several instances differ, and a batch may wait for another. */
const lateMs = 15 * 60_000

interface Words {
  /** Something is not as it should be. */
  say: (what: string) => void
  onFindEnded: ((find: EndedFind) => void) | undefined
}

/**
 * Gems on a walk over the log: each was sealed when it was found and is what was sealed, a coin is found once at a time, and each ended after
 * its days, as its own prices say.
 */
export function createFindWalk({ say, onFindEnded }: Words) {
  const sealed = new Map<number, SealedFind>()
  const ended: Record<AboutFind['source'], FindEnding[]> = { live: [], simulated: [] }
  /** Until when each coin was followed last. */
  const followed = new Map<string, number>()
  let [all, late] = [0, 0]

  function takeFind(find: SealedFind, at: number, newestMs: number) {
    all++
    if (find.foundAt.getTime() + lateMs < newestMs) late++
    sealed.set(at, find)
  }

  function takeEnd({ of, salt, said, values, end, endedAt }: Entry & { kind: 'find-end' }, at: number) {
    const find = sealed.get(of)
    if (!find) return say(`entry ${at} says how the gem of entry ${of} ended, which is not sealed`)
    sealed.delete(of)
    if (sealOf(salt, said) !== find.seal) say(`entry ${at} is not the gem that was sealed in entry ${of}`)
    const { seal: _, ...about } = find
    const fault = endFault(about, values, end, endedAt)
    if (fault) say(`entry ${at}: ${fault} of the gem of entry ${of} is not how gems end`)
    const coin = `${about.source} ${values.symbol}`
    if (about.foundAt.getTime() < (followed.get(coin) ?? 0)) say(`entry ${of} is a second gem of one coin and time`)
    followed.set(coin, endedAt.getTime())
    ended[about.source].push({ ...values, ...end })
    onFindEnded?.({ ...about, kind: 'find', id: of, symbol: values.symbol, values, end, gradedAt: endedAt })
  }

  return {
    takeFind,
    takeEnd,
    counts: () => ({ all, ended: all - sealed.size, late }),
    records: (): Record<AboutFind['source'], FindRecord> => ({
      live: findRecord(ended.live),
      simulated: findRecord(ended.simulated),
    }),
    /** Those whose end should have been told before a moment. */
    overdue: (beforeMs: number) =>
      [...sealed].filter(([, { dueAt }]) => dueAt.getTime() + endGraceMs < beforeMs).map(([at]) => at),
  }
}

type FindEnding = Pick<FindValues, 'priceUsd' | 'leaderUsd'> & FindEnd

/** What cannot be of an end, without any price but those that were told; undefined where all of it can. */
function endFault(about: AboutFind, values: FindValues, end: FindEnd, endedAt: Date): string | undefined {
  const { outcome, lastUsd, reachedAt } = end
  // One that nobody trades any more is given up before its days are over.
  if (endedAt < about.dueAt && outcome !== 'delisted') return 'the time'
  if (reachedAt && (reachedAt < about.foundAt || reachedAt > about.dueAt)) return 'when it reached its target'
  const hasReached = reachedAt !== null
  if (outcome !== 'delisted' && hasReached !== (outcome === 'reached')) return 'the outcome'
  return lastUsd >= values.targetUsd && !hasReached ? 'the last price' : undefined
}

/** All whose days are over, each once, the delisted at the last price anybody paid: who was at its target first has reached it. */
function findRecord(ended: readonly FindEnding[]): FindRecord {
  const changes = ended.map(({ lastUsd, priceUsd }) => lastUsd / priceUsd).sort((a, b) => a - b)
  const count = (holds: (find: FindEnding) => boolean) => ended.filter(holds).length
  const middle = (changes.length - 1) / 2
  const median = ((changes[Math.floor(middle)] ?? 0) + (changes[Math.ceil(middle)] ?? 0)) / 2
  return {
    over: ended.length,
    reached: count(({ reachedAt }) => reachedAt !== null),
    delisted: count(({ outcome, reachedAt }) => outcome === 'delisted' && reachedAt === null),
    doubled: changes.filter(change => change >= 2).length,
    halved: changes.filter(change => change <= 0.5).length,
    aheadOfBitcoin: count(
      ({ lastUsd, priceUsd, lastLeaderUsd, leaderUsd }) => lastUsd / priceUsd > lastLeaderUsd / leaderUsd,
    ),
    medianChangePercent: changes.length ? 100 * (median - 1) : null,
  }
}
