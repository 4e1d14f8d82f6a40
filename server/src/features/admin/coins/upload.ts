import type { MultipartFile } from '@fastify/multipart'
import type { AuditAction } from '@pusula/contract'
import type { Database } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/problem.ts'
import { putOwnCoins, type RunningMarket } from '../../market/index.ts'
import { note } from '../audit.ts'
import { refuseFaults } from './file.ts'
import type { Row } from './rules.ts'

/** Fifty thousand coins are about 3 MB; what is larger is some other file. */
export const maxFileBytes = 20 * 1024 * 1024

/** The one file of an upload, whole. */
export async function fileOf(file: MultipartFile | undefined): Promise<{ fileName: string; bytes: Buffer }> {
  if (file?.fieldname !== 'file') throw new Problem('admin.uploadFailed')
  const bytes = await file.toBuffer()
  if (file.file.truncated) throw new Problem('request.tooLarge', { maxBytes: maxFileBytes })
  return { fileName: file.filename.slice(-120), bytes }
}

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
  }, 'upload')
}
