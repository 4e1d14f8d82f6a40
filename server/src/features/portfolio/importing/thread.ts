import { type MessagePort, Worker } from 'node:worker_threads'
import type { ProblemCode } from '@pusula/contract'
import { Problem } from '../../../platform/problem.ts'
import { openSession, type Progress, type Session } from './session.ts'

type Method = keyof Session
interface Ask {
  id: number
  method: Method
  input: unknown[]
}
type Answer =
  | { id: number; value: unknown }
  | { id: number; problem: { code: ProblemCode; details: Record<string, unknown> | undefined } }
  | { id: number; error: string }
  | { progress: Parameters<Progress> }

/** Import session in a worker thread: each of its steps is a message there and one back. */
export interface Reader {
  session: Session
  /** Ends it at once, whatever it is doing: what was asked of it fails. */
  close: () => void
}

/** Somebody does not want it any more. */
export class Cancelled extends Error {}

/** The other end, inside the thread. */
export function answerCalls(port: MessagePort): void {
  const say = (answer: Answer) => port.postMessage(answer)
  const session = openSession((...progress) => say({ progress }))
  port.on('message', async ({ id, method, input }: Ask) => {
    try {
      // The caller's types say that the method takes this input.
      const work = session[method] as (...given: unknown[]) => Promise<unknown>
      say({ id, value: await work(...input) })
    } catch (error) {
      if (error instanceof Problem) say({ id, problem: { code: error.code, details: error.details } })
      else say({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
}

/** A thread of its own for one file. Where the source runs as it is written there is none: then it is read here, in slices. */
export function openReader(onProgress: Progress): Reader {
  return import.meta.url.endsWith('.ts') ? readerHere(onProgress) : readerInThread(onProgress)
}

function readerHere(onProgress: Progress): Reader {
  let isClosed = false
  const session = openSession((...progress) => {
    if (isClosed) throw new Cancelled()
    onProgress(...progress)
  })
  const close = () => {
    isClosed = true
  }
  return { session, close }
}

/** A file of 300,000 lines takes half of it. */
const maxMegabytes = 2_048

function readerInThread(onProgress: Progress): Reader {
  // It lies beside this file once it is built.
  const program = new URL('./import-reader.js', import.meta.url)
  const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: maxMegabytes } })
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  let asked = 0
  let ended: Error | undefined
  const end = (error: Error) => {
    ended ??= error
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }
  worker.on('message', (answer: Answer) => {
    if ('progress' in answer) return onProgress(...answer.progress)
    const one = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('value' in answer) one?.resolve(answer.value as never)
    else if ('problem' in answer) one?.reject(new Problem(answer.problem.code, answer.problem.details))
    else one?.reject(new Error(answer.error))
  })
  worker.on('error', end)
  worker.on('exit', () => end(new Cancelled()))
  worker.unref()
  const call = (method: Method, input: unknown[]) =>
    new Promise<never>((resolve, reject) => {
      if (ended) return reject(ended)
      const id = ++asked
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, method, input } satisfies Ask)
    })
  // Every step of a session by its name, with the input and the answer that its type says.
  const session = new Proxy({} as Session, {
    get:
      (_, method: Method) =>
      (...input: unknown[]) =>
        call(method, input),
  })
  return { session, close: () => void worker.terminate() }
}
