import type { CallGrade, CallTerms, Horizon } from '@pusula/engine'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { CallSecret } from '../../record/index.ts'

export type Source = 'live' | 'simulated'

/** A call as it is looked up. */
export interface Call extends CallTerms {
  id: number
  playerId: string
  symbol: string
  horizon: Horizon
  day: string
  issuedAt: Date
  dueAt: Date
  isTold: boolean
  isSeen: boolean
  gradedAt: Date | null
  grade: CallGrade | null
}

/** As the table has it: a grade in columns of its own, without an end where there is none yet. */
interface CallRow extends Omit<Call, 'pusula' | 'ewma' | 'grade'>, Omit<CallGrade, 'endUsd' | 'outcome'> {
  pusulaUsd: number[]
  ewmaUsd: number[]
  endUsd: number | null
  outcome: CallGrade['outcome'] | null
}

const columns = sql`id, player_id as "playerId", symbol, horizon, to_char(day, 'YYYY-MM-DD') as day, issued_at as "issuedAt", due_at as "dueAt",
  price_usd as "priceUsd", low_usd as "lowUsd", high_usd as "highUsd", quantiles_usd as "quantilesUsd", pusula_usd as "pusulaUsd",
  unchanged_usd as "unchangedUsd", ewma_usd as "ewmaUsd", is_told as "isTold", seen_at is not null as "isSeen", graded_at as "gradedAt",
  end_usd as "endUsd", outcome, score, pusula_score as "pusulaScore", unchanged_score as "unchangedScore", ewma_score as "ewmaScore",
  pinball, crps, unchanged_crps as "unchangedCrps"`

const rangeFrom = ([lowUsd = 0, highUsd = 0]: readonly number[]) => ({ lowUsd, highUsd })

function callFrom(row: CallRow): Call {
  const { pusulaUsd, ewmaUsd, endUsd, outcome, score, pusulaScore, unchangedScore, ewmaScore, ...rest } = row
  const { pinball, crps, unchangedCrps, ...call } = rest
  return {
    ...call,
    ...{ pusula: rangeFrom(pusulaUsd), ewma: rangeFrom(ewmaUsd) },
    grade:
      outcome === null || endUsd === null
        ? null
        : { endUsd, outcome, score, pusulaScore, unchangedScore, ewmaScore, pinball, crps, unchangedCrps },
  }
}

async function callsBy(rows: Promise<CallRow[]>): Promise<Call[]> {
  return (await rows).map(callFrom)
}

export interface NewCall extends CallSecret, CallTerms {
  playerId: string
  source: Source
  symbol: string
  horizon: Horizon
  day: string
  issuedAt: Date
  dueAt: Date
  isTold: boolean
}

/** Keeps what was sealed in the same transaction. A second one of the player, coin, horizon and day cannot be kept. */
export async function insertCall(tx: Tx, call: NewCall): Promise<void> {
  const { pusula, ewma, quantilesUsd } = call
  await tx.run(sql`insert into turn_calls (id, player_id, source, symbol, horizon, day, issued_at, due_at, salt, said, price_usd, low_usd,
      high_usd, quantiles_usd, pusula_usd, unchanged_usd, ewma_usd, is_told)
    values (${call.id}, ${call.playerId}, ${call.source}, ${call.symbol}, ${call.horizon}, ${call.day}, ${call.issuedAt}, ${call.dueAt},
      ${call.salt}, ${call.said}, ${call.priceUsd}, ${call.lowUsd}, ${call.highUsd}, ${quantilesUsd && [...quantilesUsd]}::float8[],
      ${[pusula.lowUsd, pusula.highUsd]}::float8[], ${[...call.unchangedUsd]}::float8[], ${[ewma.lowUsd, ewma.highUsd]}::float8[],
      ${call.isTold})`)
}

interface Whose {
  playerId: string
  source: Source
}

/** The player's calls of a day and later: a clock that was set back opens no day twice. */
export const callsSince = (db: Db, { playerId, source }: Whose, day: string) =>
  callsBy(
    db.rows<CallRow>(sql`select ${columns} from turn_calls where player_id = ${playerId} and source = ${source} and day >= ${day}
      order by id desc`),
  )

/** When the newest of all calls was sealed. */
export const newestSealedAt = async (db: Db, source: Source): Promise<Date | undefined> =>
  (
    await db.row<{ at: Date }>(
      sql`select issued_at as at from turn_calls where source = ${source} order by id desc limit 1`,
    )
  )?.at

/** A player's calls, the newest first; those alone that were opened where that is asked. */
export const callsOf = (
  db: Db,
  { playerId, source }: Whose,
  { before = Number.MAX_SAFE_INTEGER, limit, isOver = false }: { before?: number; limit: number; isOver?: boolean },
) =>
  callsBy(
    db.rows<CallRow>(sql`select ${columns} from turn_calls where player_id = ${playerId} and source = ${source}
      and id < ${before} and (graded_at is not null or not ${isOver}::boolean) order by id desc limit ${limit}`),
  )

export async function callById(db: Db, playerId: string, id: number): Promise<Call | undefined> {
  const row = await db.row<CallRow>(sql`select ${columns} from turn_calls where id = ${id} and player_id = ${playerId}`)
  return row && callFrom(row)
}

export const changeCall = (db: Db, id: number, change: { isTold?: boolean; isSeen?: boolean }, now: Date) =>
  db.run(sql`update turn_calls set is_told = coalesce(${change.isTold ?? null}, is_told),
    seen_at = case when ${change.isSeen ?? false} then coalesce(seen_at, ${now}) else seen_at end where id = ${id}`)

/** A player's calls that came due within a span, the newest first. */
export const callsDue = (db: Db, { playerId, source }: Whose, { after, until }: { after: Date; until: Date }) =>
  callsBy(
    db.rows<CallRow>(sql`select ${columns} from turn_calls where player_id = ${playerId} and source = ${source}
      and due_at > ${after} and due_at <= ${until} order by due_at desc, id desc`),
  )

/** The newest call that came due since a moment and whose result nobody looked at. */
export async function unseenSince(db: Db, { playerId, source }: Whose, since: Date): Promise<Call | undefined> {
  const row =
    await db.row<CallRow>(sql`select ${columns} from turn_calls where player_id = ${playerId} and source = ${source}
    and graded_at is not null and seen_at is null and due_at >= ${since} order by due_at desc, id desc limit 1`)
  return row && callFrom(row)
}

/** How many gave a range on a day, people and models. */
export async function givenOn(db: Db, source: Source, day: string): Promise<{ people: number; models: number }> {
  const row = await db.row<{ people: number; models: number }>(sql`select
      count(distinct c.player_id) filter (where p.kind = 'person') as people,
      count(distinct c.player_id) filter (where p.kind <> 'person') as models
    from turn_calls c join turn_players p on p.id = c.player_id where c.source = ${source} and c.day = ${day}`)
  return row ?? { people: 0, models: 0 }
}

/** The coin of a day: whoever asks first decides, by a rule that all share. */
export async function coinOfDay(db: Db, source: Source, day: string, symbol: string): Promise<string> {
  await db.run(
    sql`insert into turn_coins (source, day, symbol) values (${source}, ${day}, ${symbol}) on conflict do nothing`,
  )
  const row = await db.row<{ symbol: string }>(
    sql`select symbol from turn_coins where source = ${source} and day = ${day}`,
  )
  return row?.symbol ?? symbol
}

/** Takes those whose time has come and that nobody has opened, the oldest first: they are opened in this transaction. */
export async function takeSealed(tx: Tx, now: Date, limit: number): Promise<CallSecret[]> {
  const due =
    await tx.rows<CallSecret>(sql`select id, salt, said from turn_calls where not is_revealed and due_at <= ${now}
    order by due_at, id limit ${limit} for update skip locked`)
  if (due.length)
    await tx.run(sql`update turn_calls set is_revealed = true where id = any(${due.map(({ id }) => id)}::bigint[])`)
  return due
}

/** Calls that were opened and that nobody has graded, behind one of them, the oldest first. */
export const openCalls = (
  db: Db,
  source: Source,
  { after, limit }: { after: Pick<Call, 'dueAt' | 'id'> | undefined; limit: number },
) =>
  callsBy(
    db.rows<CallRow>(sql`select ${columns} from turn_calls where source = ${source} and is_revealed and graded_at is null
      and (due_at, id) > (${after?.dueAt ?? new Date(0)}::timestamptz, ${after?.id ?? 0}::bigint) order by due_at, id limit ${limit}`),
  )

export interface GradedCall {
  call: Call
  grade: (CallGrade & { venue: string | null }) | null
}

/** Keeps grades beside their calls. Returns those that were not graded by another instance meanwhile. */
export async function saveGrades(tx: Tx, graded: readonly GradedCall[], now: Date): Promise<GradedCall[]> {
  const number = (name: Exclude<keyof CallGrade, 'outcome'>) => graded.map(({ grade }) => grade?.[name] ?? null)
  const taken = await tx.rows<{
    id: number
  }>(sql`update turn_calls c set graded_at = ${now}, end_usd = g.end_usd, outcome = g.outcome,
      score = g.score, pusula_score = g.pusula_score, unchanged_score = g.unchanged_score, ewma_score = g.ewma_score,
      pinball = g.pinball, crps = g.crps, unchanged_crps = g.unchanged_crps
    from unnest(${graded.map(({ call }) => call.id)}::bigint[], ${number('endUsd')}::float8[],
      ${graded.map(({ grade }) => grade?.outcome ?? null)}::smallint[], ${number('score')}::float8[], ${number('pusulaScore')}::float8[],
      ${number('unchangedScore')}::float8[], ${number('ewmaScore')}::float8[], ${number('pinball')}::float8[],
      ${number('crps')}::float8[], ${number('unchangedCrps')}::float8[])
      as g(id, end_usd, outcome, score, pusula_score, unchanged_score, ewma_score, pinball, crps, unchanged_crps)
    where c.id = g.id and c.graded_at is null returning c.id`)
  const ids = new Set(taken.map(({ id }) => id))
  const mine = graded.filter(({ call }) => ids.has(call.id))
  await tx.run(sql`update turn_players set is_stale = true
    where id = any(${[...new Set(mine.map(({ call }) => call.playerId))]}::uuid[]) and not is_stale`)
  return mine
}

/** A call as it is shown, with what it was sealed with. */
export type StoredCall = Call & {
  source: Source
  /** The account behind the name that it was sealed under; null where that is gone. */
  sealedBy: string | null
} & Pick<CallSecret, 'salt' | 'said'>

export const storedCalls = async (db: Db, ids: readonly number[]): Promise<StoredCall[]> =>
  (
    await db.rows<CallRow & Omit<StoredCall, keyof Call>>(
      sql`select ${columns}, source, salt, said, (select account_id from turn_players p
        where c.said <> '' and p.id::text = c.said::jsonb ->> 'player') as "sealedBy" from turn_calls c where id = any(${ids}::bigint[])`,
    )
  ).map(row => ({ ...callFrom(row), source: row.source, salt: row.salt, said: row.said, sealedBy: row.sealedBy }))

/** What calls were sealed with, by their numbers. */
export const secretsOf = async (db: Db, ids: readonly number[]): Promise<Map<number, CallSecret>> =>
  new Map(
    (await db.rows<CallSecret>(sql`select id, salt, said from turn_calls where id = any(${ids}::bigint[])`)).map(
      secret => [secret.id, secret],
    ),
  )

export const callCount = async (db: Db): Promise<number> =>
  (await db.row<{ count: number }>(sql`select count(*) as count from turn_calls`))?.count ?? 0

/** Brings what a guest gave to a member, but for what the member gave on the same coin and day. */
export async function moveCalls(tx: Tx, from: string, to: string, now: Date): Promise<void> {
  const moved =
    await tx.run(sql`update turn_calls c set player_id = ${to} where player_id = ${from} and not exists (select from turn_calls o
    where o.player_id = ${to} and (o.source, o.symbol, o.horizon, o.day) = (c.source, c.symbol, c.horizon, c.day))`)
  if (moved)
    await tx.run(
      sql`insert into turn_joins (from_player, to_player, joined_at) values (${from}, ${to}, ${now}) on conflict do nothing`,
    )
  await tx.run(sql`update turn_players set is_stale = true where id in (${from}, ${to})`)
  // And the clock it was given by: joining is no way to another day.
  await tx.run(sql`update turn_players p set zone = g.zone, zoned_at = g.zoned_at from turn_players g
    where p.id = ${to} and g.id = ${from} and g.zoned_at > coalesce(p.zoned_at, '-infinity')`)
}

/** Whose calls these are, by their numbers; those of nobody are left out. */
export async function subscribersOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.rows<{ id: number; accountId: string }>(sql`select c.id, p.account_id as "accountId"
    from turn_calls c join turn_players p on p.id = c.player_id where c.id = any(${ids}::bigint[]) and p.account_id is not null`)
  return new Map(rows.map(({ id, accountId }) => [id, accountId]))
}
