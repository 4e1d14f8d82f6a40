import { setTimeout as rest } from 'node:timers/promises'
import { HOUR_MS } from '@pusula/words'
import type { Database, Db } from '../../../platform/db/db.ts'
import { plannedCoins } from '../issuing/store.ts'
import { fundingRates, type GetText, type InputAddresses, readInputs } from './read.ts'
import { inputsOf, saveInputs } from './store.ts'

/** Request weight: an order book counts as much as a hundred other requests: one coin after the other, within half of the limit. */
const restMs = 2_000

interface Needs {
  database: Database
  get: GetText
  addresses: InputAddresses
  now: () => Date
  restBetweenMs?: number
}

/** Stores the hour's inputs of every coin of the plan. */
export async function collectInputs({ database, get, addresses, now, restBetweenMs = restMs }: Needs): Promise<void> {
  const hour = new Date(Math.floor(now().getTime() / HOUR_MS) * HOUR_MS)
  const rates = await fundingRates(get, addresses.futures).catch(() => null)
  for (const { symbol } of await plannedCoins(database, 'live')) {
    const inputs = await readInputs(get, addresses, symbol, rates, now())
    if (Object.values(inputs).some(value => value !== null)) await saveInputs(database, hour, symbol, inputs)
    await rest(restBetweenMs)
  }
}

const columns = ['spreadRatio', 'bidUsd', 'askUsd', 'fundingRatio', 'openCoins', 'volatilityPercent'] as const

/** A month of inputs as a table, a piece at a time. */
export async function* inputLines(db: Db, month: string): AsyncGenerator<string> {
  const from = new Date(`${month}-01T00:00:00Z`)
  const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1))
  yield `${['at,symbol', ...columns].join(',')}\n`
  for await (const rows of inputsOf(db, from, until))
    yield rows
      .map(row => `${[row.at.toISOString(), row.symbol, ...columns.map(name => row[name] ?? '')].join(',')}\n`)
      .join('')
}
