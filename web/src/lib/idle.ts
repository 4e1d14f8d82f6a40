/** Fallback delay where requestIdleCallback is missing (Safari). */
const idleAfterMs = 200

/** For work that nobody waits for. The answer takes the wish back. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const wish = requestIdleCallback(run)
    return () => cancelIdleCallback(wish)
  }
  const timer = setTimeout(run, idleAfterMs)
  return () => clearTimeout(timer)
}

/** Once all that the page names has come; what starts late finds that so. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}

/** Each step in an idle moment of its own, with a frame drawn in between. The answer stops before the next one. */
export function inTurn([step, ...rest]: readonly (() => void)[]): () => void {
  if (!step) return () => undefined
  let stop = whenIdle(() => {
    step()
    const frame = requestAnimationFrame(() => {
      stop = inTurn(rest)
    })
    stop = () => cancelAnimationFrame(frame)
  })
  return () => stop()
}
