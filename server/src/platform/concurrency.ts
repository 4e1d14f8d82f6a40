type Work<T> = () => Promise<T>

/** Semaphore: at most `atOnce` tasks run, the others wait first in, first out. */
export function limitedTo(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    waiting: () => waiting.length,
    run: async <T>(work: Work<T>): Promise<T> => {
      if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
      else running++
      try {
        return await work()
      } finally {
        // The place is handed on, not given back, so that nobody slips in between.
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
  }
}

/** Mutex by name within this process: tasks of one name run one after another, also after one that failed. */
export function oneByOne() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(name: string, work: Work<T>): Promise<T> => {
    const before = last.get(name) ?? Promise.resolve()
    const mine = before.then(work)
    const settled = mine.catch(() => {})
    last.set(name, settled)
    try {
      return await mine
    } finally {
      if (last.get(name) === settled) last.delete(name)
    }
  }
}
