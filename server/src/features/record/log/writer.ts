import type { Database } from '../../../platform/db/db.ts'
import type { Claim } from './claims.ts'
import { appendClaims } from './store/entries.ts'

/** Batch size of one transaction: a few milliseconds of work. */
const maxAtOnce = 400

interface Batch {
  claims: Claim[]
  isSaved: Promise<unknown>
}

/**
 * The one way in which a process adds claims to the log. Whoever comes while a batch is being committed goes along with the next: a crowd
 * costs a few commits instead of one each, and who comes alone waits for nobody. What resolves is committed.
 */
export function createWriter(database: Pick<Database, 'transaction'>) {
  let next: Batch | undefined
  let last: Promise<unknown> = Promise.resolve()

  function open(): Batch {
    const claims: Claim[] = []
    const isSaved = last.then(() => {
      if (next === batch) next = undefined
      return database.transaction(tx => appendClaims(tx, claims))
    })
    const batch = { claims, isSaved }
    // A batch that failed has failed for those who waited for it, and for nobody else.
    last = isSaved.catch(() => {})
    return batch
  }

  /** Seals claims; when this returns they are in the log, in the order in which they came. Returns how many they were. */
  return async (claims: readonly Claim[]): Promise<number> => {
    if (!next || next.claims.length >= maxAtOnce) next = open()
    next.claims.push(...claims)
    await next.isSaved
    return claims.length
  }
}

export type SaveClaims = ReturnType<typeof createWriter>
