import { expect, vi } from 'vitest'

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

/** How often others could have a turn, however quick the machine: by a clock on which every look is more than a slice later. */
export async function turnsOffered(work: () => Promise<unknown>): Promise<number> {
  let ms = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    ms += 10
    return ms
  })
  try {
    return await turnsDuring(work)
  } finally {
    clock.mockRestore()
  }
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** The longest time for which a work let nobody else have a turn, by the clock or the processor, whichever is less. */
async function longestHoldMs(work: () => Promise<unknown>): Promise<number> {
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

/** Ten times what it may be, since machines differ; what is not done in slices takes longer. */
const mostHeldMs = 250
const mostTries = 10

/**
 * Whether a work that can be done again lets others have a turn in time. A machine with other work can hold it up as well, now and then
 * and not each time, so the quickest of a few tries counts: what the work itself does, it does in all of them.
 */
export async function expectNobodyHeldUp(work: () => Promise<unknown>, name = ''): Promise<void> {
  const tries: number[] = []
  do tries.push(Math.round(await longestHoldMs(work)))
  while (Math.min(...tries) >= mostHeldMs && tries.length < mostTries)
  expect(Math.min(...tries), `${name} ms without a turn for others: ${tries.join(', ')}`).toBeLessThan(mostHeldMs)
}

const lookEveryMs = 20
/** A machine that keeps its own appointments this badly is busy with others. */
const tooLateMs = 100

/**
 * Holds a promise of time to its word where that can be judged: not while the machine itself comes late to everything. What is
 * awaited still has to happen.
 */
export function watchTime(): (tookMs: number, promisedMs: number, says: string) => void {
  let worstMs = 0
  let dueMs = performance.now() + lookEveryMs
  const timer = setInterval(() => {
    worstMs = Math.max(worstMs, performance.now() - dueMs)
    dueMs = performance.now() + lookEveryMs
  }, lookEveryMs)
  return (tookMs, promisedMs, says) => {
    clearInterval(timer)
    if (worstMs < tooLateMs) expect(tookMs, `${says}: ${Math.round(tookMs)} ms`).toBeLessThan(promisedMs)
  }
}
