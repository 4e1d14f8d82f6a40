import { type Db, sql, type Tx } from '../../../platform/db/db.ts'

/** A guest whose calls were moved to a member. */
interface Join {
  from: string
  to: string
  at: Date
  /** Null until it is in the log. */
  entryId: number | null
}

const columns = sql`from_player as "from", to_player as "to", joined_at as at, entry_id as "entryId"`

/** Those that are not in the log, the oldest first; another instance that is at it comes first. */
export const unsaidJoins = (tx: Tx, limit: number) =>
  tx.rows<Join>(sql`select ${columns} from turn_joins where entry_id is null order by joined_at limit ${limit}
    for update skip locked`)

export const saveJoinEntries = (tx: Tx, joins: readonly Join[], first: number) =>
  tx.run(sql`update turn_joins j set entry_id = ${first}::bigint + place - 1
    from unnest(${joins.map(({ from }) => from)}::uuid[], ${joins.map(({ to }) => to)}::uuid[]) with ordinality as said(f, t, place)
    where j.from_player = said.f and j.to_player = said.t`)

export const allJoins = (db: Db) => db.rows<Join>(sql`select ${columns} from turn_joins`)

/** The names in the log whose calls count for a player besides its own. */
export const joinedTo = async (db: Db, playerId: string): Promise<string[]> =>
  (
    await db.rows<{ from: string }>(
      sql`select from_player as "from" from turn_joins where to_player = ${playerId} order by joined_at`,
    )
  ).map(({ from }) => from)

/** A call that counts for another player than the one it was sealed for, and no guest's who joined. */
export const movedUnseen = async (db: Db): Promise<number | undefined> =>
  (
    await db.row<{
      id: number
    }>(sql`select c.id from turn_calls c where c.said <> '' and c.said::jsonb ->> 'player' <> c.player_id::text
      and not exists (select from turn_joins j where j.from_player::text = c.said::jsonb ->> 'player' and j.to_player = c.player_id)
      order by c.id limit 1`)
  )?.id
