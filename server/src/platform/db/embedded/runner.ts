import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync } from 'node:fs'

/**
 * PostgreSQL refuses to run as root. A root process starts it as an unprivileged user of this machine instead;
 * everyone else starts it as themselves.
 */
export interface Runner {
  uid?: number
  gid?: number
}

export function findRunner(): Runner {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : { uid: 65_534, gid: 65_534 }
}

/** Whether the runner may pass through, and with `write` also write to, a folder; parents count too. */
export function mayUse(runner: Runner, folder: string, write = false): boolean {
  if (runner.uid === undefined) return true
  const test = (flag: string) => spawnSync('test', [flag, folder], { ...runner, cwd: '/' }).status === 0
  return test('-x') && test('-r') && (!write || test('-w'))
}

export function giveTo(runner: Runner, path: string) {
  if (runner.uid !== undefined && runner.gid !== undefined) chownSync(path, runner.uid, runner.gid)
}
