import type { AuditAction } from '@pusula/contract'
import type { Database } from '../../../platform/db/db.ts'
import { putOwnCoins, type RunningMarket } from '../../market/index.ts'
import { note } from '../audit.ts'
import { refuseFaults } from './file.ts'
import type { Row } from './rules.ts'

interface Upload {
  rows: readonly Row[]
  by: string
  action: AuditAction
  subject: string
  now: Date
}

export interface Outcome {
  added: number
  updated: number
}

/** Keeps all rows or none, and says how many coins the product had not known. */
export async function putCoins(database: Database, market: RunningMarket, upload: Upload): Promise<Outcome> {
  const { rows, by, action, subject, now } = upload
  // While the market cannot be reached, only the owner's own coins are known.
  const traded = new Set(
    (await market.knownCoins().catch(() => [])).filter(coin => !coin.isUploaded).map(({ symbol }) => symbol),
  )
  return database.transaction(async tx => {
    const coins = rows.map(({ coin }) => coin)
    const { known, sharedSymbols } = await putOwnCoins(tx, coins, now)
    refuseFaults(
      rows
        .filter(({ coin }) => sharedSymbols.has(coin.symbol))
        .map(({ line }) => ({ line, fault: 'duplicateSymbol' as const })),
    )
    const added = coins.filter(({ id, symbol }) => !known.has(id) && !traded.has(symbol)).length
    const outcome = { added, updated: coins.length - added }
    await note(tx, { by, action, subject, details: { ...outcome }, now })
    return outcome
  })
}
