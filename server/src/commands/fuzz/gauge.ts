/** What a process did while something was under way. */
export interface Reading {
  /** Of all its threads. */
  processorMs: number
  /** The longest turn of its event loop, in which nobody else was served; not watched closely, all turns together. */
  holdMs: number
}

interface Gauge {
  /** Watched closely, the loop never rests: then its turns are right and the processor's time is not. */
  begin(isClose: boolean): void
  end(): Reading
}

const millisecondsOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

/**
 * Measures the process it runs in. A turn is as long as the clock says, or as the processor was at work in it where that
 * is less: on a busy machine a process also waits for others, and that is not its fault.
 */
export function openGauge(): Gauge {
  let processor = process.cpuUsage()
  let loop = performance.eventLoopUtilization()
  let isWatching = false
  let longestMs = 0
  let turnBegan = { atMs: 0, processor }

  const turn = () => {
    const now = { atMs: performance.now(), processor: process.cpuUsage() }
    const workedMs = millisecondsOf(process.cpuUsage(turnBegan.processor))
    longestMs = Math.max(longestMs, Math.min(now.atMs - turnBegan.atMs, workedMs))
    turnBegan = now
    if (isWatching) setImmediate(turn)
  }

  return {
    begin(isClose) {
      isWatching = isClose
      longestMs = 0
      processor = process.cpuUsage()
      loop = performance.eventLoopUtilization()
      turnBegan = { atMs: performance.now(), processor }
      if (isClose) setImmediate(turn)
    },
    end() {
      const processorMs = millisecondsOf(process.cpuUsage(processor))
      const busyMs = performance.eventLoopUtilization(loop).active
      if (isWatching) turn()
      const holdMs = isWatching ? longestMs : Math.min(busyMs, processorMs)
      isWatching = false
      return { processorMs, holdMs }
    },
  }
}
