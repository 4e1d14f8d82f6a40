/** A long work that can be left after each step and taken up again. */
export type Steps<Result> = Generator<void, Result>

/** What comes of it where nobody has anything else to do. */
export function outcomeOf<Result>(steps: Steps<Result>): Result {
  while (true) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
