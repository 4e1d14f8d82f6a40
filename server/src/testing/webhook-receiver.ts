import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { selfSigned } from './certificate.ts'

export interface Posted {
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** What was answered. */
  status: number | 'silent'
}

type Answer = { status: number; headers?: Record<string, string>; body?: string } | 'silent'

/** Somebody's server over https that takes webhooks, and keeps what came. */
export async function startReceiver({ cert, key } = selfSigned()) {
  const received: Posted[] = []
  /** What it says next at each path; afterwards it takes everything. */
  const answers = new Map<string, Answer[]>()
  const server = createServer({ cert, key }, async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const path = request.url ?? ''
    const answer = answers.get(path)?.shift() ?? { status: 204 }
    received.push({ path, headers: request.headers, body, status: answer === 'silent' ? answer : answer.status })
    if (answer !== 'silent') response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ...{ cert, url: `https://127.0.0.1:${port}`, received, answers },
    at: (path: string) => received.filter(posted => posted.path === path),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
