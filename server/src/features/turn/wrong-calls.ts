import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../platform/db/db.ts'
import { type CallValues, type LoggedCalls, recordDay, sealOf } from '../record/index.ts'
import { callCount, type StoredCall, storedCalls } from './store/calls.ts'
import { allJoins, movedUnseen } from './store/joins.ts'
import { wronglySummed } from './store/table.ts'

/**
 * Verification: the first call that its player, or the table, sees otherwise than it was sealed and graded in the log. Whose a call is changes when a guest
 * joins, which the log says too; an account stands behind the name that it had when the call was sealed.
 */
export async function wrongCalls(
  db: Db,
  { sealed, graded, count, joins = [] }: LoggedCalls,
): Promise<string | undefined> {
  const ids = [...sealed, ...graded].map(({ id }) => id)
  const stored = new Map((ids.length ? await storedCalls(db, ids) : []).map(call => [call.id, call]))
  const wrong =
    sealed.find(call => !isAsSealed(call, stored.get(call.id))) ??
    graded.find(call => !isAsGraded(call, stored.get(call.id)))
  if (wrong) return `the call of entry ${wrong.id} is shown otherwise than it was sealed and graded`
  if (count === undefined) return undefined
  const shown = await callCount(db)
  if (shown !== count) return `${count} calls were sealed, ${shown} are shown`
  const moved = await movedUnseen(db)
  if (moved !== undefined) return `the call of entry ${moved} is shown as somebody else’s`
  // Those of the last minute are on their way into the log.
  const shownJoins = (await allJoins(db)).flatMap(({ entryId, from, to }) =>
    entryId === null ? [] : [`${entryId} ${from} ${to}`],
  )
  if (!isDeepStrictEqual(shownJoins.sort(), joins.map(({ id, from, to }) => `${id} ${from} ${to}`).sort()))
    return 'guests have joined otherwise than the log says'
  const player = await wronglySummed(db)
  return player && `what the calls of player ${player} add up to is shown otherwise`
}

function isAsSealed(
  { source, symbol, what, issuedAt, dueAt, seal }: LoggedCalls['sealed'][number],
  stored: StoredCall | undefined,
): boolean {
  if (!stored || sealOf(stored.salt, stored.said) !== seal) return false
  const { player: _, venue: __, day = recordDay(issuedAt), owner, ...said }: CallValues = JSON.parse(stored.said)
  if (owner !== undefined && stored.sealedBy !== null && owner !== sealOf(stored.salt, stored.sealedBy)) return false
  const { priceUsd, lowUsd, highUsd, quantilesUsd, pusula, unchangedUsd, ewma } = stored
  const about = [
    stored.source,
    stored.symbol,
    stored.horizon,
    stored.day,
    stored.issuedAt.getTime(),
    stored.dueAt.getTime(),
  ]
  return (
    isDeepStrictEqual(about, [source, symbol, what, day, issuedAt.getTime(), dueAt.getTime()]) &&
    isDeepStrictEqual({ priceUsd, lowUsd, highUsd, quantilesUsd, pusula, unchangedUsd, ewma }, said)
  )
}

function isAsGraded({ grade, gradedAt }: LoggedCalls['graded'][number], stored: StoredCall | undefined): boolean {
  const { venue: _, ...scores } = grade ?? { venue: null }
  return isDeepStrictEqual([stored?.gradedAt, stored?.grade], [gradedAt, grade && scores])
}
