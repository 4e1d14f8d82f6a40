import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { Person } from './world.ts'

export const webhookSecret = 'whsec_of_the_test'

interface Asked {
  method: string
  path: string
  input: URLSearchParams
  idempotencyKey: string | undefined
  version: string | undefined
  authorization: string | undefined
}

/** What Stripe remembers. */
interface Saved {
  /** Which invoice a payment belongs to. */
  invoices: Map<string, string>
  sessions: Map<string, 'open' | 'complete' | 'expired'>
  /** Whom it tells what happens. */
  endpoints: { url: string; api_version: string | null; status: string; enabled_events: string[] }[]
  /** Which order a subscription belongs to, where Stripe is asked. */
  plans: Map<string, string>
  /** Subscriptions that were stopped, and the day, where they have one of their own. */
  stopped: Map<string, number | null>
  /** Subscriptions with an invoice that is still tried. */
  late: Set<string>
}

/** What Stripe answers to a write or a lookup; the names of its fields are its own. */
function answerTo({ method, path, input }: Asked, count: number, saved: Saved): object | undefined {
  const { invoices, sessions, plans, stopped, late } = saved
  const [, session = '', isExpiring] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? []
  const status = sessions.get(session)
  if (status) {
    if (isExpiring && status !== 'open') return { error: { type: 'invalid_request_error', message: 'Not open' } }
    if (isExpiring) sessions.set(session, 'expired')
    return { id: session, object: 'checkout.session', status: sessions.get(session) }
  }
  if (path === '/v1/checkout/sessions') {
    sessions.set(`cs_test_${count}`, 'open')
    const isEmbedded = input.get('ui_mode') === 'embedded_page'
    return {
      id: `cs_test_${count}`,
      object: 'checkout.session',
      url: isEmbedded ? null : `https://checkout.stripe.com/c/pay/cs_test_${count}`,
      client_secret: isEmbedded ? `cs_test_${count}_secret` : null,
    }
  }
  if (path === '/v1/balance') return { object: 'balance', livemode: false }
  if (path === '/v1/webhook_endpoints') return { object: 'list', has_more: false, data: saved.endpoints }
  if (path === '/v1/coupons') return { id: `coupon_${count}`, object: 'coupon' }
  const [, subscription] = /^\/v1\/subscriptions\/(.+)$/.exec(path) ?? []
  if (subscription && method === 'GET') {
    const order_id = plans.get(subscription)
    return order_id ? { id: subscription, object: 'subscription', metadata: { order_id } } : undefined
  }
  if (subscription) {
    const day = input.get('cancel_at') === '' ? null : (stopped.get(subscription) ?? null)
    if (input.get('cancel_at_period_end') === 'true' || day) stopped.set(subscription, day)
    else stopped.delete(subscription)
    const status = late.has(subscription) ? 'past_due' : 'active'
    return { id: subscription, object: 'subscription', cancel_at: day, status }
  }
  if (path === '/v1/billing_portal/sessions')
    return { id: `bps_${count}`, object: 'billing_portal.session', url: 'https://billing.stripe.com/p/session/test' }
  if (path === '/v1/refunds') return { id: `re_${count}`, object: 'refund', status: 'succeeded' }
  if (path === '/v1/invoice_payments') {
    const asked = [input.get('payment[payment_intent]'), input.get('invoice')]
    const data = [...invoices]
      .filter(pair => pair.some(part => asked.includes(part)))
      .map(([payment_intent, invoice]) => ({
        ...{ id: 'inpay_1', object: 'invoice_payment', invoice },
        payment: { type: 'payment_intent', payment_intent },
      }))
    return { object: 'list', has_more: false, data }
  }
  return undefined
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const url = new URL(request.url ?? '', 'http://stripe')
  let body = ''
  for await (const part of request) body += part
  const header = (name: string) => {
    const value = request.headers[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    method: request.method ?? '',
    path: url.pathname,
    input: request.method === 'GET' ? url.searchParams : new URLSearchParams(body),
    idempotencyKey: header('idempotency-key'),
    version: header('stripe-version'),
    authorization: header('authorization'),
  }
}

/** A server that answers as Stripe does: a repeated idempotency key gets the first answer again. */
export async function localStripe() {
  const asked: Asked[] = []
  const answers = new Map<string, object>()
  const cached: Saved = {
    invoices: new Map(),
    sessions: new Map(),
    endpoints: [],
    plans: new Map(),
    stopped: new Map(),
    late: new Set(),
  }
  const refused = new Map<string, string>()
  let failures = 0
  let hasPages = true
  const server = createServer(async (request, response) => {
    const one = await readAsked(request)
    asked.push(one)
    const reply = (status: number, body: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' })
        .end(JSON.stringify(body))
    if (failures > 0) {
      failures--
      return reply(500, { error: { type: 'api_error', message: 'Stripe is having a bad day' } })
    }
    const code = refused.get(one.path)
    if (code) return reply(400, { error: { type: 'invalid_request_error', code, message: 'Refused' } })
    const known = one.idempotencyKey && answers.get(one.idempotencyKey)
    const answer = known || answerTo(one, asked.length, cached)
    if (!answer)
      return reply(404, { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' } })
    if (!hasPages) return reply(200, { ...answer, url: null, client_secret: null })
    if (one.idempotencyKey) answers.set(one.idempotencyKey, answer)
    return reply('error' in answer ? 400 : 200, answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** The newest write to a path. */
    last: (path: string) => asked.findLast(one => one.path === path),
    ...cached,
    /** Every call of a path is refused for this reason, until everything is accepted again. */
    refuse: (path: string, code: string) => refused.set(path, code),
    accept: () => refused.clear(),
    failNext: (count: number) => {
      failures = count
    },
    /** Whether a checkout has a place at which it can be paid. */
    openPages: (isOn: boolean) => {
      hasPages = isOn
    },
  }
}

/** Signs as Stripe documents it: the time, and a keyed hash over time and bytes. */
export const stripeSignature = (body: string, at: Date, secret = webhookSecret): string => {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

let events = 0

/** Delivers an event of Stripe; hands out the status. */
export async function deliverStripe(
  person: Person,
  now: Date,
  type: string,
  object: object,
  options: { id?: string; signature?: string; version?: string } = {},
): Promise<number> {
  const { id = `evt_${events++}`, signature, version = '2026-10-28.endive' } = options
  const body = JSON.stringify({
    id,
    object: 'event',
    type,
    api_version: version,
    created: Math.floor(now.getTime() / 1000),
    data: { object },
  })
  const response = await person.request({
    method: 'POST',
    url: '/api/payments/webhook',
    payload: body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature ?? stripeSignature(body, now),
    },
  })
  return response.statusCode
}
