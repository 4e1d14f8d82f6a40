import { sendDue } from '../../../platform/mail/due.ts'
import type { Platform } from '../../../platform.ts'
import { receiptEmail, refundEmail } from './emails.ts'
import { markNotified, markSent, oldestUnnotified, oldestUnsent } from './store.ts'

/** Sends a receipt for every payment that has none; a failed e-mail is retried a minute later. */
export async function sendReceipts(platform: Platform): Promise<void> {
  const { receiptSeller, receiptTax } = await platform.settings()
  await sendDue(platform, {
    next: async (tx, passed) => {
      const unsent = await oldestUnsent(tx, passed)
      if (!unsent) return undefined
      const { to, language } = unsent
      const email = to ? receiptEmail(to, language, unsent, { seller: receiptSeller, tax: receiptTax }) : null
      return { key: unsent.reference, email }
    },
    done: (tx, reference) => markSent(tx, reference, platform.clock.now()),
  })
}

/** Tells every payer whose money went back how much of it, once for each sum. */
export const sendRefundNotices = (platform: Platform): Promise<void> =>
  sendDue(platform, {
    next: async (tx, passed) => {
      const due = await oldestUnnotified(tx, passed)
      if (!due) return undefined
      const { to, language } = due
      return { key: due.reference, email: to ? refundEmail(to, language, due) : null }
    },
    done: markNotified,
  })
