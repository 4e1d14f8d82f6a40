import { Readable } from 'node:stream'
import type { Language } from '@pusula/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limitedTo } from '../../../platform/concurrency.ts'
import { isAway } from '../../../platform/db/away.ts'
import type { Db } from '../../../platform/db/db.ts'
import { keptPages, sendKept } from '../../../platform/http/kept-pages.ts'
import { requestLanguage } from '../../../platform/http/language.ts'
import { isTagged } from '../../../platform/http/tag.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Platform } from '../../../platform.ts'
import { chainHead, firstIssuedAt } from '../chain/store.ts'
import { inputLines } from '../inputs/note.ts'
import { rangeDays } from '../page/store.ts'
import { feedOf, feedPath } from './feed.ts'
import { bytesBetween, type Format, fileOf, formats, type MonthFile, piecesOf, rangeIn } from './files.ts'
import { linesEdition } from './lines.ts'
import { sealLine } from './seal.ts'
import { type MeasuredFile, measuredFile, seals } from './store.ts'

const feedDays = 30
const dayMs = 86_400_000
const allDays = 10_000
/** A day is sealed once; what is graded of it comes in over the next. */
const feedKeeping = { freshMs: 5 * 60_000, tooOldMs: dayMs, mostKept: 2 }
/** Of the connections to the database, most are for those who wait for a page. */
const readAtOnce = 2
const headHeader = 'x-record-head'
const inputsName = /^inputs-(\d{4}-(?:0[1-9]|1[0-2]))\.csv$/
const fileName = /^(\d{4}-\d{2})\.(\w+)$/

/** The end of the chain, the seals of the days and the record itself, for whoever wants to check. */
export function openPublished(
  fastify: FastifyInstance,
  { database, config, clock }: Platform,
  source: 'live' | 'simulated',
) {
  const { run } = limitedTo(readAtOnce)
  /** Page by page in turn, however many download at once. */
  const gently: Db = { ...database, rows: query => run(() => database.patiently('report').rows(query)) }

  // Whoever keeps answers keeps the end of the chain with them; whoever asks for something else does not wait for it.
  fastify.addHook('onRequest', ({ url }, reply, done) => {
    if (/^\/(api\/)?track-record([/?.]|$)/.test(url)) nameHead(reply).then(() => done(), done)
    else done()
  })

  async function nameHead(reply: FastifyReply) {
    try {
      const { id, hash } = await chainHead(database)
      reply.header(headHeader, `${id} ${hash}`)
    } catch (error) {
      if (!isAway(error)) throw error
    }
  }

  fastify.get('/api/track-record/seals.txt', async (_, reply) => {
    const lines = (await seals(database, allDays)).map(seal => `${sealLine(seal)}\n`)
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(lines.join(''))
  })

  const feeds = keptPages<Language>({ clock, ...feedKeeping }, async language => {
    const now = clock.now()
    // Issued on a day before the first that is told of, and graded since.
    const since = new Date(now.getTime() - (feedDays + 1) * dayMs)
    const [found, sums, beganAt] = await Promise.all([
      seals(database, feedDays),
      rangeDays(database, { source, since, symbol: undefined }),
      firstIssuedAt(database),
    ])
    return feedOf({ seals: found, sums, beganAt, publicUrl: config.publicUrl, now }, language)
  })
  // The second is where readers of the first months found it.
  for (const path of [feedPath, '/api/track-record/feed.xml'])
    fastify.get(path, { compress: false }, async (request, reply) => {
      const feed = await feeds(requestLanguage(request))
      if (!feed) throw new Problem('request.notFound')
      reply.headers({ 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'public, max-age=300' })
      return sendKept(request, reply, feed, 'accept-encoding, accept-language')
    })

  fastify.get<{ Params: { file: string }; Querystring: { after?: string } }>(
    '/api/track-record/:file',
    // What is packed has no length beforehand, and nobody could go on in the middle of it.
    { compress: false },
    async (request, reply) => {
      const { params, query } = request
      reply.header('cache-control', 'no-cache')
      const isHead = request.method === 'HEAD'
      const inputsMonth = inputsName.exec(params.file)?.[1]
      if (inputsMonth) {
        reply.type(types.csv)
        return reply.send(isHead ? undefined : Readable.from(inputLines(gently, inputsMonth)))
      }
      const [, month = '', ending] = fileName.exec(params.file) ?? []
      const format = formats.find(each => each === ending)
      const file = format && (await fileOf(database, month, format, clock.now()))
      if (!file) throw new Problem('request.notFound')
      reply.type(types[file.format])
      reply.header('content-disposition', `attachment; filename="pusula-record-${params.file}"`)
      const measured = file.isSettled ? await measuredFile(database, month, file.format, linesEdition) : undefined
      if (measured && !query.after) return sendMeasured(request, reply, file, measured)
      const after = /^\d{1,15}$/.test(query.after ?? '') ? Number(query.after) : undefined
      // A body that nobody reads would be made as fast as it can be.
      if (isHead) return reply.send()
      return reply.send(Readable.from(buffers(piecesOf(gently, file, after))))
    },
  )

  /** Whole, or from where a download broke off. */
  function sendMeasured(request: FastifyRequest, reply: FastifyReply, file: MonthFile, measured: MeasuredFile) {
    const { bytes, hash } = measured
    const tag = `"${hash}"`
    reply.headers({ etag: tag, 'accept-ranges': 'bytes' })
    if (isTagged(request.headers['if-none-match'], tag)) return reply.code(304).send()
    const { range, 'if-range': ifRange } = request.headers
    const wanted = ifRange && ifRange !== tag ? 'all' : rangeIn(range, bytes)
    if (wanted === 'none') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
    const { from, until } = wanted === 'all' ? { from: 0, until: bytes } : wanted
    if (wanted !== 'all') reply.code(206).header('content-range', `bytes ${from}-${until - 1}/${bytes}`)
    reply.header('content-length', until - from)
    if (request.method === 'HEAD') return reply.send()
    return reply.send(Readable.from(bytesBetween(gently, file, measured, from, until)))
  }
}

const types: Record<Format, string> = { ndjson: 'application/x-ndjson', csv: 'text/csv; charset=utf-8' }

async function* buffers(pieces: AsyncIterable<{ bytes: Buffer }>): AsyncGenerator<Buffer> {
  for await (const { bytes } of pieces) yield bytes
}
