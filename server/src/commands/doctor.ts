import { differences } from '../features/credits/index.ts'
import { type Database, sql } from '../platform/db/db.ts'
import { migrationsIn, withDatabase } from './with-database.ts'

const help = `npm run doctor   looks at the configuration, the database and the ledger and says what is wrong`

export async function run(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(help)
    return 0
  }
  return withDatabase(async database => {
    console.log('configuration: sound')
    const server = await database.row<{ version: string }>(sql`select current_setting('server_version') as version`)
    const steps = await migrationsIn(database)
    console.log(`database: PostgreSQL ${server?.version}, ${steps.length} migrations`)
    return steps.some(name => name.includes('credits_entries')) ? checkLedger(database) : 0
  })
}

/** Computes every balance again from the entries; a difference is told and makes the command fail. */
async function checkLedger(database: Database): Promise<number> {
  const wrong = await differences(database)
  for (const { accountId, balance, sum } of wrong)
    console.error(`ledger: account ${accountId} has a balance of ${balance ?? 'nothing'}, its entries add up to ${sum}`)
  const counted = await database.row<{ accounts: number; entries: number }>(sql`select
    (select count(*) from credits_balances) as accounts, (select count(*) from credits_entries) as entries`)
  console.log(`ledger: ${counted?.entries} entries of ${counted?.accounts} accounts, ${wrong.length} differences`)
  return wrong.length ? 1 : 0
}
