import { isDeepStrictEqual } from 'node:util'
import type { Database, Db, Tx } from '../../../platform/db/db.ts'
import { endFinds, type LoggedFinds, sealFinds, sealOf } from '../../record/index.ts'
import {
  findCount,
  findsInLog,
  type LoggedFind,
  saveEndEntries,
  saveSeals,
  unloggedEnds,
  unsealedFinds,
} from './store.ts'

/** Batch size of one transaction; the log's end is locked for its last few milliseconds. */
const atOnce = 500

/**
 * Writes into the log what is not in it yet: gems that were found, sealed, and how those ended whose days are over. In the transaction that finds
 * or ends them; those of before there was a log of them follow with the first round. Returns how many entries were added.
 */
export async function logFinds(tx: Tx): Promise<number> {
  const fresh = await unsealedFinds(tx, atOnce)
  if (fresh.length) await saveSeals(tx, fresh, await sealFinds(tx, fresh))
  const ended = await unloggedEnds(tx, atOnce)
  if (ended.length) await saveEndEntries(tx, ended, await endFinds(tx, ended))
  return fresh.length + ended.length
}

export async function logAllFinds(database: Database): Promise<number> {
  let all = 0
  for (let added = -1; added; all += added) added = await database.transaction(tx => logFinds(tx), 'grading')
  return all
}

/** The first gem that is shown otherwise than it was sealed or ended in the log. */
export async function wrongFinds(db: Db, { sealed, ended, count }: LoggedFinds): Promise<string | undefined> {
  const ids = [...sealed, ...ended].map(({ id }) => id)
  const shown = new Map((ids.length ? await findsInLog(db, ids) : []).map(find => [find.entryId, find]))
  const wrong =
    sealed.find(find => !isAsSealed(find, shown.get(find.id))) ??
    ended.find(find => !isAsEnded(find, shown.get(find.id)))
  if (wrong) return `the gem of entry ${wrong.id} is shown otherwise than it was sealed and ended`
  if (count === undefined) return undefined
  const { finds, ended: endedCount, logged } = await findCount(db)
  if (finds !== count) return `${count} gems were sealed, ${finds} are shown`
  return endedCount === logged ? undefined : `${logged} gems have ended in the log, ${endedCount} are shown so`
}

function isAsSealed({ source, foundAt, dueAt, seal }: LoggedFinds['sealed'][number], shown: LoggedFind | undefined) {
  if (!shown || sealOf(shown.salt, shown.said) !== seal) return false
  const { symbol, name, grade, level, priceUsd, targetUsd, leaderUsd } = shown
  return isDeepStrictEqual(
    [shown.source, shown.foundAt, shown.dueAt, { symbol, name, grade, level, priceUsd, targetUsd, leaderUsd }],
    [source, foundAt, dueAt, JSON.parse(shown.said)],
  )
}

function isAsEnded({ end, gradedAt }: LoggedFinds['ended'][number], shown: LoggedFind | undefined): boolean {
  if (!shown) return false
  const { outcome, lastUsd, lastLeaderUsd, reachedAt, closedAt } = shown
  return isDeepStrictEqual([{ outcome, lastUsd, lastLeaderUsd, reachedAt }, closedAt], [end, gradedAt])
}
