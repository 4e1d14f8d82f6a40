import { type Db, sql } from '../../../platform/db/db.ts'

/** Stores the result of a verification for the page. */
export const saveCheck = (db: Db, { size, finding }: { size: number; finding: string | undefined }, now: Date) =>
  db.run(sql`insert into record_checks (checked_at, size, finding) values (${now}, ${size}, ${finding ?? null})
    on conflict (is_only) do update set checked_at = excluded.checked_at, size = excluded.size, finding = excluded.finding`)

/** Keeps something that was found between two looks. */
export const saveFinding = (db: Db, finding: string, now: Date) =>
  db.run(sql`insert into record_checks (checked_at, size, finding) values (${now}, 0, ${finding})
    on conflict (is_only) do update set finding = excluded.finding`)

/** 1 where the last look found something that is not as it was written; nothing before the first look. */
export const lastFinding = async (db: Db): Promise<number | undefined> =>
  (await db.row<{ wrong: number }>(sql`select (finding is not null)::int as wrong from record_checks`))?.wrong

export interface ClaimCounts {
  claims: number
  graded: number
}

/** How many claims are looked up, and how many of them are graded. */
export const claimCounts = async (db: Db): Promise<ClaimCounts> =>
  (await db.row<ClaimCounts>(sql`select count(*) as claims, count(graded_at) as graded from record_claims`)) ?? {
    claims: 0,
    graded: 0,
  }

export interface ShownClaim {
  id: number
  source: string
  symbol: string
  what: string
  asked: boolean
  issuedAt: Date
  dueAt: Date
  priceUsd: number
  medianUsd: number | null
  low80Usd: number | null
  high80Usd: number | null
  riseProbability: number | null
  outcome: number | null
  actualUsd: number | null
}

/** Of a table `c`. */
const shownColumns = sql`c.id, c.source, c.symbol, c.what, c.asked, c.issued_at as "issuedAt", c.due_at as "dueAt",
  c.price_usd as "priceUsd", c.median_usd as "medianUsd", c.low80_usd as "low80Usd", c.high80_usd as "high80Usd",
  c.rise_probability as "riseProbability", c.outcome, c.actual_usd as "actualUsd"`

/** Some claims as pages show them. */
export async function shownClaims(db: Db, of: readonly { id: number; slotAt: Date }[]): Promise<ShownClaim[]> {
  if (!of.length) return []
  const [from, until] = [Math.min(...of.map(at)), Math.max(...of.map(at))].map(ms => new Date(ms))
  return db.rows<ShownClaim>(sql`select ${shownColumns} from record_claims c
    where slot_at between ${from} and ${until} and id = any(${of.map(({ id }) => id)}::bigint[])`)
}

/** A claim that waits for its time or its grade, as it is kept and as pages show it. */
type PendingClaim = ShownClaim & { salt: string; said: string }

const pageSize = 2_000

/** All of them, some at a time. */
export async function* pendingClaims(db: Db): AsyncGenerator<PendingClaim[]> {
  for (let after = -1; ; ) {
    const rows = await db.rows<PendingClaim>(sql`select ${shownColumns}, p.salt, p.said
      from record_pending p join record_claims c on c.id = p.claim_id and c.slot_at = p.slot_at
      where p.claim_id > ${after} order by p.claim_id limit ${pageSize}`)
    yield rows
    if (rows.length < pageSize) return
    after = rows.at(-1)?.id ?? after
  }
}

const at = ({ slotAt }: { slotAt: Date }) => slotAt.getTime()
