// A time limit that counts only while this process runs: a machine that sleeps, or a person who stops it for a while, is no
// loop without end.
const { setInterval, clearInterval } = globalThis
const tickMs = 250

/** Calls once so many milliseconds have been waited through; what it returns calls it off. */
export function afterPatience(ms, call) {
  let left = ms
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    left -= Math.min(now - last, 4 * tickMs)
    last = now
    if (left > 0) return
    clearInterval(timer)
    call()
  }, tickMs)
  return () => clearInterval(timer)
}
