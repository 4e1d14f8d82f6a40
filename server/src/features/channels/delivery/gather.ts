/** Writes many small things in few statements: while one is under way, the next ones gather. */
export function gatherer<T>(write: (items: T[]) => Promise<unknown>) {
  let waiting: T[] = []
  let writing: Promise<void> | undefined
  const flush = async () => {
    try {
      while (waiting.length) {
        const items = waiting
        waiting = []
        await write(items)
      }
    } finally {
      writing = undefined
    }
  }
  /** Resolves when the item is written. */
  return (item: T): Promise<void> => {
    waiting.push(item)
    writing ??= Promise.resolve().then(flush)
    return writing
  }
}
