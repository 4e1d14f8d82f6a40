import type { Config } from '../../config.ts'
import { stripeDoctor } from '../../features/payments/index.ts'
import { reasonOf } from '../../platform/start-error.ts'
import type { Findings } from './findings.ts'

/** Whether the key opens Stripe, and whether what happens there is told to us, all of it and in a version we know. */
export async function checkStripe(config: Config, { good, wrong }: Findings) {
  if (!config.stripe) return
  try {
    const { endpoint, isLive, missing, isOldVersion } = await stripeDoctor(config.stripe, config.publicUrl)
    good('stripe', `the key opens ${isLive ? 'live' : 'test'} mode`)
    if (config.isProduction && !isLive)
      wrong('stripe', 'the key is for tests, so that nothing is really paid', 'Set STRIPE_SECRET_KEY to the live one.')
    if (!endpoint)
      return wrong(
        'stripe',
        `no webhook leads to ${config.publicUrl}`,
        'Make an endpoint for /api/payments/webhook there, as docs/payments.md says.',
      )
    if (!endpoint.isEnabled)
      wrong('stripe', 'the webhook is switched off', 'Switch it on, or nobody gets what was paid.')
    if (missing.length)
      wrong('stripe', `the webhook does not tell of ${missing.join(', ')}`, 'Enable these events there.')
    if (isOldVersion)
      good(
        'stripe',
        `the webhook speaks ${endpoint.version ?? "the account's version"}; it is read, a newer one is better`,
      )
    if (endpoint.isEnabled && !missing.length) good('stripe', `the webhook tells of everything we need`)
  } catch (error) {
    wrong(
      'stripe',
      `it cannot be asked (${reasonOf(error)})`,
      'Check STRIPE_SECRET_KEY and the way out to api.stripe.com.',
    )
  }
}
