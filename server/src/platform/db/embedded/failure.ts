import type { ChildProcess } from 'node:child_process'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { reasonOf, StartError } from '../../start-error.ts'
import type { Places } from './places.ts'

type Server = Pick<ChildProcess, 'pid' | 'exitCode' | 'signalCode'>

/** Transient startup errors of postgres, worth a retry: another process was quicker, or has not quite gone yet. */
const passing = /lock file|shared memory block .* in use|Unix-domain socket/

/** Throws a StartError where a retry would not help; it says why and what to do. */
export function refuseIfHopeless(server: Server, places: Places) {
  const said = lastWords(server, places)
  if (!passing.test(said)) throw new StartError(explain(said, places))
}

/** What a server that ended has written to the log that it shares with others; the last thing is why it ended. */
function lastWords({ pid, exitCode, signalCode }: Server, { log }: Places): string {
  const lines = endOf(log)
    .split('\n')
    .filter(line => line.includes(`[${pid}]`))
  const last = lines.findLastIndex(line => /FATAL|PANIC/.test(line))
  const words = lines.slice(last).map(line => line.replace(/^.*\] /, ''))
  return last < 0 ? `it ended with ${signalCode ?? exitCode}` : words.join(' ')
}

const endBytes = 65_536

function endOf(file: string): string {
  const handle = openSync(file, 'r')
  try {
    const { size } = fstatSync(handle)
    const end = Buffer.alloc(Math.min(size, endBytes))
    readSync(handle, end, 0, end.length, size - end.length)
    return end.toString('utf8')
  } finally {
    closeSync(handle)
  }
}

/** One line for people: why the embedded database cannot be used, and what to do. */
export function explain(said: string, { home, log }: Places): string {
  const made = /initialized by PostgreSQL version ([\d.]+), which is not compatible with this version ([\d.]+)/.exec(
    said,
  )
  if (made)
    return `The database in ${home} was made by PostgreSQL ${made[1]}, this version of Pusula brings ${made[2]}. Back it up with the version that made it and restore that here, or set DATA_DIR to another folder.`
  if (/No space left on device/.test(said) && !/shared memory segment/.test(said))
    return `The disk under ${home} is full. Make room, then start again.`
  if (/Permission denied|wrong ownership|invalid permissions/.test(said))
    return `The database's user may not use ${home} (${oneLine(said)}). Give the folder back to that user, or set DATA_DIR to another one.`
  return `The embedded database in ${home} did not start: ${oneLine(said)}. Its log: ${log}`
}

/** Why the waiting was in vain. */
export function explainWaiting(error: unknown, living: number | undefined, server: Server | undefined, places: Places) {
  const reason = reasonOf(error)
  const { home } = places
  if (/shutting down/.test(reason))
    return `The database in ${home} is being shut down by another process. Start again when that has ended.`
  if (/starting up|recovery/.test(reason))
    return `The database in ${home} is still recovering from a crash. It goes on by itself: start again in a few minutes.`
  if (living)
    return `The database in ${home} does not answer (${oneLine(reason)}). End its process ${living}, then start again.`
  return explain(server ? lastWords(server, places) : reason, places)
}

const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').replace(/\.$/, '')
