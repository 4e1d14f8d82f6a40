import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** A Redis of this machine, that keeps nothing. */
export async function startRedis() {
  const port = await freePort()
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'])
  const failed = once(child, 'error').then(() => {
    throw new Error('redis-server is not installed: two instances cannot be measured as they run.')
  })
  const ready = async () => {
    for await (const part of child.stdout) if (String(part).includes('Ready to accept connections')) return
  }
  await Promise.race([ready(), failed])
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill('SIGKILL')
      return once(child, 'exit')
    },
  }
}
