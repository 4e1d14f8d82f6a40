import multipart from '@fastify/multipart'
import { coinFileBytes, admin as routes } from '@pusula/contract'
import type { FastifyRequest } from 'fastify'
import type { Parts } from '../../../parts.ts'
import { type Door, serve } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import type { RunningMarket } from '../../market/index.ts'
import { auditEntries } from '../audit.ts'
import { confirmationFor, confirmedKey } from './confirmation.ts'
import { readCoinFile } from './file.ts'
import { previewChanges, putCoins } from './upload.ts'

const shownUploads = 20
const action = 'coins.upload'

/** The calls that take a file of coins: preview and confirm, or the specification's one that writes what is harmless. */
export async function openFileRoutes(door: Door, { database, secrets, clock }: Parts, market: RunningMarket) {
  serve(door, routes.uploads, async () => {
    const entries = await auditEntries(database, { action, limit: shownUploads })
    return entries.map(({ at, by, subject, details: { added, updated } }) => ({
      ...{ fileName: subject, added: Number(added), updated: Number(updated), uploadedAt: at, by },
    }))
  })
  // Only these take files.
  await door.fastify.register(async fastify => {
    await fastify.register(multipart, {
      limits: { fileSize: coinFileBytes, files: 1, fields: 10, fieldSize: 1_024, parts: 11 },
    })
    const files = { ...door, fastify }
    serve(files, routes.uploadCoins, async ({ request, viewer: { accountId: by } }) => {
      const { fileName, bytes } = await fileOf(request)
      const rows = await readCoinFile(fileName, bytes)
      const change = { by, action, subject: fileName, now: clock.now() } as const
      return putCoins(database, market, { rows, ...change, isAccepted: () => false })
    })
    serve(files, routes.previewCoins, async ({ request, viewer: { accountId: by } }) => {
      const { fileName, bytes } = await fileOf(request)
      const rows = await readCoinFile(fileName, bytes)
      const { mayBeWritten, ...preview } = await previewChanges(database, market, rows)
      const { token, expiresAt } = confirmationFor(secrets, { by, bytes, now: clock.now() })
      return { ...preview, token: mayBeWritten ? token : null, expiresAt: expiresAt.toISOString() }
    })
    serve(files, routes.confirmCoins, async ({ request, input, viewer: { accountId: by } }) => {
      const { fileName, bytes } = await fileOf(request)
      const now = clock.now()
      const confirmation = confirmedKey(secrets, input.token, { by, bytes, now })
      const accepted = new Set(input.accepted?.split(','))
      return putCoins(database, market, {
        ...{ rows: await readCoinFile(fileName, bytes), by, action, subject: fileName, now, confirmation },
        isAccepted: ({ coin }) => accepted.has(coin.symbol),
      })
    })
  })
}

/** The one file of a request, whole. */
async function fileOf(request: FastifyRequest): Promise<{ fileName: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new Problem('admin.uploadFailed')
  // A body that cannot be taken apart fails without a name; one that is too large has its own.
  const file = await request.file().catch(error => {
    throw error.statusCode ? error : new Problem('admin.uploadFailed')
  })
  if (file?.fieldname !== 'file') throw new Problem('admin.uploadFailed')
  const bytes = await file.toBuffer().catch(error => {
    throw error.statusCode === 413 ? new Problem('request.tooLarge', { maxBytes: coinFileBytes }) : error
  })
  return { fileName: file.filename.slice(-120), bytes }
}
