import { setTimeout as rest } from 'node:timers/promises'
import type { Database } from '../../../platform/db/db.ts'
import { plannedCoins } from '../issuing/store.ts'
import { fundingRates, type GetText, type InputAddresses, readInputs } from './read.ts'
import { inputsOf, keepInputs } from './store.ts'

const hourMs = 3_600_000
/** A whole book counts as much as a hundred other questions: one coin after the other, within half of what is allowed. */
const restMs = 2_000

interface Needs {
  database: Database
  get: GetText
  addresses: InputAddresses
  now: () => Date
  restBetweenMs?: number
}

/** Notes the hour's inputs of every coin of the plan. */
export async function noteInputs({ database, get, addresses, now, restBetweenMs = restMs }: Needs): Promise<void> {
  const hour = new Date(Math.floor(now().getTime() / hourMs) * hourMs)
  const rates = await fundingRates(get, addresses.futures).catch(() => null)
  for (const { symbol } of await plannedCoins(database, 'live')) {
    const inputs = await readInputs(get, addresses, symbol, rates, now())
    if (Object.values(inputs).some(value => value !== null)) await keepInputs(database, hour, symbol, inputs)
    await rest(restBetweenMs)
  }
}

const columns = ['spreadRatio', 'bidUsd', 'askUsd', 'fundingRatio', 'openCoins', 'volatilityPercent'] as const

/** A month of inputs as a table. */
export async function inputsTable(database: Database, month: string): Promise<string> {
  const from = new Date(`${month}-01T00:00:00Z`)
  const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1))
  const rows = await inputsOf(database.patiently('report'), from, until)
  const lines = rows.map(row => [row.at.toISOString(), row.symbol, ...columns.map(name => row[name] ?? '')].join(','))
  return `${['at,symbol', ...columns].join(',')}\n${lines.map(line => `${line}\n`).join('')}`
}
