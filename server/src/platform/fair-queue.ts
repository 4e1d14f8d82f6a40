const mostRemembered = 1_000

interface Waiting {
  key: string
  /** Everybody who waits for it. */
  askers: Set<string>
  start: () => void
}

interface Manner {
  /** So many pieces of work run together. */
  atOnce: number
  /** For so long it counts that somebody was served. */
  rememberedMs: number
  nowMs?: () => number
}

/**
 * Lets few pieces of costly work run at once, and of those that wait the one first that was asked for by whoever was served least of late: somebody
 * who asks for one thing passes a crowd that asks for hundreds. Work that several wait for goes by the luckiest of them.
 */
export function fairQueue({ atOnce, rememberedMs, nowMs = () => performance.now() }: Manner) {
  const waiting: Waiting[] = []
  const served = new Map<string, number[]>()
  let running = 0

  const servedLately = (who: string): number => {
    const times = (served.get(who) ?? []).filter(ms => nowMs() - ms < rememberedMs)
    if (times.length) served.set(who, times)
    else served.delete(who)
    return times.length
  }
  const rankOf = ({ askers }: Waiting) => Math.min(...[...askers].map(servedLately))

  function startNext() {
    const first = waiting.reduce<Waiting | undefined>(
      (best, each) => (best && rankOf(best) <= rankOf(each) ? best : each),
      undefined,
    )
    if (!first || running >= atOnce) return
    waiting.splice(waiting.indexOf(first), 1)
    running++
    for (const who of first.askers) served.set(who, [...(served.get(who) ?? []), nowMs()])
    // Whoever never comes back is forgotten all the same.
    if (served.size > mostRemembered) for (const who of served.keys()) servedLately(who)
    first.start()
  }

  return {
    /** Somebody else waits for work that may not have begun. */
    join(key: string, who: string): void {
      waiting.find(each => each.key === key)?.askers.add(who)
    },
    async run<T>(key: string, who: string, work: () => Promise<T>): Promise<T> {
      await new Promise<void>(start => {
        waiting.push({ key, askers: new Set([who]), start })
        startNext()
      })
      try {
        return await work()
      } finally {
        running--
        startNext()
      }
    },
  }
}
