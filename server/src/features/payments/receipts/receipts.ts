import type { Parts } from '../../../parts.ts'
import { receiptLetter } from './letters.ts'
import { markSent, oldestUnsent } from './store.ts'

/** Sends a receipt for every payment that has none. A mail server that is down gets another chance a minute later. */
export async function sendReceipts(parts: Parts): Promise<void> {
  while (await sendOldest(parts)) {
    // One after another, each in a transaction of its own.
  }
}

const sendOldest = ({ database, clock, mail }: Parts): Promise<boolean> =>
  database.transaction(async tx => {
    const unsent = await oldestUnsent(tx)
    if (!unsent) return false
    if (unsent.to) await mail.send(receiptLetter(unsent.to, unsent.language, unsent))
    await markSent(tx, unsent.reference, clock.now())
    return true
  })
