import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

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

/** All in milliseconds, from any moment on. */
export interface Clocks {
  wall: () => number
  /** Of all threads of this process. */
  processor: () => number
  /** In which the event loop was at work. */
  loop: () => number
}

const clocksHere: Clocks = {
  wall: () => performance.now(),
  processor: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
  loop: () => performance.eventLoopUtilization().active,
}

/**
 * Measures the process it runs in. A turn is as long as the clock says, or as the processor was at work in it where that
 * is less: on a busy machine a process also waits for others, and that is not its fault.
 */
export function openGauge({ wall, processor, loop }: Clocks = clocksHere): Gauge {
  const now = () => ({ wall: wall(), processor: processor(), loop: loop() })
  let began = now()
  let turnBegan = began
  let isWatching = false
  let longestMs = 0

  const turn = () => {
    const ended = now()
    longestMs = Math.max(longestMs, Math.min(ended.wall - turnBegan.wall, ended.processor - turnBegan.processor))
    turnBegan = ended
    if (isWatching) setImmediate(turn)
  }

  return {
    begin(isClose) {
      isWatching = isClose
      longestMs = 0
      began = turnBegan = now()
      if (isClose) setImmediate(turn)
    },
    end() {
      const ended = now()
      const processorMs = ended.processor - began.processor
      if (isWatching) turn()
      const holdMs = isWatching ? longestMs : Math.min(ended.loop - began.loop, processorMs)
      isWatching = false
      return { processorMs, holdMs }
    },
  }
}

interface Measured<T> {
  result: T
  reading: Reading
}

/** Tells what the server does while work is under way. */
export type Meter = <T>(work: () => Promise<T>, isClose?: boolean) => Promise<Measured<T>>

/** For a server in this very process; what the work itself costs is counted with it. */
export function meterHere(clocks?: Clocks): Meter {
  const gauge = openGauge(clocks)
  return async (work, isClose = false) => {
    gauge.begin(isClose)
    const result = await work()
    return { result, reading: gauge.end() }
  }
}

/** For a metered server in a process of its own. */
export function meterOf(child: ChildProcess): Meter {
  const ask = async (question: string): Promise<unknown> => {
    const answered = once(child, 'message')
    child.send(question)
    return (await answered)[0]
  }
  return async (work, isClose = false) => {
    await ask(isClose ? 'begin closely' : 'begin')
    const result = await work()
    return { result, reading: (await ask('end')) as Reading }
  }
}
