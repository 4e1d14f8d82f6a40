import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The server as somebody's network sees it: a newer version can be served, the server can be gone, cookies can get lost. */
export async function startNetwork({ losesCookies = false } = {}) {
  const { hostname, port } = new URL(process.env.PUSULA_URL ?? '')
  let version = 0
  const pass = (asked: IncomingMessage, reply: ServerResponse) => {
    const { method, url, headers } = asked
    const isWorker = url === '/sw.js'
    // The worker's script is changed on its way: it has to come whole and as plain text.
    if (isWorker) for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name]
    if (losesCookies) delete headers.cookie
    const forward = request({ hostname, port, method, path: url, headers }, answer => {
      if (losesCookies) delete answer.headers['set-cookie']
      const { 'content-length': length, etag, ...rest } = answer.headers
      reply.writeHead(answer.statusCode ?? 502, isWorker ? rest : answer.headers)
      if (isWorker) answer.on('end', () => reply.end(`\n;self.version = ${version}`))
      answer.pipe(reply, { end: !isWorker })
    })
    forward.on('error', () => reply.destroy())
    asked.pipe(forward)
  }
  const server = createServer(pass)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      version++
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
