import type { Database, Tx } from '../../platform/db/db.ts'
import type { Patience } from '../../platform/db/limits.ts'
import { oneByOne } from '../../platform/turns.ts'
import { lockPortfolio } from './store.ts'

/** Runs changes of one portfolio one after the other, each in a transaction of its own. */
export type Alone = <T>(accountId: string, work: (tx: Tx) => Promise<T>, patient?: Patience) => Promise<T>

export function openAlone(database: Database): Alone {
  // One person tapping wildly must not hold every connection while waiting for their own lock.
  const inTurn = oneByOne()
  return (accountId, work, patient) =>
    inTurn(accountId, () =>
      database.transaction(async tx => {
        await lockPortfolio(tx, accountId)
        return work(tx)
      }, patient),
    )
}
