/** Cooperative scheduling: a long computation as a generator that can yield after each step. */
export type Steps<Result> = Generator<void, Result>

/** What comes of it where nobody has anything else to do. */
export function outcomeOf<Result>(steps: Steps<Result>): Result {
  while (true) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
