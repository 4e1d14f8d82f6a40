import { platform, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { answerCalls } from './thread.ts'

/** Share of the processor (nice) beside other work: a third. */
const niceness = 5

// On Linux this is the priority of the calling thread alone: calls that people wait for come before a file that takes seconds.
if (platform() === 'linux') setPriority(niceness)

/** A thread that reads one file; it ends with it. */
if (parentPort) answerCalls(parentPort)
