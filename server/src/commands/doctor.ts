import { differences } from '../features/credits/index.ts'
import { openCases, wrongCharges, wrongReserves } from '../features/payments/index.ts'
import { type Database, sql } from '../platform/db/db.ts'
import { readArguments } from './arguments.ts'
import { migrationsIn, withDatabase } from './with-database.ts'

const help = `npm run doctor   looks at the configuration, the database and the ledger and says what is wrong`

export async function run(args: string[]): Promise<number> {
  const asked = readArguments(args, help, {})
  if (typeof asked === 'number') return asked
  return withDatabase(async database => {
    console.log('configuration: sound')
    const server = await database.row<{ version: string }>(sql`select current_setting('server_version') as version`)
    const steps = await migrationsIn(database)
    console.log(`database: PostgreSQL ${server?.version}, ${steps.length} migrations`)
    const has = (name: string) => steps.some(step => step.includes(name))
    const ledger = has('credits_entries') ? await checkLedger(database) : 0
    const payments = has('0131_payments_plan_orders') ? await checkPayments(database) : 0
    return Math.max(ledger, payments)
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

/** Compares every payment with the credits it gave in the ledger, and every order with those it holds. */
async function checkPayments(database: Database): Promise<number> {
  const wrong = await wrongCharges(database)
  for (const { reference, expected, written } of wrong)
    console.error(`payments: ${reference} should have given ${expected} credits, the ledger has ${written}`)
  const held = await wrongReserves(database)
  for (const { reference, expected, written } of held)
    console.error(`payments: order ${reference} says that it holds ${expected} credits, the ledger has ${written}`)
  const counted = await database.row<{ paid: number }>(
    sql`select count(*) as paid from payments_charges where paid_at is not null`,
  )
  console.log(`payments: ${counted?.paid} paid, ${wrong.length + held.length} differences`)
  await tellCases(database)
  return wrong.length + held.length ? 1 : 0
}

/** Cases wait for a person: the database is sound all the same. */
async function tellCases(database: Database) {
  const open = await openCases(database)
  const count = open.reduce((sum, one) => sum + one.count, 0)
  console.log(`payments: ${count} open cases`)
  for (const { kind, count: ofKind, oldest } of open)
    console.log(`payments: ${ofKind} ${kind}, the oldest since ${oldest.toISOString()}`)
}
