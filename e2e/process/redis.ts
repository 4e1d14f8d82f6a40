import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { startRedisStandIn } from '../../server/src/testing/redis.ts'

export interface RedisProcess {
  stop(): Promise<unknown>
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The real one where it is installed, else as much of it as the server asks for. */
export const startRedis = (port: number): Promise<RedisProcess> =>
  isInstalled() ? startReal(port) : startRedisStandIn(port)

function isInstalled(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function startReal(port: number): Promise<RedisProcess> {
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'])
  for await (const part of child.stdout) if (String(part).includes('Ready to accept connections')) break
  return {
    stop: () => {
      child.kill('SIGKILL')
      return once(child, 'exit')
    },
  }
}
