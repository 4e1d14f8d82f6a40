/** As long as one turn of long work lasts, more or less: whoever else waits is served after it. */
const turnMs = 5

const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))

/** A pause to be taken between the steps of long work: it lasts only if the work has been going on for a while. */
export function openPauses(): () => Promise<void> {
  let until = performance.now() + turnMs
  return async () => {
    if (performance.now() < until) return
    await nextTurn()
    until = performance.now() + turnMs
  }
}

/** Does something with each of many items, and lets others pass every few milliseconds. */
export async function withEach<T>(items: Iterable<T>, work: (item: T) => unknown): Promise<void> {
  let until = performance.now() + turnMs
  for (const item of items) {
    work(item)
    if (performance.now() < until) continue
    await nextTurn()
    until = performance.now() + turnMs
  }
}
