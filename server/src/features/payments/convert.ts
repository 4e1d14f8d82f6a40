import type { payments } from '@pusula/contract'
import type { Tx } from '../../platform/db/db.ts'
import type { Call } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import type { Accounts } from '../accounts/index.ts'
import { useConversion } from './store/conversions.ts'
import { adoptPacks } from './store/orders.ts'

/**
 * Converts a guest who paid into a member, and signs it in, in one transaction. Only the browser of the guest itself may.
 * Whoever cannot become a member stays a guest and keeps the credits.
 */
export async function convertGuest(
  platform: Platform,
  accounts: Accounts,
  call: Call<typeof payments.guestConversionLogin>,
) {
  const { viewer, input, language } = call
  if (viewer.kind !== 'guest' || viewer.accountId !== input.visitorId) throw new Problem('payments.notPaid')
  await accounts.claimAndSignIn(call, viewer.accountId, async tx => {
    const payer = await useConversion(tx, viewer.accountId, platform.clock.now())
    if (!payer) throw new Problem('payments.notPaid')
    const [firstName = null, ...rest] = payer.name?.trim().split(/\s+/).filter(Boolean) ?? []
    return { email: payer.email, firstName, lastName: rest.join(' ') || null, language }
  })
  return { success: true } as const
}

/** What a guest bought follows its browser into a membership: a late payment or refund finds the right account. */
export async function adoptPurchases(tx: Tx, guestId: string, memberId: string, now: Date) {
  await adoptPacks(tx, guestId, memberId)
  await useConversion(tx, guestId, now)
}
