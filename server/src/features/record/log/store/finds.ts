import type { Tx } from '../../../../platform/db/db.ts'
import { findEndEntry, findEntry, makeSalt, saidByFind } from '../entries.ts'
import type { AboutFind, FindEnd, FindValues } from '../finds.ts'
import { appendEntries } from './entries.ts'

/** What is needed to open a gem: its entry, the salt, and the exact text that was hashed with it. */
export interface FindSecret {
  id: number
  salt: string
  said: string
}

/** Seals gems at the end of the log, which is held from here on until the transaction is over. */
export async function sealFinds(tx: Tx, finds: readonly (AboutFind & FindValues)[]): Promise<FindSecret[]> {
  const secrets = finds.map(find => ({ salt: makeSalt(), said: saidByFind(find) }))
  const first = await appendEntries(
    tx,
    finds.map((find, i) => findEntry(find, secrets[i]?.salt ?? '', secrets[i]?.said ?? '')),
  )
  return secrets.map((secret, place) => ({ ...secret, id: first + place }))
}

/** Says in the log how gems ended and what was sealed of them. Returns the number of the first of these entries. */
export const endFinds = (tx: Tx, ended: readonly (FindSecret & { end: FindEnd; endedAt: Date })[]): Promise<number> =>
  appendEntries(
    tx,
    ended.map(({ id, end, endedAt, salt, said }) => findEndEntry(id, end, endedAt, salt, said)),
  )
