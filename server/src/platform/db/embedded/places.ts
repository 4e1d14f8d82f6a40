import { createHash } from 'node:crypto'
import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reasonOf, StartError } from '../../start-error.ts'
import { giveTo, mayUse, type Runner } from './runner.ts'

/** The folders of one embedded database. */
export interface Places {
  home: string
  data: string
  sockets: string
  log: string
  /** Where the server writes its number while it lives. */
  pidFile: string
}

/** A path of a unix socket may have 107 characters; the file's own name needs some of them. */
const socketFolderMax = 85

export function findPlaces(dataDir: string, runner: Runner): Places {
  const home = findHome(dataDir, runner)
  const near = join(home, 'sockets')
  const sockets = near.length <= socketFolderMax ? near : join(tmpdir(), `pusula-${shortHash(home)}`)
  const log = join(home, 'log')
  for (const folder of [sockets, log]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    giveTo(runner, folder)
  }
  const owner = statSync(sockets)
  if (runner.uid === undefined && owner.uid !== process.getuid?.())
    throw new StartError(`${sockets} belongs to another user. Remove it, or choose a shorter DATA_DIR.`)
  const data = join(home, 'data')
  return { home, data, sockets, log: join(log, 'postgres.log'), pidFile: join(data, 'postmaster.pid') }
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

function findHome(dataDir: string, runner: Runner): string {
  const home = join(dataDir, 'postgres')
  try {
    mkdirSync(home, { recursive: true })
    accessSync(home, constants.W_OK)
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${reasonOf(error)}). Set DATA_DIR to one that can.`,
    )
  }
  if (mayUse(runner, home)) return owned(home, runner)
  // Only root has a runner that can be locked out, for example below /root: root's services keep their data here.
  const reachable = join('/var/lib/pusula', shortHash(home))
  mkdirSync(reachable, { recursive: true })
  return owned(reachable, runner)
}

function owned(home: string, runner: Runner): string {
  chmodSync(home, 0o755)
  giveTo(runner, home)
  return home
}
