/** Where a browser does not tell when it is idle, a moment later will do. */
const laterMs = 1_000

/** For work that nobody waits for. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else setTimeout(run, laterMs)
}
