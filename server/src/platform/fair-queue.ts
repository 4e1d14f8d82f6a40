const maxRemembered = 1_000

interface Waiting {
  key: string
  /** The earliest turn of anybody who waits for it. */
  turn: number
  start: () => void
}

/**
 * Start-time fair queueing: lets few pieces of costly work run at once, and takes those that wait in rounds, one of everybody in each.
 * Somebody who asks for one thing passes a crowd that asks for hundreds; work that several wait for goes by the first of them.
 */
export function fairQueue({ atOnce }: { atOnce: number }) {
  const waiting: Waiting[] = []
  /** The next turn of everybody who has asked since the queue was empty. */
  const turns = new Map<string, number>()
  let turnNow = 0
  let running = 0

  function takeTurn(who: string): number {
    const turn = Math.max(turnNow, turns.get(who) ?? 0)
    turns.set(who, turn + 1)
    return turn
  }

  function startNext() {
    if (running >= atOnce) return
    const next = waiting.reduce<Waiting | undefined>(
      (best, each) => (best && best.turn <= each.turn ? best : each),
      undefined,
    )
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      turnNow = Math.max(turnNow, next.turn)
      // Whose next turn is now anyway need not be remembered, however long the queue is never empty.
      if (turns.size > maxRemembered) for (const [who, turn] of turns) if (turn <= turnNow) turns.delete(who)
      running++
      next.start()
    } else if (running === 0) turns.clear()
  }

  return {
    /** Somebody else waits for work that may not have begun. */
    join(key: string, who: string): void {
      const found = waiting.find(each => each.key === key)
      if (found) found.turn = Math.min(found.turn, takeTurn(who))
    },
    async run<T>(key: string, who: string, work: () => Promise<T>): Promise<T> {
      await new Promise<void>(start => {
        waiting.push({ key, turn: takeTurn(who), start })
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
