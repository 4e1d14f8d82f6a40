import type { Db } from '../../../platform/db/db.ts'
import { firstBreak } from './chain.ts'
import { wholeChain } from './store.ts'

/** How many predictions were ever issued, and the first one that is missing or was altered. */
export async function checkChain(db: Db): Promise<{ length: number; brokenAt: number | undefined }> {
  let last: { id: number; hash: string } | undefined
  for await (const link of wholeChain(db)) {
    const brokenAt = firstBreak([link], last)
    if (brokenAt !== undefined) return { length: link.id, brokenAt }
    last = link
  }
  return { length: last?.id ?? 0, brokenAt: undefined }
}
