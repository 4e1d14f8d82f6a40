import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { selfSigned } from './certificate.ts'

export interface Pushed {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service on this machine: takes messages over https as a browser's own does, and keeps them. */
export async function startPushService() {
  const { cert, key } = selfSigned()
  const received: Pushed[] = []
  const answers: { status: number; headers?: Record<string, string> }[] = []
  let onPush = (_pushed: Pushed) => {}
  const server = createServer({ cert, key }, async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const pushed = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) }
    received.push(pushed)
    onPush(pushed)
    const { status, headers } = answers.shift() ?? { status: 201 }
    response.writeHead(status, headers).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    cert,
    url: `https://127.0.0.1:${port}`,
    received,
    /** What it says to the next messages; afterwards it takes everything. */
    answers,
    whenPushed: (listener: (pushed: Pushed) => void) => {
      onPush = listener
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type PushService = Awaited<ReturnType<typeof startPushService>>
