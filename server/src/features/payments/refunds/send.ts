import type { Platform } from '../../../platform.ts'
import type { Provider } from '../provider.ts'
import { recordCase } from '../store/cases.ts'
import { orderOfCharge } from '../store/charges.ts'
import { claimRefunds, refundDone, refundGivenUp, type WantedRefund } from './store.ts'

/** Retry backoff over 29 hours (1, 2, 4 … 512 and 720 minutes), so that a provider that is down, or an account with too little in it, has time to recover. */
const maxTries = 12

/** Sends back what has to go back. Whoever dies in the middle of it is followed by another, under the same key. */
export async function sendRefunds(platform: Platform, provider: Provider) {
  const { database, clock, log } = platform
  for (const wanted of await claimRefunds(database, clock.now()))
    try {
      await provider.refund(wanted.charge, wanted.amountCents)
      await refundDone(database, wanted.charge, clock.now())
      log.info({ reason: wanted.reason }, 'payment sent back')
    } catch (error) {
      log.error({ err: error, tries: wanted.tries }, 'payment not sent back')
      if (wanted.tries >= maxTries) await giveUp(platform, wanted)
    }
}

/** A person has to send it back. */
const giveUp = ({ database, clock }: Platform, { charge, amountCents, reason }: WantedRefund) =>
  database.transaction(async tx => {
    const order = await orderOfCharge(tx, charge)
    await refundGivenUp(tx, charge, clock.now())
    const about = { accountId: order?.accountId ?? null, orderId: order?.id ?? null }
    const details = { charge, amountCents, reason }
    await recordCase(tx, { key: `refund:${charge}`, kind: 'notRefunded', ...about, details }, clock.now())
  })
