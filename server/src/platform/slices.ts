/** Time slice after which long work yields to the event loop: four such tasks at once delay a request by two frames at most. */
const sliceMs = 5

/** Items between two looks at the clock, since one look costs as much as a small item. */
const itemsPerLook = 16

const everyoneElse = () => new Promise<void>(resolve => setImmediate(resolve))

/** Cooperative scheduling: works through items and yields to the event loop whenever a time slice is used up. */
export async function inSlices<T>(
  items: Iterable<T>,
  work: (item: T) => void,
  nowMs = () => performance.now(),
  rest = everyoneElse,
): Promise<void> {
  let endsAtMs = nowMs() + sliceMs
  let done = 0
  for (const item of items) {
    work(item)
    if (++done % itemsPerLook || nowMs() < endsAtMs) continue
    await rest()
    endsAtMs = nowMs() + sliceMs
  }
}

/**
 * Pacing for a burst that nobody waits for by the millisecond, such as a tick to ten thousand streams: it rests as long as it works. A request goes to the
 * database and back several times, and without a rest it waited for a slice each time, while the database had half a core.
 */
export const inPacedSlices = <T>(items: Iterable<T>, work: (item: T) => void, nowMs?: () => number): Promise<void> =>
  inSlices(items, work, nowMs, () => new Promise(resolve => setTimeout(resolve, sliceMs)))

/**
 * For many works at once that come in steps: to be awaited before some of them, it gives each of them a turn of the event loop to itself,
 * however many there are, so that whoever asks for something else never waits for more than one of them.
 */
export function openTurns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(everyoneElse)
    return last
  }
}

/** Takes a work from step to step, as many in its turn as fit into a slice of time. */
export async function takeTurns<Result>(
  steps: Generator<void, Result>,
  turn: () => Promise<void>,
  nowMs = () => performance.now(),
): Promise<Result> {
  while (true) {
    await turn()
    const endsAtMs = nowMs() + sliceMs
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (nowMs() < endsAtMs)
  }
}

/** For a long work of several steps: to be awaited between them, it lets everyone else have a turn when that is due. */
export function openPauses(nowMs = () => performance.now()): () => Promise<void> {
  let endsAtMs = nowMs() + sliceMs
  return async () => {
    if (nowMs() < endsAtMs) return
    await everyoneElse()
    endsAtMs = nowMs() + sliceMs
  }
}
