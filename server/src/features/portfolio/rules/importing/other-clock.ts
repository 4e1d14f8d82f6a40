import { inSlices } from '../../../../platform/slices.ts'
import { type Coming, likenessOf, push, sameMs, type Traded } from './traded.ts'

const quarterMs = 15 * 60_000
/** UTC offsets from the first to the last. */
const maxQuarters = 26 * 4
/** Summer time moves some of a year's trades by an hour more or less. */
const summerQuarters = 4
/** Trades that are all alike tell nothing of a clock. */
const maxAlike = 200

interface Twin {
  entry: Coming
  other: Traded
  quarters: number
}

/** Trades of a file that are there at another hour, and by how many minutes they were moved. */
interface OtherClock {
  same: Map<Coming, Traded>
  minutes: number
}

/**
 * Whether a file that names no clock was brought in before, when its times were read on another one: then its trades are
 * there, moved by the same hours. Where several hours would do, as for trades that come round every hour, none is taken.
 */
export async function onOtherClock(
  there: readonly Traded[],
  coming: readonly Coming[],
): Promise<OtherClock | undefined> {
  const alike = new Map<string, { other: Traded; atMs: number }[]>()
  await inSlices(there, other => push(alike, likenessOf(other), { other, atMs: Date.parse(other.tradedAt) }))
  const twins: Twin[] = []
  await inSlices(coming, entry => {
    const others = alike.get(likenessOf(entry)) ?? []
    if (others.length > maxAlike) return
    const atMs = Date.parse(entry.tradedAt)
    for (const { other, atMs: otherMs } of others) {
      const quarters = Math.round((atMs - otherMs) / quarterMs)
      const isMoved = Math.abs(atMs - otherMs - quarters * quarterMs) <= sameMs
      if (isMoved && quarters !== 0 && Math.abs(quarters) <= maxQuarters) twins.push({ entry, other, quarters })
    }
  })
  return movedAlike(twins, coming.length)
}

/** One that moves together says little; two that move by the same hours, and most of the file with them, say enough. */
function movedAlike(twins: readonly Twin[], all: number): OtherClock | undefined {
  const counts = new Map<number, number>()
  for (const { quarters } of twins) counts.set(quarters, (counts.get(quarters) ?? 0) + 1)
  const [best] = [...counts].sort(([, one], [, other]) => other - one)
  if (!best) return undefined
  const isNear = (quarters: number) => [0, summerQuarters].includes(Math.abs(quarters - best[0]))
  const rival = Math.max(0, ...[...counts].filter(([quarters]) => !isNear(quarters)).map(([, count]) => count))
  const [same, used] = [new Map<Coming, Traded>(), new Set<Traded>()]
  const exactFirst = [...twins].sort((a, b) => Math.abs(a.quarters - best[0]) - Math.abs(b.quarters - best[0]))
  for (const { entry, other, quarters } of exactFirst) {
    if (!isNear(quarters) || same.has(entry) || used.has(other)) continue
    same.set(entry, other)
    used.add(other)
  }
  return same.size >= 2 && same.size * 2 >= all && rival * 2 < same.size ? { same, minutes: best[0] * 15 } : undefined
}
