import { type Db, sql, type Tx } from '../../../../platform/db/db.ts'
import { maxEntryBytes } from '../../../../platform/tlog/tiles.ts'
import { type Claim, isForecast, type StoredClaim } from '../claims.ts'
import { makeSalt, saidBy, sealEntry } from '../entries.ts'

/** Advisory lock of the log's end, held until commit: to be taken last, so that others wait for no more than a commit. */
export const lockLog = (tx: Tx) => tx.run(sql`select pg_advisory_xact_lock(7220441, 1)`)

/** Adds entries to the end of the log, in their order. Returns the number of the first. */
export async function appendEntries(tx: Tx, entries: readonly string[]): Promise<number> {
  if (entries.some(entry => Buffer.byteLength(entry) > maxEntryBytes)) throw new Error('an entry is too long')
  await lockLog(tx)
  const first = await logSize(tx)
  await tx.run(sql`insert into record_entries (index, entry)
    select ${first}::bigint + place - 1, entry from unnest(${entries}::text[]) with ordinality as added(entry, place)`)
  return first
}

/** How many entries there are: they are numbered from 0 on, without a gap. */
export const logSize = async (db: Db): Promise<number> =>
  (await db.row<{ size: number }>(sql`select coalesce(max(index) + 1, 0) as size from record_entries`))?.size ?? 0

/**
 * Seals claims at the end of the log, once: those whose slot is filled are left as they are, and of two instances one waits and then finds
 * it filled. Returns those that were added.
 */
export async function appendClaims(tx: Tx, claims: readonly Claim[]): Promise<StoredClaim[]> {
  if (!claims.length) return []
  await lockLog(tx)
  // Two of the same slot in one batch are one.
  const wanted = new Map(claims.map(claim => [keyOf(claim), claim]))
  for (const slot of await filledAmong(tx, claims)) wanted.delete(keyOf(slot))
  const fresh = [...wanted.values()]
  if (!fresh.length) return []
  const sealed = fresh.map(claim => ({ claim, salt: makeSalt(), said: saidBy(claim) }))
  const first = await appendEntries(
    tx,
    sealed.map(({ claim, salt, said }) => sealEntry(claim, salt, said)),
  )
  const saved = fresh.map((claim, place) => ({ ...claim, id: first + place }))
  await makeRoom(tx, saved)
  await insertClaims(tx, saved)
  const column = <T>(of: (row: (typeof sealed)[number]) => T) => sealed.map(of)
  await tx.run(sql`insert into record_pending (claim_id, source, slot_at, due_at, salt, said)
    select ${first}::bigint + place - 1, source, slot_at, due_at, salt, said
    from unnest(${column(({ claim }) => claim.source)}::text[], ${column(({ claim }) => claim.slotAt)}::timestamptz[],
      ${column(({ claim }) => claim.dueAt)}::timestamptz[], ${column(({ salt }) => salt)}::text[],
      ${column(({ said }) => said)}::text[]) with ordinality as added(source, slot_at, due_at, salt, said, place)`)
  return saved
}

type Slot = Pick<Claim, 'source' | 'symbol' | 'what' | 'asked' | 'slotAt'>

const keyOf = ({ source, symbol, what, asked, slotAt }: Slot) =>
  `${source} ${symbol} ${what} ${asked} ${slotAt.getTime()}`

function filledAmong(tx: Tx, claims: readonly Claim[]): Promise<Slot[]> {
  const times = claims.map(({ slotAt }) => slotAt.getTime())
  const [from, until] = [new Date(Math.min(...times)), new Date(Math.max(...times))]
  const column = <T>(of: (claim: Claim) => T) => claims.map(of)
  return tx.rows<Slot>(sql`select c.source, c.symbol, c.what, c.asked, c.slot_at as "slotAt" from record_claims c
    join unnest(${column(({ source }) => source)}::text[], ${column(({ symbol }) => symbol)}::text[],
      ${column(({ what }) => what)}::text[], ${column(({ asked }) => asked)}::boolean[],
      ${column(({ slotAt }) => slotAt)}::timestamptz[]) as wanted(source, symbol, what, asked, slot_at)
      using (source, symbol, what, asked, slot_at)
    where c.slot_at between ${from} and ${until}`)
}

const monthOf = ({ slotAt }: Pick<Claim, 'slotAt'>) => slotAt.toISOString().slice(0, 7)

/** Makes room for the months that are new, and notes where each begins. */
export async function makeRoom(tx: Tx, claims: readonly Pick<StoredClaim, 'id' | 'slotAt'>[]): Promise<void> {
  const months = new Map(claims.toReversed().map(claim => [monthOf(claim), claim.id]))
  const known = await tx.rows<{ month: string }>(
    sql`select month from record_months where month = any(${[...months.keys()]}::text[])`,
  )
  for (const { month } of known) months.delete(month)
  for (const [month, firstId] of months) {
    await tx.run(sql`select record_month(${`${month}-01T00:00:00Z`}::timestamptz)`)
    await tx.run(sql`insert into record_months (month, first_id) values (${month}, ${firstId})`)
  }
}

/** Writes claims as they are looked up. */
export async function insertClaims(tx: Tx, claims: readonly StoredClaim[]): Promise<void> {
  const column = <T>(of: (claim: StoredClaim) => T) => claims.map(of)
  const number = (name: 'medianUsd' | 'low80Usd' | 'high80Usd' | 'riseProbability' | 'halfWidth') =>
    column(claim => (isForecast(claim) ? claim[name] : null))
  await tx.run(sql`insert into record_claims (id, source, symbol, what, asked, slot_at, issued_at, due_at, price_usd, median_usd,
      low80_usd, high80_usd, rise_probability, half_width, edition)
    select * from unnest(${column(({ id }) => id)}::bigint[], ${column(({ source }) => source)}::text[], ${column(({ symbol }) => symbol)}::text[],
      ${column(({ what }) => what)}::text[], ${column(({ asked }) => asked)}::boolean[],
      ${column(({ slotAt }) => slotAt)}::timestamptz[], ${column(({ issuedAt }) => issuedAt)}::timestamptz[],
      ${column(({ dueAt }) => dueAt)}::timestamptz[], ${column(({ priceUsd }) => priceUsd)}::float8[],
      ${number('medianUsd')}::float8[], ${number('low80Usd')}::float8[], ${number('high80Usd')}::float8[],
      ${number('riseProbability')}::float8[], ${number('halfWidth')}::float8[],
      ${column(({ edition }) => edition)}::smallint[])`)
}

export const entryAt = (db: Db, index: number) =>
  db.row<{ entry: string }>(sql`select entry from record_entries where index = ${index}`)

const pageSize = 4_096

/** Entries from one on and before another, a page at a time. */
export async function* entriesBetween(db: Db, from: number, until: number): AsyncGenerator<string[]> {
  for (let at = from; at < until; at += pageSize) {
    const rows = await db.rows<{ index: number; entry: string }>(sql`select index, entry from record_entries
      where index >= ${at} and index < ${Math.min(until, at + pageSize)} order by index`)
    // One that is missing is a hole that nothing may be read past.
    const whole = rows.findIndex(({ index }, place) => index !== at + place)
    yield rows.slice(0, whole < 0 ? rows.length : whole).map(({ entry }) => entry)
    if (whole >= 0 || rows.length < Math.min(until - at, pageSize)) return
  }
}

/** What claims say that wait to be said or graded: with the log, all that cannot be made anew. */
export async function saidByPending(db: Db): Promise<Map<number, string>> {
  const rows = await db.rows<{ id: number; said: string }>(sql`select claim_id as id, said from record_pending`)
  return new Map(rows.map(({ id, said }) => [id, said]))
}

const made = ['claims', 'months', 'files', 'tiles', 'range_days', 'chance_days', 'plan_days']

/** Throws away everything that is only made from the log. */
export async function forgetMade(tx: Tx): Promise<void> {
  for (const table of made) await tx.run({ text: `delete from record_${table}`, values: [] })
}
