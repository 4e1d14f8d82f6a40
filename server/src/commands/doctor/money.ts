import { differences } from '../../features/credits/index.ts'
import { openCases, wrongCharges, wrongReserves } from '../../features/payments/index.ts'
import { type Database, sql } from '../../platform/db/db.ts'
import type { Findings } from './findings.ts'

const cure = 'Look at the entries of that account before anything else is changed by hand.'

/** Computes every balance again from the entries. */
export async function checkLedger(database: Database, { good, wrong }: Findings) {
  const found = await differences(database)
  for (const { accountId, balance, sum } of found)
    wrong(
      'ledger',
      `account ${accountId} has a balance of ${balance ?? 'nothing'}, its entries add up to ${sum}`,
      'Set the balance to that sum once you know who changed it.',
    )
  const counted = await database.row<{ accounts: number; entries: number }>(sql`select
    (select count(*) from credits_balances) as accounts, (select count(*) from credits_entries) as entries`)
  good('ledger', `${counted?.entries} entries of ${counted?.accounts} accounts, ${found.length} differences`)
}

/** Compares every payment with the credits it gave in the ledger, and every order with those it holds. */
export async function checkPayments(database: Database, findings: Findings) {
  const { good, wrong } = findings
  const given = await wrongCharges(database)
  for (const { reference, expected, written } of given)
    wrong('payments', `${reference} should have given ${expected} credits, the ledger has ${written}`, cure)
  const held = await wrongReserves(database)
  for (const { reference, expected, written } of held)
    wrong('payments', `order ${reference} says that it holds ${expected} credits, the ledger has ${written}`, cure)
  const counted = await database.row<{ paid: number }>(
    sql`select count(*) as paid from payments_charges where paid_at is not null`,
  )
  good('payments', `${counted?.paid} paid, ${given.length + held.length} differences`)
  await tellCases(database, findings)
}

/** Cases wait for a person: the database is sound all the same. */
async function tellCases(database: Database, { good }: Findings) {
  const open = await openCases(database)
  good('payments', `${open.reduce((sum, one) => sum + one.count, 0)} open cases`)
  for (const { kind, count, oldest } of open)
    good('payments', `${count} ${kind}, the oldest since ${oldest.toISOString()}`)
}
