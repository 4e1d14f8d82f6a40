import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { type Db, sql } from './db/db.ts'
import { isRange } from './http/address.ts'

const DailyLimit = Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])

/** What the owner can change while the product runs. */
export const Settings = Type.Object({
  /** How many analyses a day; null is no limit. */
  dailyLimits: Type.Object({ visitor: DailyLimit, member: DailyLimit, pro: DailyLimit }),
  guestCoins: Type.Array(Type.String({ pattern: '^[A-Z0-9]{1,20}$' }), { maxItems: 100 }),
  cacheMinutes: Type.Integer({ minimum: 1, maximum: 1440 }),
  cacheMegabytes: Type.Integer({ minimum: 1, maximum: 10_000 }),
  /** Addresses and CIDR ranges from which nobody may be a guest. */
  blockedAddresses: Type.Array(Type.Refine(Type.String(), isRange), { maxItems: 10_000 }),
})
export type Settings = Static<typeof Settings>

const defaults: Settings = {
  dailyLimits: { visitor: null, member: null, pro: null },
  guestCoins: ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE'],
  cacheMinutes: 5,
  cacheMegabytes: 100,
  blockedAddresses: [],
}

/** Read whenever they are needed, so that a change is in force at once on every instance. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.rows<{ name: string; value: unknown }>(sql`select name, value from platform_settings`)
  const changed = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  return Value.Parse(Settings, { ...defaults, ...changed })
}

export async function changeSettings(db: Db, changes: Partial<Settings>, now: Date): Promise<Settings> {
  const next = Value.Parse(Settings, { ...(await readSettings(db)), ...changes })
  for (const [name, value] of Object.entries(next).filter(([key]) => key in changes))
    await db.run(sql`insert into platform_settings (name, value, changed_at)
      values (${name}, ${JSON.stringify(value)}, ${now})
      on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`)
  return next
}
