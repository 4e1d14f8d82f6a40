/** As long as one turn of long work lasts, more or less: whoever else waits is served after it. */
const turnMs = 5

/** Looking at the clock takes longer than some work. */
const itemsPerLook = 16

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
  let count = 0
  for (const item of items) {
    work(item)
    if (++count % itemsPerLook || performance.now() < until) continue
    await nextTurn()
    until = performance.now() + turnMs
  }
}
