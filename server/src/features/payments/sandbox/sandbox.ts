import type { Door } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform.ts'
import type { Provider } from '../provider.ts'
import type { Payer } from '../reports/report.ts'
import { deliverDue, sweep } from './deliveries.ts'
import { expire, type Paying, payCheckout, payOnce, refund, resumeRenewal, stopRenewal } from './events.ts'
import { checkoutPath, openPages } from './pages.ts'
import { checkSignature, signatureHeader } from './signature.ts'
import { addCheckout } from './store.ts'
import { readReport } from './wire.ts'

/** Sandbox payment provider for machines without keys: everything is real but the money. */
export interface Sandbox extends Provider {
  pay(checkoutId: string, payer: Payer, paying?: Paying): Promise<void>
}

export async function openSandbox(door: Door, platform: Platform): Promise<Sandbox> {
  const { database, clock, secrets, jobs, log } = platform
  const { fastify } = door
  const quietly = (work: Promise<void>) => work.catch(error => log.error({ err: error }, 'sandbox payments'))
  const deliver = () => quietly(deliverDue(fastify, platform))

  const sandbox: Sandbox = {
    name: 'sandbox',
    open: async request => {
      await addCheckout(database, request, clock.now())
      const checkoutUrl = checkoutPath(request.orderId, request.language)
      return { reference: request.orderId, checkout: { checkoutUrl } }
    },
    expire: async reference => {
      const outcome = await expire(database, reference, clock.now())
      await deliver()
      return outcome
    },
    stopRenewal: async subscription => {
      await stopRenewal(database, subscription, clock.now())
      await deliver()
    },
    resumeRenewal: async subscription => {
      await resumeRenewal(database, subscription, clock.now())
      await deliver()
    },
    refund: async (charge, amountCents) => {
      await refund(database, charge, amountCents, clock.now())
      await deliver()
    },
    portal: null,
    read: async (body, headers) => {
      const text = body.toString('utf8')
      checkSignature(secrets, text, headers[signatureHeader], clock.now())
      return readReport(text)
    },
    pay: async (checkoutId, payer, paying = payOnce) => {
      await payCheckout(database, checkoutId, payer, paying, clock.now())
      // A process that dies before the delay is over leaves the delivery to the sweep.
      if (paying.delayMs) setTimeout(deliver, paying.delayMs).unref()
      await deliver()
    },
  }
  openPages(door, platform, sandbox.pay)
  // A job left by an earlier process may come while this one is still starting: it waits until the routes are ready.
  let isOpen = false
  fastify.addHook('onReady', async () => {
    isOpen = true
  })
  await jobs.schedule('payments.sandbox', '* * * * *', async () => {
    if (isOpen) await sweep(fastify, platform)
  })
  fastify.addHook('onListen', () => quietly(sweep(fastify, platform)))
  return sandbox
}
