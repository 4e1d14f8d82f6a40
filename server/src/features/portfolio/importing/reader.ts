import { parentPort } from 'node:worker_threads'
import { answerCalls } from './thread.ts'

/** A thread that reads one file; it ends with it. */
if (parentPort) answerCalls(parentPort)
