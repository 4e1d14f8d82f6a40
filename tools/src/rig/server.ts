import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface RiggedServer {
  url: string
  child: ChildProcess
  /** Ends it and takes its data away. */
  stop(): Promise<void>
}

/** A folder for one run's data, that the database's own user can reach. */
export function throwawayFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'pusula-rig-'))
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The built server as a process of its own, on a free port, with a simulated market and data that nobody misses. */
export async function startRigged(
  dataDir: string,
  env: Record<string, string> = {},
  program: readonly string[] = [join(root, 'server/dist/main.js')],
): Promise<RiggedServer> {
  const settings = {
    NODE_ENV: 'development',
    PORT: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    MARKET_SOURCE: 'simulated',
    REQUESTS_PER_MINUTE: '1000000',
    NEW_GUESTS_PER_HOUR: '1000000',
    // The past of fifty coins is worked out once in the life of an installation, which is not what is measured here.
    RECORD_COINS: '0',
  }
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...settings, ...env },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  })
  child.stderr?.pipe(process.stderr)
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', part => {
      said += part
      const ready = /is ready: (\S+)/.exec(said)
      if (ready?.[1]) resolve(ready[1])
    })
    child.on('exit', code => reject(new Error(`The server did not start (exit ${code}).`)))
  })
  return {
    url,
    child,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Works with such a server; then it is ended and its data taken away. */
export async function withServer<T>(
  env: Record<string, string>,
  work: (server: RiggedServer, dataDir: string) => Promise<T>,
  program?: readonly string[],
): Promise<T> {
  const folder = throwawayFolder()
  try {
    const server = await startRigged(folder.path, env, program)
    return await work(server, folder.path).finally(server.stop)
  } finally {
    folder.remove()
  }
}
