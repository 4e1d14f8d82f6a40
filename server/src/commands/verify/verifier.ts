import { parentPort, workerData } from 'node:worker_threads'
import { checkerOf } from './threads.ts'

/** A thread of the check: a lot of lines comes in, what was found in it goes out. */
const check = checkerOf(workerData)
parentPort?.on('message', async (lot: Uint8Array) => parentPort?.postMessage(await check(lot)))
