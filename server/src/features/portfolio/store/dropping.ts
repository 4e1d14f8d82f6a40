import { type Db, sql } from '../../../platform/db/db.ts'
import { dropBin } from './bin.ts'
import { dropFiles } from './files.ts'
import { dropImports } from './imports.ts'
import { dropRanges } from './ranges.ts'

/** Deletes a whole portfolio with its account. */
export async function dropPortfolio(db: Db, accountId: string): Promise<void> {
  await db.run(sql`delete from portfolio_entries where account_id = ${accountId}`)
  await db.run(sql`delete from portfolio_versions where account_id = ${accountId}`)
  await db.run(sql`delete from portfolio_coin_versions where account_id = ${accountId}`)
  await db.run(sql`delete from portfolio_own_coins where account_id = ${accountId}`)
  await db.run(sql`delete from portfolio_settings where account_id = ${accountId}`)
  await dropImports(db, accountId)
  await dropFiles(db, accountId)
  await dropBin(db, accountId)
  await dropRanges(db, accountId)
}
