import { record as routes, toBase64 } from '@pusula/contract'
import { limitedTo } from '../../../platform/concurrency.ts'
import type { Database } from '../../../platform/db/db.ts'
import { openHeaders } from '../../../platform/http/open-calls.ts'
import { type Door, serve } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import { bundleOf, readTilePath, type TileName, widthAt } from '../../../platform/tlog/tiles.ts'
import { consistencyProof, inclusionProof } from '../../../platform/tlog/tree.ts'
import type { LogSigner } from './signer.ts'
import { newestCheckpoint } from './store/checkpoints.ts'
import { cosignersOf, lastWitnessed } from './store/cosignatures.ts'
import { entriesBetween, entryAt } from './store/entries.ts'
import { tileAt, treeOf } from './store/tree.ts'

/** Where the log is found, as c2sp.org/tlog-tiles has it. */
export const logPath = '/track-record/log'

const forEver = 'public, max-age=31536000, immutable'
/** Of the connections to the database, most are for those who wait for a page. */
const readAtOnce = 2

/** The checkpoint, the tiles and the entries of the log, and a proof for whoever wants no more than that. */
export function openLog(door: Door, database: Database, signer: LogSigner, witnessKey: string | undefined) {
  const { run } = limitedTo(readAtOnce)

  /** Signed within the second, where the key is here. */
  async function newest() {
    await signer.signDue()
    return newestCheckpoint(database)
  }

  serve(door, routes.consistency, async ({ input: { from } }) => {
    const found = await newest()
    if (!found) return { checkpoint: null, verifierKey: null, proof: from === 0 ? [] : null }
    const { note, verifierKey, size } = found
    const proof = from <= size ? (await consistencyProof(treeOf(database, size), from)).map(toBase64) : null
    return { checkpoint: note, verifierKey, proof }
  })

  /** An entry of this second is waited for: whoever made it has its address already. */
  async function newestWith(index: number) {
    const found = await newest()
    if (!found || index < found.size || !(await entryAt(database, index))) return found
    await signer.soon()
    return newestCheckpoint(database)
  }

  serve(door, routes.entry, async ({ input: { index } }) => {
    const found = await newestWith(index)
    if (!found || index >= found.size) throw new Problem('request.notFound')
    const { note: checkpoint, verifierKey, size } = found
    const entry = (await entryAt(database, index))?.entry
    if (entry === undefined) throw new Problem('request.notFound')
    return {
      index,
      entry,
      checkpoint,
      verifierKey,
      proof: (await inclusionProof(treeOf(database, size), index)).map(toBase64),
    }
  })

  const { fastify } = door
  fastify.get(`${logPath}/checkpoint`, { config: { ownHeaders: openHeaders } }, async (_, reply) => {
    const found = await newest()
    if (!found) throw new Problem('request.notFound')
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=1').send(found.note)
  })

  /** What lies behind a signed checkpoint, and nothing else: whatever is asked for beyond it is not there yet. */
  async function bytesOf({ level, index, width }: TileName): Promise<Buffer | undefined> {
    const size = (await newestCheckpoint(database))?.size ?? 0
    if (widthAt(size, level === 'entries' ? 0 : level, index) < width) return undefined
    const db = database.patiently('report')
    const first = index * 256
    if (level !== 'entries') return (await tileAt(db, size, level, index)).subarray(0, width * 32)
    const found: Buffer[] = []
    for await (const entries of entriesBetween(db, first, first + width))
      found.push(...entries.map(entry => Buffer.from(entry)))
    return bundleOf(found)
  }

  fastify.get<{ Params: { '*': string } }>(
    `${logPath}/tile/*`,
    { config: { ownHeaders: openHeaders } },
    async ({ params }, reply) => {
      const name = readTilePath(`tile/${params['*']}`)
      const bytes = name && (await run(() => bytesOf(name)))
      if (!bytes) throw new Problem('request.notFound')
      return reply.type('application/octet-stream').header('cache-control', forEver).send(bytes)
    },
  )

  /** A note of ours with the cosignature of a witness, by its name. */
  fastify.get<{ Querystring: { name?: string } }>(
    `${logPath}/cosigned`,
    { config: { ownHeaders: openHeaders } },
    async ({ query }, reply) => {
      const found = (await cosignersOf(database)).find(({ name }) => name === query.name)
      if (!found) throw new Problem('request.notFound')
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=60').send(found.note)
    },
  )

  /** What we have cosigned of another log, by its origin; without one, the key that we cosign with. */
  fastify.get<{ Querystring: { origin?: string } }>(
    '/track-record/witness',
    { config: { ownHeaders: openHeaders } },
    async ({ query }, reply) => {
      const text =
        query.origin === undefined
          ? witnessKey && `${witnessKey}\n`
          : (await lastWitnessed(database, query.origin))?.note
      if (!text) throw new Problem('request.notFound')
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(text)
    },
  )
}
