import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform.ts'
import { webhookPath } from '../webhook.ts'
import { passTime } from './events.ts'
import { signatureHeader, signatureOf } from './signature.ts'
import { dueEvents, markDelivered } from './store.ts'

/** Sandbox webhooks: delivers what is due through the same route and with the same signature as a real provider. */
export async function deliverDue(fastify: FastifyInstance, { database, clock, secrets, log }: Platform) {
  for (const { id, body } of await dueEvents(database, clock.now())) {
    const signature = signatureOf(secrets, body, clock.now())
    const headers = { 'content-type': 'application/json', [signatureHeader]: signature }
    const answer = await fastify.inject({ method: 'POST', url: webhookPath, payload: body, headers })
    if (answer.statusCode === 200) await markDelivered(database, id, clock.now())
    else log.warn({ status: answer.statusCode }, 'sandbox report not taken; it comes again')
  }
}

/** Lets time pass and delivers what is due. */
export async function sweep(fastify: FastifyInstance, platform: Platform) {
  await passTime(platform.database, platform.clock.now())
  await deliverDue(fastify, platform)
}
