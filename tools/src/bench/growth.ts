import { fromRows, indicatorBundle } from '@pusula/engine'
import { lifetimeAt } from '../../../server/src/features/accounts/sessions/sessions.ts'
import { sessionsByTokens } from '../../../server/src/features/accounts/store/sessions.ts'
import { sql } from '../../../server/src/platform/db/db.ts'
import { withDatabase } from '../rig/database.ts'
import { gradeOnce } from './gems.ts'
import { type Cost, exponentOf, type Metric, quickestMs } from './results.ts'

const rounds = 15
/** In step with what there is, and a little for what does not fit the processor's memory any more. */
const inStep = 1.15
/** A table that is searched by an index hardly notices how long it is. */
const hardly = 0.15

const metric = (id: string, costs: readonly Cost[], target: number): Metric => {
  const value = exponentOf(costs)
  return { id: `growth: ${id}`, value, unit: 'exponent', target, pass: value <= target }
}

async function costsOf(sizes: readonly number[], workOf: (size: number) => () => unknown): Promise<Cost[]> {
  const costs: Cost[] = []
  // The first rounds would pay for making the program quick.
  for (const size of sizes) await quickestMs(rounds, workOf(size))
  for (const size of sizes) costs.push({ size, ms: await quickestMs(rounds, workOf(size)) })
  return costs
}

const candlesOf = (count: number) =>
  fromRows(
    Array.from({ length: count }, (_, i) => {
      const close = 100 + 10 * Math.sin(i / 9) + Math.sin(i * i)
      return [i * 3_600_000, close, close + 1, close - 1, close, 1_000 + 100 * Math.sin(i)]
    }),
  )

/** How long it takes to find out who is behind a session, among more and more people. */
const peopleCosts = (sizes: readonly number[]): Promise<Cost[]> =>
  withDatabase(async database => {
    const costs: Cost[] = []
    for (const [i, size] of sizes.entries()) {
      await database.run(sql`with people as (
          insert into accounts (kind, email, created_at, updated_at)
          select 'member', i || '@example.com', now(), now() from generate_series(${sizes[i - 1] ?? 0} + 1, ${size}::int) i
          returning id, email)
        insert into accounts_sessions (account_id, token_hash, user_agent, created_at, last_seen_at)
        select id, email, 'bench', now(), now() from people`)
      await database.run(sql`analyze accounts, accounts_sessions`)
      const look = async () => {
        for (let n = 1; n <= 100; n++)
          await sessionsByTokens(database, [`${Math.ceil((n / 100) * size)}@example.com`], lifetimeAt(new Date()))
      }
      costs.push({ size, ms: await quickestMs(rounds, look) })
    }
    return costs
  })

/** How costs grow with the number of candles, coins and people. */
export async function benchGrowth(): Promise<Metric[]> {
  const candles = await costsOf([500, 1_000, 2_000, 4_000, 8_000], size => {
    const read = candlesOf(size)
    return () => indicatorBundle(read)
  })
  return [
    metric('indicators with the number of candles', candles, inStep),
    metric('hidden gems with the number of coins', await costsOf([125, 250, 500, 1_000], gradeOnce), inStep),
    metric('finding a session with the number of people', await peopleCosts([1_000, 10_000, 100_000]), hardly),
  ]
}
