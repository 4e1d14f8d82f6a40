import { parentPort, workerData } from 'node:worker_threads'
import type { GradedEntry } from '../../features/record/index.ts'
import { checkerOf } from './threads.ts'

/** A thread of the check: a lot of claims comes in, what was found in it goes out. */
const check = checkerOf(workerData)
parentPort?.on('message', async (lot: GradedEntry[]) => parentPort?.postMessage(await check(lot)))
