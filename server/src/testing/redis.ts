import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** How it answers: as it should, when it is well again, not at all though it listens, or with what no Redis says. */
type Mood = 'well' | 'slow' | 'silent' | 'garbled'

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`
/** As the third edition of the protocol sends what nobody asked for. */
const pushOf = (...texts: string[]) => `>${texts.length}\r\n${texts.map(bulk).join('')}`

const garbage = 'HTTP/1.1 400 Bad Request\r\n\r\n'

/** As much of Redis as the server asks for: counts and texts that never end, and words for those who listen. */
export async function startRedisStandIn(port = 0) {
  const sockets = new Set<Socket>()
  const counts = new Map<string, number>()
  const texts = new Map<string, string>()
  const listeners = new Set<Socket>()
  let mood: Mood = 'well'
  let held: (() => void)[] = []
  let asked = 0
  const answer = ([name = '', ...rest]: string[]): string => {
    if (name === 'info') return '$9\r\nloading:0\r\n'
    asked++
    if (name === 'get') {
      const text = texts.get(rest[0] ?? '')
      return text === undefined ? '$-1\r\n' : `$${Buffer.byteLength(text)}\r\n${text}\r\n`
    }
    if (name === 'publish') {
      for (const listener of listeners) listener.write(pushOf('message', rest[0] ?? '', rest[1] ?? ''))
      return `:${listeners.size}\r\n`
    }
    if (name === 'set') texts.set(rest[0] ?? '', rest[1] ?? '')
    if (name !== 'eval') return '+OK\r\n'
    const key = rest[2] ?? ''
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return `*2\r\n:${counts.get(key)}\r\n:60000\r\n`
  }
  const hear = (socket: Socket, command: string[]) => {
    if (command[0] === 'subscribe') listeners.add(socket)
    const text =
      command[0] === 'subscribe' ? `>3\r\n${bulk('subscribe')}${bulk(command[1] ?? '')}:1\r\n` : answer(command)
    if (mood === 'silent') return
    if (mood === 'slow') held.push(() => socket.write(text))
    else socket.write(mood === 'garbled' ? garbage : text)
  }
  // One that hangs does not notice either that the other end has gone.
  const server = createServer({ allowHalfOpen: true }, socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      listeners.delete(socket)
    })
    // Commands come whole here: they are short.
    socket.on('data', data => {
      for (const command of data
        .toString()
        .split(/^\*\d+\r\n/m)
        .slice(1)) {
        const words = command.split(/\$\d+\r\n/).slice(1)
        hear(
          socket,
          words.map(word => word.slice(0, -2)),
        )
      }
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    be: (next: Mood) => {
      mood = next
      for (const say of next === 'well' ? held : []) say()
      held = []
    },
    /** What it was asked for so far, but for whether it is ready. */
    asked: () => asked,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      return once(server, 'close')
    },
  }
}
