import { chmodSync, existsSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const mounts = '/proc/mounts'
const wantedBytes = 4e9

/** Whether there is room, and programs may lie there: those of the database are copied where their user cannot reach them. */
function isMemoryUseful(): boolean {
  if (!existsSync(memory) || !existsSync(mounts)) return false
  const mount = readFileSync(mounts, 'utf8')
    .split('\n')
    .find(line => line.includes(` ${memory} `))
  const { bavail, bsize } = statfsSync(memory)
  return mount !== undefined && !mount.includes('noexec') && bavail * bsize > wantedBytes
}

/**
 * A folder for the data of a test, inside that of the run where there is one, that the database's own user can reach. A database is 800 small files: in memory they are copied in
 * a fifth of the time.
 */
export function newFolder(name: string): string {
  const parent = process.env.TEST_FOLDER ?? (isMemoryUseful() ? memory : tmpdir())
  const folder = mkdtempSync(join(parent, `pusula-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
