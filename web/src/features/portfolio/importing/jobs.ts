import { type ImportJob, type InputOf, importPartChars, portfolio } from '@pusula/contract'
import { call } from '../../../lib/call.ts'
import { newId } from '../../../lib/new-id.ts'
import type { ChosenFile } from './chosen-file.ts'

/** How far a large file has come: on its way to the server, and there. */
export interface Progress {
  phase: ImportJob['phase'] | 'sending'
  ratio: number
}

/** Whoever waits for a file sees how far it is, and may call it off. */
export interface Watch {
  onProgress: (progress: Progress) => void
  signal: AbortSignal
}

/** It was called off, which is no failure. */
export class CalledOff extends Error {}

export const isLarge = ({ csv }: ChosenFile): boolean => csv.length > importPartChars

const askMs = 500
const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Files that were sent, by the id they have there: each is sent once. */
const sent = new WeakMap<ChosenFile, string>()

/** Parts of a text that no letter is cut by. */
export function partsOf(text: string, maxChars = importPartChars): string[] {
  const parts: string[] = []
  for (let from = 0; from < text.length; ) {
    let to = Math.min(text.length, from + maxChars)
    const last = text.charCodeAt(to - 1)
    // Half of a letter of two waits for its other half.
    if (to < text.length && last >= 0xd800 && last < 0xdc00) to--
    parts.push(text.slice(from, to))
    from = to
  }
  return parts
}

async function send(file: ChosenFile, { onProgress, signal }: Watch): Promise<string> {
  const known = sent.get(file)
  if (known) return known
  const id = newId()
  const parts = partsOf(file.csv)
  for (const [part, text] of parts.entries()) {
    onProgress({ phase: 'sending', ratio: part / parts.length })
    await call(portfolio.importPart, { file: id, part, parts: parts.length, text }, signal)
  }
  sent.set(file, id)
  return id
}

type Work = Omit<InputOf<typeof portfolio.importStart>, 'id' | 'file'>

/** Reads a large file behind the page, which asks how far it is until it is done. */
export async function runJob(file: ChosenFile, work: Work, watch: Watch): Promise<ImportJob> {
  const id = newId()
  const callOff = () => void call(portfolio.cancelImport, { id }).catch(() => undefined)
  const refuseIfOff = () => {
    if (watch.signal.aborted) throw new CalledOff()
  }
  watch.signal.addEventListener('abort', callOff)
  try {
    const sentAs = await send(file, watch)
    refuseIfOff()
    let job = await call(portfolio.importStart, { id, file: sentAs, ...work })
    while (job.state === 'running') {
      refuseIfOff()
      watch.onProgress(job)
      await wait(askMs)
      job = await call(portfolio.importJob, { id })
    }
    if (job.state === 'cancelled') throw new CalledOff()
    return job
  } catch (error) {
    refuseIfOff()
    throw error
  } finally {
    watch.signal.removeEventListener('abort', callOff)
  }
}
