import { dollarsOf, orderOf, payments } from '@pusula/contract'
import { fixed } from '@pusula/words'
import { type Call, type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import { isUuid } from '../../platform/tokens.ts'
import type { Platform } from '../../platform.ts'
import { type Accounts, isKnownMember } from '../accounts/index.ts'
import { saveGuestFingerprint } from '../guests/index.ts'
import { beginPack } from './begin.ts'
import { convertGuest } from './convert.ts'
import type { Provider } from './provider.ts'
import { isGone } from './rules.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import { type Purchase, purchasesOf } from './store/charges.ts'
import { canConvert, conversionOf } from './store/conversions.ts'
import { orderById } from './store/orders.ts'

interface Tools {
  provider: Provider | null
  sandbox: Sandbox | null
  accounts: Accounts
}

export function openRoutes(door: Door, platform: Platform, { provider, sandbox, accounts }: Tools) {
  const { database } = platform

  const begin = (call: Call<typeof payments.createIntent> | Call<typeof payments.createGuestIntent>) => {
    const pack = orderOf(call.input)
    if (!pack) throw new Problem('payments.amountChanged')
    const { viewer, language, log, input } = call
    return beginPack(platform, provider, { ...viewer, language, log, returnTo: input.return }, pack)
  }

  serve(door, payments.createIntent, begin)

  serve(door, payments.createGuestIntent, async call => {
    const { viewer, input } = call
    if (!input.termsAccepted) throw new Problem('payments.termsRequired')
    if (viewer.kind === 'guest' && input.fingerprint)
      await saveGuestFingerprint(platform, viewer.accountId, input.fingerprint)
    return begin(call)
  })

  serve(door, payments.status, async call => {
    const { input, viewer } = call
    // Who has signed in between ordering and coming back finds the order with the rest of what this browser bought.
    if (viewer.kind === 'member') await accounts.takeFromBrowser(call, viewer.accountId)
    const order = await orderNamed(platform, input.paymentIntentId)
    // Who comes back as somebody else has paid all the same: that much is said to whoever knows the order's name.
    if (order.accountId !== viewer.accountId) throw new Problem('payments.otherAccount')
    const payer = viewer.kind === 'guest' ? await conversionOf(database, order.id) : undefined
    return {
      status: order.status,
      kind: order.kind,
      amount: asAmount(order.amountCents),
      analysesCount: order.credits,
      canBecomeMember: payer !== undefined && (await canConvert(database, viewer.accountId)),
      payerEmail: payer?.email ?? null,
      payerHasAccount: payer !== undefined && (await isKnownMember(platform, call, payer.email)),
    }
  })

  serve(door, payments.history, async ({ viewer }) =>
    (await purchasesOf(database, viewer.accountId)).map(purchase => ({
      id: purchase.id,
      amount: asAmount(purchase.amountCents),
      analysesCount: purchase.credits,
      createdAt: purchase.paidAt.toISOString(),
      kind: purchase.kind,
      plan: purchase.plan,
      state: stateOf(purchase),
    })),
  )

  serve(door, payments.guestConversionLogin, call => convertGuest(platform, accounts, call))

  serve(door, payments.simulateWebhook, async ({ input, viewer }) => {
    if (!sandbox) throw new Problem('request.notFound')
    const order = await ownOrder(platform, input.paymentIntentId, viewer.accountId)
    await sandbox.pay(order.id, await testPayer(platform, order.id))
    return { success: true } as const
  })
}

async function orderNamed({ database }: Platform, id: string) {
  const order = isUuid(id) ? await orderById(database, id) : undefined
  if (!order) throw new Problem('request.notFound')
  return order
}

/** Own order of the caller; another's is a 404. */
async function ownOrder(platform: Platform, id: string, accountId: string) {
  const order = await orderNamed(platform, id)
  if (order.accountId !== accountId) throw new Problem('request.notFound')
  return order
}

/** The same address for the same order, so that a repeated report says the same. */
const testPayer = async ({ database }: Platform, orderId: string) =>
  (await conversionOf(database, orderId)) ?? { email: `payer-${orderId}@example.com`, name: null }

const asAmount = (cents: number): string => fixed(dollarsOf(cents), 2)

function stateOf(purchase: Purchase): 'paid' | 'refunded' | 'disputed' {
  if (purchase.dispute === 'open' || purchase.dispute === 'lost') return 'disputed'
  return isGone(purchase) ? 'refunded' : 'paid'
}
