import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { NotSigned, type Provider } from './provider.ts'
import type { Fulfilment } from './reports/fulfilment.ts'
import { takeReport } from './reports/take.ts'

export const webhookPath = '/api/payments/webhook'
/** Body size limit of a webhook: a report has a whole order in it, more than people send. */
const maxBytes = 256 * 1024

interface Options {
  provider: Provider
  fulfilment: Fulfilment
  /** After a report was taken in: e-mails may be due. */
  onTaken(): Promise<void>
}

/**
 * Where a provider reports. The signature covers the bytes, so the body is left unread. Anything but 200 makes the
 * provider send the report again, which is what a failure on our side needs.
 */
export const openWebhook = (fastify: FastifyInstance, platform: Platform, { provider, fulfilment, onTaken }: Options) =>
  fastify.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    const terms = { bodyLimit: maxBytes, config: { isUncounted: true } }
    scope.post<{ Body: unknown }>(webhookPath, terms, async (request, reply) => {
      const report = await readReport(provider, request)
      if (report && (await takeReport(platform.database, fulfilment, report, platform.clock.now()))) {
        platform.log.info({ report: report.kind, provider: provider.name }, 'payment report taken in')
        await onTaken()
      }
      return reply.send({ received: true })
    })
  })

async function readReport(provider: Provider, { body, headers, log }: FastifyRequest<{ Body: unknown }>) {
  if (!Buffer.isBuffer(body)) throw new Problem('request.invalid')
  try {
    return await provider.read(body, headers)
  } catch (error) {
    if (!(error instanceof NotSigned)) throw error
    log.warn({ provider: provider.name, reason: error.message }, 'payment report refused')
    throw new Problem('request.invalid')
  }
}
