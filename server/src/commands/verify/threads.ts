import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { checkLot, type LotFindings } from '../../features/record/index.ts'
import { type PriceChoice, pricesFrom } from './prices.ts'

/** What every thread is told once. */
interface Task {
  /** Where prices come from; nothing to look at the chain alone. */
  prices: PriceChoice | undefined
  /** Entries whose hashes were published. */
  named: readonly number[]
}

/** Looks at a lot as the task says. */
export function checkerOf({ prices, named }: Task): (lot: Uint8Array) => Promise<LotFindings> {
  const look = { prices: prices && pricesFrom(prices), named }
  return lot => checkLot(lot, look)
}

/** Threads that look at one lot each; with none of them it is done here. */
export function openThreads(count: number, task: Task) {
  if (count === 0) return { check: checkerOf(task), close: async () => {} }
  // It lies beside this file once it is built.
  const program = new URL('./verifier.js', import.meta.url)
  const threads = Array.from({ length: count }, () => new Worker(program, { workerData: task }))
  const idle = [...threads]
  const waiting: ((thread: Worker) => void)[] = []

  const anIdle = async () => idle.pop() ?? new Promise<Worker>(resolve => waiting.push(resolve))
  function release(thread: Worker) {
    const next = waiting.shift()
    if (next) next(thread)
    else idle.push(thread)
  }

  async function check(lot: Uint8Array): Promise<LotFindings> {
    const thread = await anIdle()
    const answer = once(thread, 'message')
    thread.postMessage(lot, [lot.buffer as ArrayBuffer])
    const [found] = await answer
    release(thread)
    return found as LotFindings
  }
  return { check, close: async () => void (await Promise.all(threads.map(thread => thread.terminate()))) }
}
