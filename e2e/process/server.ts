import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '../../server/src/testing/folder.ts'

const root = join(import.meta.dirname, '../..')

/** A test that fails does not get to the line that ends its server. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export interface ServerProcess {
  url: string
  child: ChildProcess
  output(): string
  /** Ends it with a signal and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

const directly = [process.execPath, '--max-semi-space-size=16', 'server/dist/main.js']
/** No test asks the real exchanges; and only a hang should run out of time. */
const usual = {
  NODE_ENV: 'development',
  MARKET_SOURCE: 'simulated',
  DATABASE_TIMEOUT_SECONDS: '30',
  RECORD_COINS: '0',
}

/** Starts the built server as `npm start` does, on a free port, and waits until it says that it is ready. */
export async function startServer(env: Record<string, string>, command = directly): Promise<ServerProcess> {
  const { child, output } = launch({ PORT: '0', LOG_LEVEL: 'error', ...env }, command)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const ready = /is ready: (\S+)/.exec(output())
      if (ready?.[1]) resolve(ready[1])
    })
    child.on('exit', () => reject(new Error(`The server did not start:\n${output()}`)))
  })
  return {
    url,
    child,
    output,
    end: async signal => {
      if (child.exitCode !== null || child.signalCode) return child.exitCode
      child.kill(signal)
      await once(child, 'exit')
      return child.exitCode
    },
  }
}

/** Where its embedded database lives, by its own words. */
export const databaseHome = (server: ServerProcess): string => /database in ([^;\n]+)/.exec(server.output())?.[1] ?? ''

/** Starts it where it must fail, and hands out what it said. */
export async function failToStart(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { child, output } = launch({ PORT: '0', LOG_LEVEL: 'error', ...env })
  const [code] = await once(child, 'close')
  return { code, said: output().trim() }
}

function launch(env: Record<string, string>, [program = '', ...args] = directly) {
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const child = spawn(program, args, {
    cwd: root,
    env: { ...clean, ...usual, ...env },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let said = ''
  child.stdout.on('data', part => {
    said += part
  })
  child.stderr.on('data', part => {
    said += part
  })
  return { child, output: () => said }
}

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** A folder that is gone when the work is done. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = newFolder('e2e')
  try {
    return await work(folder)
  } finally {
    removeFolder(folder)
  }
}
