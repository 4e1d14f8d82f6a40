import { randomUUID } from 'node:crypto'
import { type Both, dollarsOf, type Language, proPriceCents } from '@pusula/contract'
import type { Parts } from '../../parts.ts'
import { isAway } from '../../platform/db/away.ts'
import type { Log } from '../../platform/log.ts'
import { Problem } from '../../platform/problem.ts'
import { throttle } from '../../platform/throttle.ts'
import { oneByOne } from '../../platform/turns.ts'
import { contactOf } from '../accounts/index.ts'
import type { CheckoutRequest, OpenCheckout, Provider } from './provider.ts'
import { addOrder, type Goods, goodsColumns, type Order, openOrderLike } from './store/orders.ts'

/** Who sets out to buy, and where the way leads back to. */
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

// A page that was opened a while ago may be over by the time it is shown again.
const reuseMs = 10 * 60_000
const perHour = { max: 60, windowMs: 60 * 60_000 }

const inTurn = oneByOne()

/** Opens a page on which the goods can be paid. Nothing is kept before the provider has opened it. */
export const beginOrder = (parts: Parts, provider: Provider | null, buyer: Buyer, goods: Goods): Promise<Begun> =>
  inTurn(buyer.accountId, async () => {
    if (!provider) throw new Problem('payments.unavailable')
    const { database, clock } = parts
    const now = clock.now()
    const order: Order = {
      id: randomUUID(),
      accountId: buyer.accountId,
      kind: goods.kind,
      amountCents: goods.amountCents,
      ...goodsColumns(goods),
      language: buyer.language,
      isGuest: buyer.kind === 'guest',
      createdAt: now,
    }
    const begun = await openOrderLike(database, order, new Date(now.getTime() - reuseMs))
    if (begun) return { paymentIntentId: begun.id, ...begun.checkout }
    await throttle(database, `payments ${buyer.accountId}`, perHour, now)
    const email = order.isGuest ? null : ((await contactOf(database, order.accountId))?.email ?? null)
    const checkout = await open(provider, requestFor(order, email, buyer), buyer.log)
    await addOrder(database, order, provider.name, checkout)
    return { paymentIntentId: order.id, ...checkout }
  })

async function open(provider: Provider, request: CheckoutRequest, log: Log): Promise<OpenCheckout> {
  const checkout = await provider.open(request).catch(error => {
    if (isAway(error)) throw error
    log.error({ err: error, provider: provider.name }, 'checkout not opened')
    throw new Problem('payments.notPrepared')
  })
  if (!checkout.checkoutUrl && !checkout.clientSecret) throw new Problem('payments.noCheckout')
  return checkout
}

function requestFor(order: Order, email: string | null, { returnTo }: Buyer): CheckoutRequest {
  const { id: orderId, amountCents, language, plan } = order
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
    paidPath: `/dashboard${returnTo ? `/${returnTo}` : ''}?${paid}`,
    leftPath: `${plan ? '/subscribe' : '/add-credits'}?${left}`,
  }
}

const titles: Both<(order: Order) => string> = {
  tr: ({ plan, credits }) =>
    plan ? `Pusula Pro, ${plan === 'monthly' ? 'aylık' : 'yıllık'}` : `Pusula, ${credits} analiz`,
  en: ({ plan, credits }) =>
    plan ? `Pusula Pro, ${plan}` : `Pusula, ${credits} ${credits === 1 ? 'analysis' : 'analyses'}`,
}
