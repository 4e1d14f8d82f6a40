import type { PortfolioSettings } from '@pusula/contract'
import { type Db, sql } from '../../../platform/db/db.ts'

/** Until a member chooses: the oldest coins are sold first, and everything is shown in dollars. */
const usual: PortfolioSettings = { costMethod: 'fifo', currency: 'USD' }

export async function settingsOf(db: Db, accountId: string): Promise<PortfolioSettings> {
  const chosen = await db.row<PortfolioSettings>(sql`select cost_method as "costMethod", currency
    from portfolio_settings where account_id = ${accountId}`)
  return chosen ?? usual
}

/** Changes what is given and keeps the rest, also when two choices arrive at once. */
export async function chooseSettings(
  db: Db,
  accountId: string,
  { costMethod, currency }: Partial<PortfolioSettings>,
): Promise<PortfolioSettings> {
  await db.run(sql`insert into portfolio_settings (account_id, cost_method, currency)
    values (${accountId}, ${costMethod ?? usual.costMethod}, ${currency ?? usual.currency})
    on conflict (account_id) do update set
      cost_method = coalesce(${costMethod ?? null}, portfolio_settings.cost_method),
      currency = coalesce(${currency ?? null}, portfolio_settings.currency)`)
  return settingsOf(db, accountId)
}
