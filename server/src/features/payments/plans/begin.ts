import { randomUUID } from 'node:crypto'
import { dollarsOf, type FirstPayment, firstPayment, type Plan } from '@pusula/contract'
import { MINUTE_MS } from '@pusula/words'
import { oneByOne } from '../../../platform/concurrency.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { isUnavailable } from '../../../platform/db/unavailable.ts'
import type { Log } from '../../../platform/log.ts'
import { Problem } from '../../../platform/problem.ts'
import { throttle } from '../../../platform/throttle.ts'
import type { Platform } from '../../../platform.ts'
import { lockBalance } from '../../credits/index.ts'
import { ordersPerHour } from '../begin.ts'
import { type Begun, type Buyer, openCheckout } from '../checkout.ts'
import type { Provider } from '../provider.ts'
import { addOrder, lockOrder } from '../store/orders.ts'
import { closeOrder, giveUp } from './close.ts'
import { reserve } from './reserve.ts'
import { type LiveOrder, liveOrderOf, lockLiveOrder, saveCheckout } from './store.ts'

export interface PlanWish {
  plan: Plan
  /** The first payment that the page showed; refused when it is not the price any more. */
  shownCents: number | undefined
  /** Refuses whoever may not begin. Runs while nothing of the account's money can move. */
  check(tx: Tx): Promise<void>
}

// Checkout expiry: a provider wants half an hour at least from the moment in which it opens the page.
const orderMs = 35 * MINUTE_MS
/** A page that is shown again has to be open for as long as somebody needs to pay. */
const payingMs = 5 * MINUTE_MS
/** Whoever is overtaken by other browsers of the same account as often as this is asked to try again. */
const maxTurns = 5

const inTurn = oneByOne()

/**
 * Leads to the one page on which an account can pay a plan. The same wish again leads to the same page; another one
 * closes the old page first, so that it can never be paid beside the new one.
 */
export const beginPlan = (
  platform: Platform,
  provider: Provider | null,
  buyer: Buyer,
  wish: PlanWish,
): Promise<Begun> =>
  inTurn(buyer.accountId, async () => {
    if (!provider) throw new Problem('payments.unavailable')
    for (let turn = 0; turn < maxTurns; turn++) {
      const found = await platform.database.transaction(tx => findOrAdd(tx, platform, provider, buyer, wish))
      if (found?.isWanted) return open(platform, provider, buyer, found.live)
      if (found) await giveWay(platform, provider, found.live, buyer.log)
    }
    throw new Problem('payments.notPrepared')
  })

/** Gives up the order under way, if there is one. */
export const giveUpPlan = (platform: Platform, provider: Provider | null, accountId: string, log: Log): Promise<void> =>
  inTurn(accountId, async () => {
    const live = await liveOrderOf(platform.database, accountId)
    if (live && provider) await giveWay(platform, provider, live, log)
  })

/** The order under way, or a new one with the credits that its discount counts; undefined for whoever was overtaken. */
async function findOrAdd(tx: Tx, { clock }: Platform, provider: Provider, buyer: Buyer, wish: PlanWish) {
  const { accountId } = buyer
  const live = await lockLiveOrder(tx, accountId)
  const balance = await lockBalance(tx, accountId)
  await wish.check(tx)
  const now = clock.now()
  const first = firstPayment(wish.plan, balance + (live?.reservedCredits ?? 0))
  if (wish.shownCents !== undefined && wish.shownCents !== first.amountCents)
    throw new Problem('subscriptions.priceChanged', { amount: dollarsOf(first.amountCents) })
  if (live) return { live, isWanted: isSame(live, buyer, wish, first) && isOpenFor(live, payingMs, now) }
  const added = await add(tx, provider, buyer, { ...first, plan: wish.plan }, now)
  return added && { live: added, isWanted: true }
}

const isSame = ({ plan, language, amountCents }: LiveOrder, buyer: Buyer, wish: PlanWish, first: FirstPayment) =>
  plan === wish.plan && language === buyer.language && amountCents === first.amountCents

const isOpenFor = ({ lapsesAt }: LiveOrder, ms: number, now: Date) => lapsesAt.getTime() - now.getTime() > ms

async function add(
  tx: Tx,
  provider: Provider,
  buyer: Buyer,
  { plan, amountCents, countedCredits }: FirstPayment & { plan: Plan },
  now: Date,
): Promise<LiveOrder | undefined> {
  const order: LiveOrder = {
    id: randomUUID(),
    accountId: buyer.accountId,
    kind: 'subscription',
    amountCents,
    credits: 0,
    countedCredits,
    priceId: null,
    plan,
    language: buyer.language,
    isGuest: false,
    createdAt: now,
    lapsesAt: new Date(now.getTime() + orderMs),
    paidBy: null,
    failedAt: null,
    checkout: null,
    checkoutReference: null,
    reservedCredits: 0,
    reservedTimes: 0,
  }
  if (!(await addOrder(tx, order, provider.name, null))) return undefined
  await throttle(tx, `payments ${buyer.accountId}`, ordersPerHour, now)
  return reserve(tx, order, now)
}

/** Closes the order that stands in the way; money that is on its way to it comes first. */
async function giveWay(platform: Platform, provider: Provider, live: LiveOrder, log: Log) {
  const isGivenUp = await giveUp(platform, provider, live).catch(error => {
    if (isUnavailable(error)) throw error
    log.error({ err: error, provider: provider.name }, 'checkout not closed')
    throw new Problem('payments.notPrepared')
  })
  if (!isGivenUp) throw new Problem('subscriptions.beingPaid')
}

/** Nothing is open while the provider is asked: what a process does not live to finish is given up by the sweep. */
async function open(platform: Platform, provider: Provider, buyer: Buyer, live: LiveOrder): Promise<Begun> {
  if (live.checkout) return { paymentIntentId: live.id, ...live.checkout }
  try {
    const { reference, checkout } = await openCheckout(platform, provider, live, buyer)
    const saved = await saveCheckout(platform.database, live.id, reference, checkout)
    // Another browser has chosen something else meanwhile: this page is shown to nobody.
    if (!saved) throw new Problem('payments.notPrepared')
    return { paymentIntentId: live.id, ...saved.checkout }
  } catch (error) {
    await closeUnopened(platform, live.id).catch(reason => buyer.log.error({ err: reason }, 'order not closed'))
    throw error
  }
}

const closeUnopened = ({ database, clock }: Platform, id: string) =>
  database.transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (order && order.checkoutReference === null) await closeOrder(tx, order, clock.now())
  })
