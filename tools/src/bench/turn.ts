import { type TurnRow, turn, turnLimits } from '@pusula/contract'
import { Compile } from 'typebox/compile'
import { gradeDueCalls } from '../../../server/src/features/turn/grading.ts'
import { recount, tableCounts, tableEntries } from '../../../server/src/features/turn/store/table.ts'
import { inOrder, maxFew, maxRows, rowOf } from '../../../server/src/features/turn/table-rows.ts'
import { type Database, sql } from '../../../server/src/platform/db/db.ts'
import { withDatabase } from '../rig/database.ts'
import { type Metric, median } from './results.ts'

const players = 10_000
const historyDays = 30
/** Each of the players called so many coins yesterday: a hundred thousand come due together. */
const coins = 10
const entries = 1_000_000
const now = new Date('2026-11-18T12:00:00Z')
const rounds = 15
const wanted = { source: 'simulated', now, today: '2026-11-18', of: 'all', listedFrom: turnLimits.listedFrom } as const

/** A log of a million entries, ten thousand named players with a month of grades, and what came due. */
async function fill(database: Database): Promise<void> {
  await database.transaction(async tx => {
    await tx.run(sql`insert into record_entries select i, '{"v":1,"kind":"text","text":"' || repeat(md5(i::text), 8) || '"}'
      from generate_series(0, ${entries - 1}::int) i`)
    await tx.run(sql`insert into turn_players (kind, name, name_key, named_at, mailbox_hash, mailbox_since, created_at, is_stale)
      select 'person', 'player' || i, 'player' || i, ${now}, 'mailbox' || i, '2026-01-01', '2026-01-01', true
      from generate_series(1, ${players}::int) i`)
    const call = sql`p.id, 'simulated', 'C' || coin, '1day'`
    const prices = sql`100, 97, 103, null, '{96,104}'::float8[], '{92,95,98,100,102,105,108}'::float8[], '{95.5,104.5}'::float8[]`
    await tx.run(sql`insert into turn_calls (id, player_id, source, symbol, horizon, day, issued_at, due_at, salt, said, price_usd, low_usd,
        high_usd, quantiles_usd, pusula_usd, unchanged_usd, ewma_usd, is_revealed, graded_at, end_usd, outcome, score, pusula_score,
        unchanged_score, ewma_score)
      select row_number() over (), ${call}, (date '2026-11-16' - ago), timestamptz '2026-11-16 12:00Z' - ago * interval '1 day',
        timestamptz '2026-11-17 12:00Z' - ago * interval '1 day', '', '', ${prices}, true, ${now}, 101, 0, 0.06 + random() / 50, 0.08, 0.1, 0.09
      from turn_players p cross join generate_series(1, ${historyDays}::int) ago cross join generate_series(1, 1) coin`)
    await tx.run(sql`insert into turn_calls (id, player_id, source, symbol, horizon, day, issued_at, due_at, salt, said, price_usd, low_usd,
        high_usd, quantiles_usd, pusula_usd, unchanged_usd, ewma_usd)
      select ${entries - players * coins}::int - 1 + row_number() over (), ${call}, date '2026-11-17',
        timestamptz '2026-11-17 11:59:40Z' - (hashtext(p.id::text) & 511) * interval '1 minute',
        timestamptz '2026-11-18 11:59Z' - (hashtext(p.id::text) & 511) * interval '1 minute', md5(p.id::text),
        '{"player":"' || p.id || '","priceUsd":100,"venue":"Binance","lowUsd":97,"highUsd":103}', ${prices}
      from turn_players p cross join generate_series(1, ${coins}::int) coin`)
  }, 'command')
  await database.run(sql`vacuum analyze turn_players, turn_calls, record_entries`)
  await recount(database)
}

const limit = (id: string, value: number, unit: string, target: number): Metric => ({
  ...{ id: `turn: ${id}`, value, unit, target, pass: value < target },
})

/** A hundred thousand calls opened, graded, written into a log of a million entries and counted; then the table that all of them are in. */
export const benchTurn = (): Promise<Metric[]> =>
  withDatabase(async database => {
    await fill(database)
    const endPrice = async () => ({ value: 101.5, venue: 'Binance' })
    const startedMs = performance.now()
    const graded = await gradeDueCalls({ database, source: 'simulated', endPrice, now })
    const tookSeconds = (performance.now() - startedMs) / 1000
    if (graded !== players * coins) throw new Error(`${graded} were graded`)
    await database.run(sql`vacuum analyze turn_sums`)
    const shape = Compile(turn.table.reply)
    const took: number[] = []
    for (let round = 0; round < rounds; round++) {
      const beganMs = performance.now()
      const [all, counts] = await Promise.all([
        tableEntries(database, wanted, maxRows, maxFew),
        tableCounts(database, wanted, turnLimits.clearFrom),
      ])
      const rows = all
        .map(one => rowOf(one, { name: one.name, kind: one.kind, isMine: false, isPrivate: false }, wanted.today))
        .filter((row): row is TurnRow => row !== undefined)
      const table = { ...inOrder(rows), ...counts }
      if (table.people !== players || table.rows.length !== maxRows || !shape.Check(table))
        throw new Error('the table is not whole')
      JSON.stringify(table)
      took.push(performance.now() - beganMs)
    }
    return [
      limit(`${players * coins} calls graded, in a log of a million entries`, tookSeconds, 's', 60),
      limit(`the table of ${players} listed players`, median(took), 'ms', 50),
    ]
  })
