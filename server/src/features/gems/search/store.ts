import { randomUUID } from 'node:crypto'
import type { GemLevel, GemMeasures } from '@pusula/engine'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { Market } from '../../market/index.ts'
import type { Found, Search } from './search.ts'

type Source = Market['source']

export interface Run {
  id: number
  source: Source
  slotAt: Date
  computedAt: Date
  /** From when its sizes are, where they are older than itself. */
  sizesAt: Date | null
}

export interface Listing {
  findId: number
  coinId: string
  symbol: string
  name: string
  grade: number
  level: GemLevel
  priceUsd: number
  changeRatio: number
  highUsd: number
  lowUsd: number
  marketCapUsd: number
  exchanges: string[]
  targetUsd: number
  roomRatio: number
  fromDays: number
  toDays: number
  measures: GemMeasures
  /** Not on any list before; on the first list of all, nothing is new. */
  isNew: boolean
}

/** The newest list of one market, or of whichever market made the newest. */
export const latestRun = (db: Db, source?: Source) =>
  db.row<Run>(sql`select id, source, slot_at as "slotAt", computed_at as "computedAt", sizes_at as "sizesAt"
    from gems_runs
    where ${source ?? null}::text is null or source = ${source ?? null} order by slot_at desc, id desc limit 1`)

export const listingsOf = (db: Db, { id }: Pick<Run, 'id'>) =>
  db.rows<Listing>(sql`select l.find_id as "findId", l.coin_id as "coinId", f.symbol, f.name, l.grade, l.level,
    l.price_usd as "priceUsd", l.change_ratio as "changeRatio", l.high_usd as "highUsd", l.low_usd as "lowUsd",
    l.market_cap_usd as "marketCapUsd", l.exchanges, l.target_usd as "targetUsd", l.room_ratio as "roomRatio",
    l.from_days as "fromDays", l.to_days as "toDays", l.measures, f.found_at = r.computed_at and exists
      (select from gems_runs e where e.source = r.source and e.slot_at < r.slot_at) as "isNew"
    from gems_listings l join gems_finds f on f.id = l.find_id join gems_runs r on r.id = l.run_id
    where l.run_id = ${id} order by l.place`)

/** Takes the turn to search this market; undefined while somebody else has it. */
export async function takeTurn(db: Db, source: Source, now: Date, until: Date): Promise<string | undefined> {
  const holder = randomUUID()
  const taken =
    await db.run(sql`insert into gems_turns (source, holder, held_until) values (${source}, ${holder}, ${until})
    on conflict (source) do update set holder = excluded.holder, held_until = excluded.held_until
    where gems_turns.held_until <= ${now}`)
  return taken ? holder : undefined
}

export const leaveTurn = (db: Db, holder: string) => db.run(sql`delete from gems_turns where holder = ${holder}`)

/** Writes a whole list; false where these six hours already have theirs. */
export async function saveRun(tx: Tx, source: Source, slotAt: Date, search: Search, now: Date): Promise<boolean> {
  const run = await tx.row<{ id: number }>(sql`insert into gems_runs
    (source, slot_at, computed_at, coins_seen, coins_graded, sizes_at)
    values (${source}, ${slotAt}, ${now}, ${search.coinsSeen}, ${search.coinsGraded},
      ${search.sizesAgeMs === null ? null : new Date(now.getTime() - search.sizesAgeMs)})
    on conflict (source, slot_at) do nothing returning id`)
  if (!run) return false
  for (const [place, found] of search.found.entries())
    await saveListing(tx, run.id, place, await findIdOf(tx, source, found, search.leaderUsd, now), found)
  return true
}

/** A coin that is still followed goes on as the same find, by the price at which it was found first. */
async function findIdOf(tx: Tx, source: Source, found: Found, leaderUsd: number, now: Date): Promise<number> {
  const { symbol, name, graded, ticker, target } = found
  const dueAt = new Date(now.getTime() + target.toDays * 86_400_000)
  await tx.run(sql`insert into gems_finds (source, symbol, name, grade, level, found_at, due_at, price_usd, target_usd,
      leader_usd, last_usd, last_leader_usd, followed_at)
    values (${source}, ${symbol}, ${name}, ${graded.grade}, ${graded.level}, ${now}, ${dueAt}, ${ticker.lastPrice},
      ${target.targetUsd}, ${leaderUsd}, ${ticker.lastPrice}, ${leaderUsd}, ${now})
    on conflict (source, symbol) where outcome is null do nothing`)
  const row = await tx.row<{ id: number }>(
    sql`select id from gems_finds where source = ${source} and symbol = ${symbol} and outcome is null`,
  )
  if (!row) throw new Error(`${symbol} was neither found before nor now`)
  return row.id
}

const saveListing = (tx: Tx, runId: number, place: number, findId: number, found: Found) => {
  const { id, graded, ticker, marketCapUsd, exchanges, target, measures } = found
  return tx.run(sql`insert into gems_listings (run_id, place, find_id, coin_id, grade, level, price_usd, change_ratio,
      high_usd, low_usd, market_cap_usd, exchanges, target_usd, room_ratio, from_days, to_days, measures)
    values (${runId}, ${place}, ${findId}, ${id}, ${graded.grade}, ${graded.level}, ${ticker.lastPrice},
      ${ticker.lastPrice / ticker.openPrice - 1}, ${ticker.highPrice}, ${ticker.lowPrice}, ${marketCapUsd}, ${exchanges},
      ${target.targetUsd}, ${target.roomRatio}, ${target.fromDays}, ${target.toDays}, ${JSON.stringify(measures)})`)
}
