import { frozenPlan, type LivingPlan } from '@pusula/engine'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import { beginEntry, saidByBeginning } from '../log/entries.ts'
import { appendEntries } from '../log/store/entries.ts'

type Source = 'live' | 'simulated'

/** A plan that was issued, by the number of the entry that sealed it. */
export type SealedPlan = LivingPlan & { readonly id: number; readonly symbol: string }

interface PlanRow {
  id: number
  symbol: string
  side: LivingPlan['side']
  state: LivingPlan['state']
  issuedAt: Date
  priceUsd: number
  triggerUsd: number
  entryUsd: number
  stopUsd: number
  targetUsd: number
  chances: number[]
  metAt: Date | null
  limitAt: Date | null
  endedAt: Date | null
  exitUsd: number | null
  resultRatio: number | null
}

/** Of a table `p`. */
const planColumns = sql`p.id, p.symbol, p.side, p.state, p.issued_at as "issuedAt", p.price_usd as "priceUsd",
  p.trigger_usd as "triggerUsd", p.entry_usd as "entryUsd", p.stop_usd as "stopUsd", p.target_usd as "targetUsd", p.chances,
  p.met_at as "metAt", p.limit_at as "limitAt", p.ended_at as "endedAt", p.exit_usd as "exitUsd", p.result_ratio as "resultRatio"`

function planFrom({ id, symbol, state, metAt, limitAt, endedAt, exitUsd, resultRatio, ...row }: PlanRow): SealedPlan {
  const [met = 0, touched = 0, target = 0, stop = 0, neither = 0] = row.chances
  const issued = frozenPlan({
    ...row,
    issuedAt: row.issuedAt.getTime(),
    chances: { met, touched, target, stop, neither },
  })
  const times = { metAt: metAt?.getTime(), limitAt: limitAt?.getTime(), endedAt: endedAt?.getTime() }
  const known = Object.fromEntries(
    Object.entries({ ...times, exitUsd, resultRatio }).filter(([, value]) => value !== null && value !== undefined),
  )
  return { ...issued, ...known, state, id, symbol } as SealedPlan
}

/** Of two instances that issue plans of a coin, one waits. */
export const lockPlans = (tx: Tx, source: Source, symbol: string) =>
  tx.run(sql`select pg_advisory_xact_lock(7220442, hashtext(${`${source} ${symbol}`}))`)

/** Those of a coin that wait or run, and those that ended since a moment: upwards first, then the newest. */
export async function plansOf(db: Db, source: Source, symbol: string, endedSince: Date): Promise<SealedPlan[]> {
  const rows = await db.rows<PlanRow>(sql`select ${planColumns} from record_plans p
    where source = ${source} and symbol = ${symbol} and (state in ('waiting', 'met') or ended_at >= ${endedSince})
    order by side desc, issued_at desc`)
  return rows.map(planFrom)
}

export const isPlannedCoin = async (db: Db, source: Source, symbol: string): Promise<boolean> =>
  (await db.row(sql`select 1 from record_coins where source = ${source} and symbol = ${symbol} and is_planned`)) !==
  undefined

export async function insertPlan(tx: Tx, source: Source, plan: SealedPlan): Promise<void> {
  const { id, symbol, side, state, issuedAt, validUntil, priceUsd, triggerUsd, entryUsd, stopUsd, targetUsd, chances } =
    plan
  const { met, touched, target, stop, neither } = chances
  await tx.run(sql`insert into record_plans (id, source, symbol, side, state, issued_at, valid_until, price_usd, trigger_usd,
      entry_usd, stop_usd, target_usd, chances, advanced_to)
    values (${id}, ${source}, ${symbol}, ${side}, ${state}, ${new Date(issuedAt)}, ${new Date(validUntil)}, ${priceUsd},
      ${triggerUsd}, ${entryUsd}, ${stopUsd}, ${targetUsd}, ${[met, touched, target, stop, neither]}::float8[],
      ${new Date(issuedAt)})`)
}

export interface AlivePlan {
  plan: SealedPlan
  advancedTo: Date
  /** The last close it was shown; null before the first. */
  lastUsd: number | null
}

/** Plans that wait or run and have not been shown the hours up to a moment, coin by coin. */
export async function behind(db: Db, source: Source, hour: Date, now: Date): Promise<AlivePlan[]> {
  const rows = await db.rows<PlanRow & Omit<AlivePlan, 'plan'>>(sql`select ${planColumns},
    p.advanced_to as "advancedTo", p.last_usd as "lastUsd" from record_plans p where source = ${source} and state in ('waiting', 'met')
      and (advanced_to < ${hour} or (state = 'waiting' and valid_until <= ${now})) order by symbol, id`)
  return rows.map(({ advancedTo, lastUsd, ...row }) => ({ plan: planFrom(row), advancedTo, lastUsd }))
}

interface Step {
  plan: SealedPlan
  from: AlivePlan
  advancedTo: Date
  lastUsd: number | null
  venue: string | null
}

/**
 * Puts a plan where it has come to, unless another instance has gone on from the same place meanwhile. What ended is due: it is revealed
 * and graded with the next round. Returns whether it was this one that did it.
 */
export async function saveStep(tx: Tx, { plan, from, advancedTo, lastUsd, venue }: Step): Promise<boolean> {
  const when = (name: 'metAt' | 'limitAt' | 'endedAt') => {
    const ms = (plan as Partial<Record<typeof name, number>>)[name]
    return ms === undefined ? null : new Date(ms)
  }
  const { exitUsd = null, resultRatio = null } = 'exitUsd' in plan ? plan : {}
  const endedAt = when('endedAt')
  const moved = await tx.rows(sql`update record_plans set state = ${plan.state}, entry_usd = ${plan.entryUsd},
      stop_usd = ${plan.stopUsd}, target_usd = ${plan.targetUsd}, met_at = ${when('metAt')}, limit_at = ${when('limitAt')},
      ended_at = ${endedAt}, exit_usd = ${exitUsd}, result_ratio = ${resultRatio}, advanced_to = ${advancedTo},
      last_usd = ${lastUsd}, venue = coalesce(${venue}, venue)
    where id = ${plan.id} and state = ${from.plan.state} and advanced_to = ${from.advancedTo} returning id`)
  if (!moved.length) return false
  if (endedAt) await tx.run(sql`update record_pending set due_at = ${endedAt} where claim_id = ${plan.id}`)
  return true
}

/** Plans by their entries, the newest first; of a number that is none there is none. */
export const plansById = async (db: Db, ids: readonly number[]): Promise<SealedPlan[]> =>
  (
    await db.rows<PlanRow>(sql`select ${planColumns} from record_plans p where id = any(${ids}::bigint[])
      order by id desc`)
  ).map(planFrom)

/** Holds a plan as it is until the transaction ends. The hours that closed by then have gone in. */
export const holdPlan = async (tx: Tx, id: number): Promise<Date | undefined> =>
  (
    await tx.row<{ advancedTo: Date }>(
      sql`select advanced_to as "advancedTo" from record_plans where id = ${id} for share`,
    )
  )?.advancedTo

/**
 * Seals in the log when a plan began and at which price, with the salt of its claim. The end of the log is held from here on.
 */
export async function sealBeginning(tx: Tx, { id: of, metAt, entryUsd }: SealedPlan & { metAt: number }, now: Date) {
  const claim = await tx.row<{ salt: string }>(sql`select salt from record_pending where claim_id = ${of}`)
  if (!claim) throw new Error(`the plan of entry ${of} begins, and its claim does not wait`)
  const said = saidByBeginning({ of, metAt: new Date(metAt), entryUsd })
  const begunIn = await appendEntries(tx, [beginEntry(now, claim.salt, said)])
  await tx.run(sql`update record_plans set begun_in = ${begunIn} where id = ${of}`)
}

/** A plan by its entry, with the entry of its beginning and the exchange that told its last hour. */
export interface FollowedPlan {
  plan: SealedPlan
  begunIn: number | null
  venue: string | null
}

export async function followedPlans(db: Db, ids: readonly number[]): Promise<FollowedPlan[]> {
  const rows = await db.rows<
    PlanRow & Omit<FollowedPlan, 'plan'>
  >(sql`select ${planColumns}, p.venue, p.begun_in as "begunIn"
    from record_plans p where id = any(${ids}::bigint[])`)
  return rows.map(({ venue, begunIn, ...row }) => ({ plan: planFrom(row), begunIn, venue }))
}
