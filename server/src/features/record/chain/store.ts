import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import { type ChainedClaim, chain, chainStart, type Head } from './chain.ts'
import { type Claim, isForecast } from './claims.ts'

const pageSize = 5_000

export const claimFields = sql`id, source, symbol, what, asked, slot_at as "slotAt", issued_at as "issuedAt", due_at as "dueAt",
  price_usd as "priceUsd", venue, median_usd as "medianUsd", low50_usd as "low50Usd", high50_usd as "high50Usd",
  low80_usd as "low80Usd", high80_usd as "high80Usd", rise_probability as "riseProbability", scale, calibration, lean,
  model, half_width as "halfWidth", constant_scale as "constantScale", terms, edition,
  previous_hash as "previousHash", hash`

/** A row has the columns of all kinds of claims; a claim has its own. */
export function claimOf<Row extends object>({ terms, ...row }: Row & { terms: number[] | null }): Row & ChainedClaim {
  return (terms ? { ...row, terms } : row) as unknown as Row & ChainedClaim
}

/**
 * Adds claims to the end of the chain, once: those whose slot is filled are left as they are. The end of the chain is
 * held until the transaction is over, so that of two instances one waits and then finds the slot filled.
 */
export async function appendClaims(tx: Tx, claims: readonly Claim[]): Promise<number> {
  const last = await tx.row<Head>(sql`select id, hash from record_head for update`)
  const fresh: Claim[] = []
  for (const claim of claims) if (!(await isKept(tx, claim))) fresh.push(claim)
  const links = chain(fresh, last ?? chainStart)
  const months = new Map(links.toReversed().map(({ slotAt, id }) => [slotAt.toISOString().slice(0, 7), id]))
  for (const [month, firstId] of months) {
    await tx.run(sql`select record_month(${`${month}-01T00:00:00Z`}::timestamptz)`)
    await tx.run(sql`insert into record_months (month, first_id) values (${month}, ${firstId}) on conflict do nothing`)
  }
  for (const link of links) await insert(tx, link)
  const head = links.at(-1)
  if (head) await tx.run(sql`update record_head set id = ${head.id}, hash = ${head.hash}`)
  return links.length
}

const isKept = async (db: Db, { source, symbol, what, asked, slotAt }: Claim): Promise<boolean> =>
  (await db.row(sql`select 1 from record_claims where source = ${source} and symbol = ${symbol} and what = ${what}
    and asked = ${asked} and slot_at = ${slotAt}`)) !== undefined

async function insert(db: Db, link: ChainedClaim) {
  const forecast = isForecast(link) ? link : undefined
  await db.run(sql`insert into record_claims (id, source, symbol, what, asked, slot_at, issued_at, due_at, price_usd,
    venue, median_usd, low50_usd, high50_usd, low80_usd, high80_usd, rise_probability, scale, calibration, lean, model,
    half_width, constant_scale, terms, edition, previous_hash, hash)
    values (${link.id}, ${link.source}, ${link.symbol}, ${link.what}, ${link.asked}, ${link.slotAt}, ${link.issuedAt},
      ${link.dueAt}, ${link.priceUsd}, ${link.venue}, ${forecast?.medianUsd}, ${forecast?.low50Usd}, ${forecast?.high50Usd},
      ${forecast?.low80Usd}, ${forecast?.high80Usd}, ${forecast?.riseProbability}, ${forecast?.scale},
      ${forecast?.calibration}, ${forecast?.lean}, ${forecast?.model}, ${forecast?.halfWidth},
      ${forecast?.constantScale}, ${isForecast(link) ? null : link.terms}, ${link.edition}, ${link.previousHash},
      ${link.hash})`)
  await db.run(sql`insert into record_pending (claim_id, source, slot_at, due_at)
    values (${link.id}, ${link.source}, ${link.slotAt}, ${link.dueAt})`)
}

export const chainHead = async (db: Db): Promise<Head> =>
  (await db.row<Head>(sql`select id, hash from record_head`)) ?? chainStart

/** When the chain began; undefined while it is empty. */
export const firstIssuedAt = async (db: Db): Promise<Date | undefined> =>
  (await db.row<{ at: Date }>(sql`select issued_at as at from record_claims order by id limit 1`))?.at

/** The chain after a claim and up to another, a page at a time. */
export async function* chainAfter(db: Db, after = 0, upTo = Number.MAX_SAFE_INTEGER): AsyncGenerator<ChainedClaim[]> {
  while (true) {
    const rows = await db.rows<ChainedClaim & { terms: number[] | null }>(sql`select ${claimFields} from record_claims
      where id > ${after} and id <= ${upTo} order by id limit ${pageSize}`)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(claimOf)
    after = last.id
  }
}
