import { connect, type Socket } from 'node:net'

/** A whole request as it goes over the line. */
export type RawRequest = Buffer

const headersEnd = Buffer.from('\r\n\r\n')

export function rawRequest(method: string, path: string, headers: Record<string, string>, body = ''): RawRequest {
  const all = { host: 'localhost', ...headers, ...(body && { 'content-length': String(Buffer.byteLength(body)) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

/** How many bytes the first answer in the buffer has; undefined while it is not whole. */
function answerLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf(headersEnd)
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Not the answer that was asked for: ${head.slice(0, 60)}`)
  const bodyBytes = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  return bytes.length >= end + 4 + bodyBytes ? end + 4 + bodyBytes : undefined
}

/** Sends a request again and again over one kept connection until the time is over; hands out how many were answered. */
function hammerOnce(port: number, request: RawRequest, untilMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1')
    let pending = Buffer.alloc(0)
    let answered = 0
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('connect', () => socket.write(request))
    socket.on('data', part => {
      pending = pending.length ? Buffer.concat([pending, part]) : part
      try {
        if (answerLength(pending) === undefined) return
      } catch (error) {
        socket.destroy()
        reject(error)
        return
      }
      pending = Buffer.alloc(0)
      answered++
      if (performance.now() < untilMs) socket.write(request)
      else {
        socket.destroy()
        resolve(answered)
      }
    })
  })
}

/** How many answers there are to a request that many connections send as fast as they can. */
export async function hammer(url: string, request: RawRequest, seconds: number, connections = 16): Promise<number> {
  const port = Number(new URL(url).port)
  const untilMs = performance.now() + seconds * 1000
  const counts = await Promise.all(Array.from({ length: connections }, () => hammerOnce(port, request, untilMs)))
  return counts.reduce((sum, count) => sum + count, 0)
}
