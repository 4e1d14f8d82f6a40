import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

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
  isInstalled() ? startReal(port) : startStandIn(port)

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

/** Keeps nothing but counts. */
async function startStandIn(port: number): Promise<RedisProcess> {
  const sockets = new Set<Socket>()
  const counts = new Map<string, number>()
  const answer = ([name = '', ...rest]: string[]): string => {
    if (name === 'info') return '$9\r\nloading:0\r\n'
    if (name === 'get') return '$-1\r\n'
    if (name !== 'eval') return '+OK\r\n'
    const key = rest[2] ?? ''
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return `*2\r\n:${counts.get(key)}\r\n:60000\r\n`
  }
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', data => {
      // Commands come whole here: they are short, and one is sent at a time.
      for (const command of data
        .toString()
        .split(/^\*\d+\r\n/m)
        .slice(1))
        socket.write(
          answer(
            command
              .split(/\$\d+\r\n/)
              .slice(1)
              .map(word => word.slice(0, -2)),
          ),
        )
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      return once(server, 'close')
    },
  }
}
