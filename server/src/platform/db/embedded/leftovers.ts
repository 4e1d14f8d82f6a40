import { spawnSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Places } from './places.ts'

/** Lock file with the pid of a running server; one that was killed leaves it behind. */
interface Mark {
  path: string
  text: string
  /** Undefined where the file is empty or cut. */
  pid: number | undefined
}

/** Grace for a lock file that is still empty: the pid is written right after the file is made. */
const writtenAfterMs = 1_000

function marksOf({ pidFile, sockets }: Places): Mark[] {
  const locks = readdirSync(sockets).filter(name => name.startsWith('.s.PGSQL.') && name.endsWith('.lock'))
  return [pidFile, ...locks.map(name => join(sockets, name))].flatMap(path => {
    const text = textOf(path)
    if (text === undefined) return []
    const pid = Number(text.split('\n')[0])
    return { path, text, pid: Number.isInteger(pid) && pid > 0 ? pid : undefined }
  })
}

const textOf = (path: string): string | undefined => orNothing(() => readFileSync(path, 'utf8'))

function orNothing<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/**
 * The number of the server that lives on this data folder, or of the last that is left of one. A number that by now is anybody
 * else's does not count, and a server whose marks were lost does.
 */
export function livingServer(places: Places): number | undefined {
  const marked = marksOf(places).flatMap(({ pid }) => pid ?? [])
  const found = [...marked, ...standingIn(places.data)].filter(pid => isServerOf(pid, places.data))
  return found.find(pid => isCalledFor(commandOf(pid), places.data)) ?? found[0]
}

/**
 * Takes away what a dead server left, where the next one would refuse to start: files that are cut, and numbers that another
 * process has by now. Marks of a number that nobody has are left to PostgreSQL, which looks whether anything of that server still
 * holds its memory. Call it only when no server lives on the folder.
 */
export function clearLeftovers(places: Places) {
  for (const mark of marksOf(places)) {
    const { pid, path } = mark
    const isMisleading = pid === undefined ? isOld(path) : isAlive(pid) && !isServerOf(pid, places.data)
    if (isMisleading) takeAway(mark)
  }
}

const isOld = (path: string): boolean =>
  Date.now() - (orNothing(() => statSync(path).mtimeMs) ?? Date.now()) > writtenAfterMs

/** Aside first: if a server has started since we looked, the file is its own and goes back. */
function takeAway({ path, text }: Mark) {
  const aside = `${path}.${process.pid}`
  orNothing(() => renameSync(path, aside))
  const taken = textOf(aside)
  if (taken !== undefined && taken !== text) orNothing(() => linkSync(aside, path))
  rmSync(aside, { force: true })
}

/** Whether a process has this number, whoever's it is. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const folderOf = (pid: number): string | undefined => orNothing(() => readlinkSync(`/proc/${pid}/cwd`))

/** Processes whose own folder this is: a server moves into its data. Only Linux says so; elsewhere the marks must do. */
function standingIn(data: string): number[] {
  if (process.platform !== 'linux' || !existsSync(data)) return []
  const place = realpathSync(data)
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 0 && folderOf(pid) === place)
}

/** By its command, which names the folder, or by where it stands. */
function isServerOf(pid: number, data: string): boolean {
  const command = commandOf(pid)
  if (!/(^|\/)postgres[: ]/.test(command)) return false
  return isCalledFor(command, data) || (existsSync(data) && folderOf(pid) === realpathSync(data))
}

const isCalledFor = (command: string, data: string): boolean => command.includes(` -D ${data} `)

/** What a process was called with; nothing for one that has ended and that nobody collected. */
function commandOf(pid: number): string {
  if (process.platform === 'linux') return textOf(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? ''
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
}
