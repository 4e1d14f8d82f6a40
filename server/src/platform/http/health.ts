import type { FastifyInstance } from 'fastify'

/** Health check: resolves when a part works, throws the reason why not. */
type Check = () => Promise<unknown>

/** Timeout of one check, so that a probe gets its answer within two seconds, however long a part hangs. */
const checkLimitMs = 1_500

/** /healthz says that the process lives; /readyz that it can do its work. */
export function showHealth(fastify: FastifyInstance, checks: Record<string, Check>) {
  fastify.get('/healthz', async () => ({ status: 'ok' }))
  fastify.get('/readyz', async (_, reply) => {
    const parts = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await works(check)] as const),
    )
    const isReady = !fastify.isLeaving && parts.every(([, fine]) => fine)
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', ...Object.fromEntries(parts) })
  })
}

async function works(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<boolean>(done => {
    timer = setTimeout(() => done(false), checkLimitMs)
  })
  const outcome = check().then(
    () => true,
    () => false,
  )
  return Promise.race([outcome, limit]).finally(() => clearTimeout(timer))
}
