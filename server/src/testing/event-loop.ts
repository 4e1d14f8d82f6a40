/** How often others had a turn while a work was under way: none, where it holds everybody up to its end. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = () => {
    if (isOver) return
    turns++
    setImmediate(count)
  }
  setImmediate(count)
  await work()
  isOver = true
  return turns
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/**
 * The longest time for which a work let nobody else have a turn. It is no longer than the clock says, and no longer than
 * the processor worked for this process: what else a busy machine does is not counted.
 */
export async function longestHoldMs(work: () => Promise<unknown>): Promise<number> {
  let longestMs = 0
  let isOver = false
  let before = [performance.now(), cpuMs()]
  const look = () => {
    const now = [performance.now(), cpuMs()]
    longestMs = Math.max(longestMs, Math.min(...now.map((ms, i) => ms - (before[i] ?? 0))))
    before = now
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await work()
  look()
  isOver = true
  return longestMs
}
