import { type Database, openDatabase, sql } from '../../../server/src/platform/db/db.ts'
import { startPostgres } from '../../../server/src/platform/db/embedded/postgres.ts'
import { statementTimeouts } from '../../../server/src/platform/db/limits.ts'
import { hashOf, newToken } from '../../../server/src/platform/tokens.ts'
import { Caller, guestAt } from '../rig/person.ts'
import type { Listener } from './streams.ts'

export type Kind = 'guest' | 'member' | 'pro'
export interface LoadPerson {
  kind: Kind
  caller: Caller
  /** The stream of their browser, where it has one. */
  listener?: Listener
}

/** Of twenty people: most look around, some have an account, one pays every month. */
const kinds: Kind[] = Array.from({ length: 20 }, (_, i) => (i < 12 ? 'guest' : i < 19 ? 'member' : 'pro'))
const atOnce = 16

/** People who are already signed in: signing in is slow on purpose, and not what is measured here. */
export async function gatherPeople(url: string, dataDir: string, count: number): Promise<LoadPerson[]> {
  const postgres = await startPostgres({ dataDir, database: 'pusula' })
  const database = openDatabase(postgres.connection, { limitMs: statementTimeouts.command })
  try {
    const people: LoadPerson[] = []
    const arrive = async (number: number) => {
      const kind = kinds[number % kinds.length] ?? 'guest'
      people.push({ kind, caller: kind === 'guest' ? await guestAt(url) : await signedIn(database, url, kind) })
    }
    for (let first = 0; first < count; first += atOnce)
      await Promise.all(Array.from({ length: Math.min(atOnce, count - first) }, (_, i) => arrive(first + i)))
    return people
  } finally {
    await database.close()
    await postgres.release()
  }
}

async function signedIn(database: Database, url: string, kind: 'member' | 'pro'): Promise<Caller> {
  const token = newToken()
  await database.transaction(async tx => {
    const account = await tx.row<{ id: string }>(sql`insert into accounts (kind, email, created_at, updated_at)
      values ('member', lower(gen_random_uuid()::text || '@example.com'), now(), now()) returning id`)
    await tx.run(sql`insert into accounts_sessions (account_id, token_hash, user_agent, created_at, last_seen_at)
      values (${account?.id}, ${hashOf(token)}, 'load', now(), now())`)
    await tx.run(sql`insert into credits_entries (account_id, key, reason, amount, created_at)
      values (${account?.id}, 'load', 'welcome', 1000, now())`)
    await tx.run(sql`insert into credits_balances (account_id, balance) values (${account?.id}, 1000)`)
    if (kind === 'member') return
    await tx.run(sql`with ordered as (insert into payments_orders
        (id, account_id, kind, amount_cents, plan, language, is_guest, provider, checkout, created_at, paid_by)
        values (gen_random_uuid(), ${account?.id}, 'subscription', 3500, 'monthly', 'en', false, 'sandbox', '{}', now(),
          'load')
        returning id, account_id),
      subscribed as (insert into subscriptions (reference, account_id, order_id, plan)
        select 'load ' || id, account_id, id, 'monthly' from ordered returning reference)
      insert into subscriptions_periods (charge, reference, starts_at, ends_at, is_first, paid_at)
        select reference, reference, now(), now() + interval '30 days', true, now() from subscribed`)
  })
  return new Caller(url, { session: token })
}
