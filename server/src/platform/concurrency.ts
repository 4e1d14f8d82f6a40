type Work<T> = () => Promise<T>

/** Lets at most `atOnce` pieces of work run; the others wait in the order in which they came. */
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

/** Runs work under one name one after another in this process, whatever becomes of the work before. */
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
