import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type Clocks, openGauge, type Reading } from './gauge.ts'

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
