import type { Tx } from '../../../../platform/db/db.ts'
import type { AboutCall, CallJoin, CallValues, StoredCallGrade } from '../calls.ts'
import { callEntry, callGradeEntry, callJoinEntry, callRevealEntry, makeSalt, saidByCall, sealOf } from '../entries.ts'
import { appendEntries } from './entries.ts'

/** What is needed to open a call: its entry, the salt, and the exact text that was hashed with it. */
export interface CallSecret {
  id: number
  salt: string
  said: string
}

/** Seals a call at the end of the log, which is held from here on until the transaction is over. */
export async function sealCall(
  tx: Tx,
  about: AboutCall,
  values: Omit<CallValues, 'owner'>,
  accountId: string | null,
): Promise<CallSecret> {
  const salt = makeSalt()
  const said = saidByCall(accountId === null ? values : { ...values, owner: sealOf(salt, accountId) })
  return { id: await appendEntries(tx, [callEntry(about, salt, said)]), salt, said }
}

/** Says in the log what calls hold whose time has come. */
export const revealCalls = (tx: Tx, calls: readonly CallSecret[]) =>
  appendEntries(
    tx,
    calls.map(({ id, salt, said }) => callRevealEntry(id, salt, said)),
  )

/** Says in the log what became of calls. */
export const gradeCalls = (tx: Tx, graded: readonly { id: number; grade: StoredCallGrade }[], gradedAt: Date) =>
  appendEntries(
    tx,
    graded.map(({ id, grade }) => callGradeEntry(id, grade, gradedAt)),
  )

/** Says in the log whose calls count for whom from now on. Returns the number of the first of these entries. */
export const joinCalls = (tx: Tx, joins: readonly CallJoin[]) => appendEntries(tx, joins.map(callJoinEntry))
