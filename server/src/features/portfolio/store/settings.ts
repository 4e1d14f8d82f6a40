import type { PortfolioSettings } from '@pusula/contract'
import { homeZone } from '@pusula/words'
import { type Db, sql } from '../../../platform/db/db.ts'

/** Default settings: FIFO, and everything is shown in dollars. */
const usual: PortfolioSettings = { costMethod: 'fifo', currency: 'USD', timeZone: null, incomeCost: 'market' }

export async function settingsOf(db: Db, accountId: string): Promise<PortfolioSettings> {
  const chosen = await db.row<PortfolioSettings>(sql`select cost_method as "costMethod", currency,
    time_zone as "timeZone",
    income_cost as "incomeCost" from portfolio_settings where account_id = ${accountId}`)
  return chosen ?? usual
}

/** Where an account has its midnights: as chosen, else as its browser said, else where most people here live. */
export const zoneOf = ({ timeZone }: Pick<PortfolioSettings, 'timeZone'>): string => timeZone ?? homeZone

export const zoneFor = async (db: Db, accountId: string): Promise<string> => zoneOf(await settingsOf(db, accountId))

interface Choice {
  costMethod?: PortfolioSettings['costMethod']
  currency?: PortfolioSettings['currency']
  incomeCost?: PortfolioSettings['incomeCost']
  timeZone?: string
  /** Counts only where no time zone was chosen. */
  browserZone?: string
}

/** Changes what is given and keeps the rest, also when two choices arrive at once. */
export async function chooseSettings(
  db: Db,
  accountId: string,
  { costMethod, currency, timeZone, browserZone, incomeCost }: Choice,
): Promise<PortfolioSettings> {
  await db.run(sql`insert into portfolio_settings (account_id, cost_method, currency, time_zone, income_cost)
    values (${accountId}, ${costMethod ?? usual.costMethod}, ${currency ?? usual.currency},
      ${timeZone ?? browserZone ?? null}, ${incomeCost ?? usual.incomeCost})
    on conflict (account_id) do update set
      cost_method = coalesce(${costMethod ?? null}, portfolio_settings.cost_method),
      currency = coalesce(${currency ?? null}, portfolio_settings.currency),
      income_cost = coalesce(${incomeCost ?? null}, portfolio_settings.income_cost),
      time_zone = coalesce(${timeZone ?? null}, portfolio_settings.time_zone, ${browserZone ?? null})`)
  return settingsOf(db, accountId)
}
