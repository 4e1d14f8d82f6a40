import type { StripeConfig } from '../../../config.ts'
import { webhookPath } from '../webhook.ts'
import { apiVersion, openStripe } from './provider.ts'
import { neededEvents } from './reports.ts'

interface StripeState {
  isLive: boolean
  endpoint: { version: string | null; isEnabled: boolean } | undefined
  /** Events that we need and are not told of. */
  missing: string[]
  isOldVersion: boolean
}

/** Checks the configuration of the Stripe account. */
export async function stripeState(config: StripeConfig, publicUrl: string): Promise<StripeState> {
  const stripe = openStripe(config)
  const { livemode } = await stripe.balance.retrieve()
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const found = data.find(({ url }) => url === publicUrl + webhookPath)
  const enabled = new Set<string>(found?.enabled_events)
  return {
    isLive: livemode,
    endpoint: found && { version: found.api_version, isEnabled: found.status === 'enabled' },
    missing: enabled.has('*') ? [] : neededEvents.filter(name => found && !enabled.has(name)),
    isOldVersion: found !== undefined && found.api_version !== apiVersion,
  }
}
