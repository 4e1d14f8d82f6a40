/** A clock that stands still until a test moves it. */
export function movableClock(start = new Date('2026-11-15T12:00:00Z')) {
  let ms = start.getTime()
  return {
    now: () => new Date(ms),
    forward: (byMs: number) => {
      ms += byMs
    },
  }
}
