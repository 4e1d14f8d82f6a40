import { type Both, dollarsOf, type Language, proPriceCents } from '@pusula/contract'
import { counted } from '@pusula/words'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import type { Log } from '../../platform/log.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { contactOf } from '../accounts/index.ts'
import type { CheckoutRequest, OpenCheckout, OpenedCheckout, Provider } from './provider.ts'
import type { NewOrder } from './store/orders.ts'

/** Who begins a checkout, and its return address. */
export interface Buyer {
  accountId: string
  kind: 'guest' | 'member'
  language: Language
  returnTo?: 'analysis' | undefined
  log: Log
}

export interface Begun extends OpenCheckout {
  paymentIntentId: string
}

/** Opens the page of an order. The same order asked for again gets the same page. */
export async function openCheckout({ database }: Platform, provider: Provider, order: NewOrder, buyer: Buyer) {
  const email = order.isGuest ? null : ((await contactOf(database, order.accountId))?.email ?? null)
  const opened = await ask(provider, requestFor(order, email, buyer), buyer.log)
  if (!opened.checkout.checkoutUrl && !opened.checkout.clientSecret) throw new Problem('payments.noCheckout')
  return opened
}

const ask = (provider: Provider, request: CheckoutRequest, log: Log): Promise<OpenedCheckout> =>
  provider.open(request).catch(error => {
    if (isUnavailable(error)) throw error
    log.error({ err: error, provider: provider.name }, 'checkout not opened')
    throw new Problem('payments.notPrepared')
  })

function requestFor(order: NewOrder, email: string | null, { returnTo }: Buyer): CheckoutRequest {
  const { id: orderId, amountCents, language, plan, lapsesAt } = order
  const guest = order.isGuest ? { guest: 'true' } : {}
  const paid = new URLSearchParams({
    purchase: 'success',
    amount: String(dollarsOf(amountCents)),
    ...(plan ? { plan } : { analyses: String(order.credits) }),
    order: orderId,
    ...guest,
  })
  // Whoever leaves finds the page as it was left.
  const chosen = plan
    ? {}
    : { amount: String(dollarsOf(amountCents)), ...(order.priceId === null && { custom: 'true' }) }
  const back = returnTo ? { return: returnTo } : {}
  const left = new URLSearchParams({ purchase: 'canceled', ...guest, ...chosen, ...back })
  return {
    orderId,
    amountCents,
    title: titles[language](order),
    language,
    email,
    renewal: plan && { plan, priceCents: proPriceCents[plan] },
    closesAt: lapsesAt,
    paidPath: `/dashboard${returnTo ? `/${returnTo}` : ''}?${paid}`,
    leftPath: `${plan ? '/subscribe' : '/add-credits'}?${left}`,
  }
}

const titles: Both<(order: NewOrder) => string> = {
  tr: ({ plan, credits }) =>
    plan ? `Pusula Pro, ${plan === 'monthly' ? 'aylık' : 'yıllık'}` : `Pusula, ${counted.tr(credits, 'analiz')}`,
  en: ({ plan, credits }) => (plan ? `Pusula Pro, ${plan}` : `Pusula, ${counted.en(credits, 'analysis', 'analyses')}`),
}
