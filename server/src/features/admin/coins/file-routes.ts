import { admin as routes } from '@pusula/contract'
import type { FastifyRequest } from 'fastify'
import { fileIn } from '../../../platform/http/input/files.ts'
import { type Door, serve } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Platform } from '../../../platform.ts'
import type { RunningMarket } from '../../market/index.ts'
import { auditEntries } from '../store/audit.ts'
import { confirmationFor, confirmedKey } from './confirmation.ts'
import { readCoinFile } from './file.ts'
import { previewChanges, putCoins } from './upload.ts'

const shownUploads = 20
const action = 'coins.upload'

/** Upload routes of coin files: preview and confirm, or the specification's one that writes what is harmless. */
export async function openFileRoutes(door: Door, { database, secrets, clock }: Platform, market: RunningMarket) {
  serve(door, routes.uploads, async () => {
    const entries = await auditEntries(database, { action, limit: shownUploads })
    return entries.map(({ at, by, subject, details: { added, updated } }) => ({
      ...{ fileName: subject, added: Number(added), updated: Number(updated), uploadedAt: at, by },
    }))
  })
  // Only these take files.
  await door.fastify.register(async fastify => {
    fastify.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    const files = { ...door, fastify }
    serve(files, routes.uploadCoins, async ({ request, viewer: { accountId: by } }) => {
      const { fileName, bytes } = fileOf(request)
      const rows = await readCoinFile(fileName, bytes)
      const change = { by, action, subject: fileName, now: clock.now() } as const
      return putCoins(database, market, { rows, ...change, isAccepted: () => false })
    })
    serve(files, routes.previewCoins, async ({ request, viewer: { accountId: by } }) => {
      const { fileName, bytes } = fileOf(request)
      const rows = await readCoinFile(fileName, bytes)
      const { mayBeWritten, ...preview } = await previewChanges(database, market, rows)
      const { token, expiresAt } = confirmationFor(secrets, { by, bytes, now: clock.now() })
      return { ...preview, token: mayBeWritten ? token : null, expiresAt: expiresAt.toISOString() }
    })
    serve(files, routes.confirmCoins, async ({ request, input, viewer: { accountId: by } }) => {
      const { fileName, bytes } = fileOf(request)
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
function fileOf({ body, headers }: FastifyRequest): { fileName: string; bytes: Buffer } {
  const file = Buffer.isBuffer(body) ? fileIn(body, headers['content-type']) : undefined
  if (file?.field !== 'file') throw new Problem('admin.uploadFailed')
  return { fileName: file.fileName.slice(-120), bytes: file.bytes }
}
