// A stand-in for Stripe over TLS: it opens pages, knows one webhook, and signs events as Stripe does.
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'

export const webhookSecret = 'whsec_of_the_rehearsal'

export async function startStripe({ key, cert }, publicUrl) {
  let pages = 0
  const answers = {
    '/v1/checkout/sessions': () => ({
      id: `cs_${++pages}`,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/${pages}`,
    }),
    '/v1/coupons': () => ({ id: `coupon_${++pages}`, object: 'coupon' }),
    '/v1/balance': () => ({ object: 'balance', livemode: true }),
    '/v1/webhook_endpoints': () => ({
      object: 'list',
      data: [
        {
          url: `${publicUrl}/api/payments/webhook`,
          status: 'enabled',
          api_version: '2024-06-20',
          enabled_events: ['*'],
        },
      ],
    }),
  }
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    request.resume()
    const answer = answers[new URL(request.url, 'https://stripe').pathname]
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer?.() ?? { error: { type: 'invalid_request_error', code: 'resource_missing' } }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `https://localhost:${server.address().port}`, close: () => server.close() }
}

const year = { start: Math.floor(Date.now() / 1000), end: Math.floor(Date.now() / 1000) + 365 * 86_400 }

/** A paid year as events told it before 2025-03-31, and as they tell it since. */
export const paidYear = {
  old: order => ({
    ...{ id: `in_${order}`, object: 'invoice', amount_paid: 35_000, billing_reason: 'subscription_create' },
    ...{ customer: 'cus_1', subscription: `sub_${order}`, subscription_details: { metadata: { order_id: order } } },
    lines: { data: [{ amount: 35_000, period: year }] },
  }),
  new: order => ({
    ...{
      id: `in_${order}`,
      object: 'invoice',
      amount_paid: 35_000,
      billing_reason: 'subscription_create',
      customer: 'cus_2',
    },
    parent: { subscription_details: { subscription: `sub_${order}`, metadata: { order_id: order } } },
    lines: { data: [{ amount: 35_000, period: year }] },
  }),
}

/** Tells the product that something was paid, signed; hands out the status. */
export async function tell(url, version, type, object) {
  const seconds = Math.floor(Date.now() / 1000)
  const body = JSON.stringify({
    id: `evt_${object.id}`,
    object: 'event',
    type,
    api_version: version,
    created: seconds,
    data: { object },
  })
  const signature = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` }
  return (await fetch(`${url}/api/payments/webhook`, { method: 'POST', body, headers })).status
}
