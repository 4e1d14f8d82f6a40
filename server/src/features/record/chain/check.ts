import type { Db } from '../../../platform/db/db.ts'
import { inSlices } from '../../../platform/slices.ts'
import { chainStart, follows, type Head } from './chain.ts'
import { chainAfter, chainHead } from './store.ts'

/** How many claims were ever issued, and the first one that is missing or was altered. */
export async function checkChain(db: Db): Promise<{ length: number; brokenAt: number | undefined }> {
  const head = await chainHead(db)
  let last: Head = chainStart
  let brokenAt: number | undefined
  for await (const links of chainAfter(db, 0, head.id)) {
    await inSlices(links, link => {
      if (brokenAt === undefined && !follows(link, last)) brokenAt = last.id + 1
      last = link
    })
    if (brokenAt !== undefined) return { length: head.id, brokenAt }
  }
  const isWhole = last.id === head.id && last.hash === head.hash
  return { length: head.id, brokenAt: isWhole ? undefined : last.id + 1 }
}
