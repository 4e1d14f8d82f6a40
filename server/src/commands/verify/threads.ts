import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { checkGrades, type GradedEntry, type GradeFindings } from '../../features/record/index.ts'
import { type PriceChoice, pricesFrom } from './prices.ts'

/** Works the grades of some claims out again. */
export function checkerOf(choice: PriceChoice): (lot: readonly GradedEntry[]) => Promise<GradeFindings> {
  const prices = pricesFrom(choice)
  return lot => checkGrades(lot, prices)
}

/** It lies beside this file once it is built. */
const built = new URL('./verifier.js', import.meta.url)

/** Threads that look at one lot each; with none of them it is done here. */
export function openThreads(count: number, choice: PriceChoice, program = built) {
  if (count === 0) return { check: checkerOf(choice), close: async () => {} }
  const threads = Array.from({ length: count }, () => new Worker(program, { workerData: choice }))
  const idle = [...threads]
  const waiting: ((thread: Worker) => void)[] = []

  const anIdle = async () => idle.pop() ?? new Promise<Worker>(resolve => waiting.push(resolve))
  function release(thread: Worker) {
    const next = waiting.shift()
    if (next) next(thread)
    else idle.push(thread)
  }

  async function check(lot: readonly GradedEntry[]): Promise<GradeFindings> {
    const thread = await anIdle()
    const answer = once(thread, 'message')
    thread.postMessage(lot)
    const [found] = await answer
    release(thread)
    return found as GradeFindings
  }
  return { check, close: async () => void (await Promise.all(threads.map(thread => thread.terminate()))) }
}
