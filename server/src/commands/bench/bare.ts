import Fastify, { type HTTPMethods } from 'fastify'

/** An answer as the product gave it, to be given again by a server that does nothing else. */
export interface BareAnswer {
  method: HTTPMethods
  path: string
  headers: Record<string, string>
  body: string
}

/** A bare server: the same bytes under the same headers, and not a line of work for them. It runs as a process. */
const answers: BareAnswer[] = JSON.parse(process.argv[2] ?? '[]')
const fastify = Fastify()
for (const { method, path, headers, body } of answers)
  fastify.route({ method, url: path, handler: async (_, reply) => reply.headers(headers).send(body) })
fastify.get('/metrics', async () => {
  const { user, system } = process.cpuUsage()
  return `process_cpu_seconds_total ${(user + system) / 1e6}\n`
})
console.log(`is ready: ${await fastify.listen({ host: '127.0.0.1', port: 0 })}`)
