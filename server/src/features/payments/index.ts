import type { Config, StripeConfig } from '../../config.ts'
import type { Door } from '../../platform/http/serve.ts'
import type { Log } from '../../platform/log.ts'
import type { Platform } from '../../platform.ts'
import type { Accounts } from '../accounts/index.ts'
import type { Begun, Buyer } from './checkout.ts'
import { showCases } from './metrics.ts'
import { beginPlan, giveUpPlan, type PlanWish } from './plans/begin.ts'
import { lapseOrders } from './plans/close.ts'
import type { Provider } from './provider.ts'
import { sendReceipts, sendRefundNotices } from './receipts/receipts.ts'
import { sendRefunds } from './refunds/send.ts'
import type { Fulfilment } from './reports/fulfilment.ts'
import { openRoutes } from './routes.ts'
import { openSandbox } from './sandbox/sandbox.ts'
import { openWebhook } from './webhook.ts'

export { adoptPurchases } from './convert.ts'
export { lapseNow, liveOrderOf, lockLiveOrder } from './plans/store.ts'
export { oldestReceiptSeconds } from './receipts/store.ts'
export type { Fulfilment } from './reports/fulfilment.ts'
export type { PlanOrder } from './reports/known-order.ts'
export { closeCase, listCases, openCases, recordCase } from './store/cases.ts'
export { purchasesOf, revenueByDay } from './store/charges.ts'
export { wrongCharges, wrongReserves } from './store/check.ts'
export { dropPayers } from './store/conversions.ts'

/** What features further down may do with payments. */
export interface Payments {
  beginPlan(buyer: Buyer, wish: PlanWish): Promise<Begun>
  /** Gives up the order of a plan that is under way, if there is one; refused while it is being paid. */
  giveUpPlan(accountId: string, log: Log): Promise<void>
  /** Null where nothing can be paid. */
  provider: Pick<Provider, 'stopRenewal' | 'resumeRenewal' | 'portal'> | null
}

interface Dependencies {
  accounts: Accounts
  fulfilment: Fulfilment
}

/** Takes money by Stripe where its keys are set, else, outside production, by a provider of our own. */
export async function startPayments(
  door: Door,
  platform: Platform,
  { accounts, fulfilment }: Dependencies,
): Promise<Payments> {
  const { config, jobs, log } = platform
  const sandbox = config.stripe || config.isProduction ? null : await openSandbox(door, platform)
  const provider = config.stripe ? await openStripe(config.stripe, platform) : sandbox
  openRoutes(door, platform, { provider, sandbox, accounts })
  showCases(platform)
  await jobs.schedule(receiptJob, '* * * * *', async () => {
    await sendReceipts(platform)
    await sendRefundNotices(platform)
  })
  const onTaken = () => jobs.add(receiptJob, {}, 'now').catch(error => log.error({ err: error }, 'receipt job'))
  if (provider) {
    await openWebhook(door.fastify, platform, { provider, fulfilment, onTaken })
    await jobs.schedule('payments.lapse', '* * * * *', () => lapseOrders(platform, provider))
    await jobs.schedule('payments.refunds', '* * * * *', () => sendRefunds(platform, provider))
  }
  return {
    beginPlan: (buyer, wish) => beginPlan(platform, provider, buyer, wish),
    giveUpPlan: (accountId, log) => giveUpPlan(platform, provider, accountId, log),
    provider,
  }
}

/** Whose form stands inside our page when payments are made there. */
export const paymentHosts = ({ stripe }: Pick<Config, 'stripe'>): string[] =>
  stripe?.publishableKey ? ['https://js.stripe.com', 'https://checkout.stripe.com', 'https://api.stripe.com'] : []

/** The library is large: only a process with keys loads it. */
async function openStripe(stripe: StripeConfig, { config, clock }: Platform): Promise<Provider> {
  const { stripeProvider } = await import('./stripe/provider.ts')
  return stripeProvider(stripe, config.publicUrl, clock)
}

/** How Stripe is set up for us, for the doctor. */
export const stripeDoctor = async (stripe: StripeConfig, publicUrl: string) =>
  (await import('./stripe/doctor.ts')).stripeState(stripe, publicUrl)

const receiptJob = 'payments.receipts'
