import { randomUUID } from 'node:crypto'
import type { CreditOrder } from '@pusula/contract'
import { oneByOne } from '../../platform/concurrency.ts'
import { Problem } from '../../platform/problem.ts'
import { type Limit, throttle } from '../../platform/throttle.ts'
import type { Platform } from '../../platform.ts'
import { type Begun, type Buyer, openCheckout } from './checkout.ts'
import type { Provider } from './provider.ts'
import { addOrder, type NewOrder, openPackLike, packColumns } from './store/orders.ts'

// Checkout reuse: a page that was opened a while ago may expire before it is shown again.
const reuseMs = 10 * 60_000
/** How many pages one account may have opened. */
export const ordersPerHour: Limit = { max: 60, windowMs: 60 * 60_000 }

const inTurn = oneByOne()

/** Opens a page on which a pack can be paid. Nothing is kept before the provider has opened it. */
export const beginPack = (
  platform: Platform,
  provider: Provider | null,
  buyer: Buyer,
  pack: CreditOrder,
): Promise<Begun> =>
  inTurn(buyer.accountId, async () => {
    if (!provider) throw new Problem('payments.unavailable')
    const { database, clock } = platform
    const now = clock.now()
    const order: NewOrder = {
      id: randomUUID(),
      accountId: buyer.accountId,
      ...packColumns(pack),
      language: buyer.language,
      isGuest: buyer.kind === 'guest',
      createdAt: now,
    }
    const { returnTo } = buyer
    const begun = await openPackLike(database, order, returnTo, new Date(now.getTime() - reuseMs))
    if (begun) {
      const { returnTo: _, ...checkout } = begun.checkout
      return { paymentIntentId: begun.id, ...checkout }
    }
    await throttle(database, `payments ${buyer.accountId}`, ordersPerHour, now)
    const { checkout } = await openCheckout(platform, provider, order, buyer)
    await addOrder(database, order, provider.name, { ...checkout, returnTo })
    return { paymentIntentId: order.id, ...checkout }
  })
