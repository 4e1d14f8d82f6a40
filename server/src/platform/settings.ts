import { SystemSettings } from '@pusula/contract'
import type { Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { type Db, sql, type Tx } from './db/db.ts'
import type { RowCache } from './db/row-cache.ts'
import { isRange } from './http/address.ts'

/** Runtime settings that the owner changes in the admin panel. */
export type Settings = Static<typeof SystemSettings>

/** Compiled: they are read by many calls, and may hold ten thousand addresses. */
const known = Compile(SystemSettings)

const defaults: Settings = {
  dailyLimits: { visitor: null, member: null, pro: null },
  guestsAllowed: true,
  referralRewardsPerMonth: 20,
  keptAnalysisDays: 30,
  alertsPerMember: 20,
  portfolioEntries: 250_000,
  portfolioBinEntries: 500_000,
  guestCoins: ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE'],
  cacheMinutes: 5,
  cacheMegabytes: 100,
  blockedAddresses: [],
  jurisdiction: 'general',
  receiptSeller: '',
  receiptTax: { name: '', percent: 0 },
  turnAllowed: true,
  exchangeAddresses: { binance: '', bybit: '', okx: '' },
}

/** As they are in the database, also inside a transaction that changes them. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.rows<{ name: string; value: unknown }>(sql`select name, value from platform_settings`)
  const changed = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  return known.Parse({ ...defaults, ...changed })
}

/** The settings for every request; a change is in force at once on every instance. */
export function settingsReader(db: Db, memory: RowCache): () => Promise<Settings> {
  const saved = memory.keep('settings', () => readSettings(db))
  return async () => (await saved('')) ?? readSettings(db)
}

/** Held until the transaction ends, so that two changes do not mix. */
export const lockSettings = (tx: Tx) => tx.run(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`)

export async function changeSettings(db: Db, changes: Partial<Settings>, now: Date): Promise<Settings> {
  const strange = changes.blockedAddresses?.find(range => !isRange(range))
  if (strange !== undefined) throw new Error(`${strange} is neither an address nor a range`)
  const next = known.Parse({ ...(await readSettings(db)), ...changes })
  for (const [name, value] of Object.entries(next).filter(([key]) => key in changes))
    await db.run(sql`insert into platform_settings (name, value, changed_at)
      values (${name}, ${JSON.stringify(value)}, ${now})
      on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`)
  return next
}
