import { Readable } from 'node:stream'
import type { Language } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limitedTo } from '../../../platform/concurrency.ts'
import { type Db, inSnapshot } from '../../../platform/db/db.ts'
import { requestLanguage } from '../../../platform/http/language.ts'
import { pageCache, sendCached } from '../../../platform/http/page-cache.ts'
import { isTagged } from '../../../platform/http/tag.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Platform } from '../../../platform.ts'
import { inputLines } from '../inputs/collect.ts'
import { dailyCheckpoints } from '../log/store/checkpoints.ts'
import { logSize } from '../log/store/entries.ts'
import { rangeDays } from '../page/store.ts'
import { readSums, summedSymbols } from '../rollups/store.ts'
import { sumLines } from '../rollups/sums.ts'
import { feedOf, feedPath } from './feed.ts'
import { bytesBetween, fileOf, type MonthFile, piecesOf, rangeIn, tableOf } from './files.ts'
import { type MeasuredFile, measuredFile } from './store.ts'

const feedDays = 30
/** A day has one last checkpoint; what is graded of it comes in over the next. */
const feedCache = { freshMs: 5 * 60_000, tooOldMs: DAY_MS, maxEntries: 2 }
/** Of the connections to the database, most are for those who wait for a page. */
const readAtOnce = 2
const sumsName = 'sums.ndjson'
const inputsName = /^inputs-(\d{4}-(?:0[1-9]|1[0-2]))\.csv$/
const fileName = /^(\d{4}-\d{2})\.(\w+)$/

/** The feed, the entries of the log by month, its claims as tables and every sum, for whoever wants to look closer. */
export function openPublished(
  fastify: FastifyInstance,
  { database, config, clock }: Platform,
  source: 'live' | 'simulated',
) {
  const { run } = limitedTo(readAtOnce)
  /** Page by page in turn, however many download at once. */
  const gently: Db = { ...database, rows: query => run(() => database.patiently('report').rows(query)) }

  const feeds = pageCache<Language>({ clock, ...feedCache }, async language => {
    const now = clock.now()
    // Issued on a day before the first that is told of, and graded since.
    const since = new Date(now.getTime() - (feedDays + 1) * DAY_MS)
    const [checkpoints, sums] = await Promise.all([
      dailyCheckpoints(database, feedDays),
      rangeDays(database, { source, since, symbol: undefined }),
    ])
    return feedOf({ checkpoints, sums, publicUrl: config.publicUrl, now }, language)
  })
  // The second is where readers of the first months found it.
  for (const path of [feedPath, '/api/track-record/feed.xml'])
    fastify.get(path, { compress: false }, async (request, reply) => {
      const feed = await feeds(requestLanguage(request))
      if (!feed) throw new Problem('request.notFound')
      reply.headers({ 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'public, max-age=300' })
      return sendCached(request, reply, feed, 'accept-encoding, accept-language')
    })

  fastify.get<{ Params: { file: string }; Querystring: { after?: string; symbol?: string } }>(
    '/api/track-record/:file',
    // What is packed has no length beforehand, and nobody could go on in the middle of it.
    { compress: false },
    async (request, reply) => {
      const { params, query } = request
      reply.header('cache-control', 'no-cache')
      const isHead = request.method === 'HEAD'
      if (params.file === sumsName) {
        reply.type(types.ndjson)
        return reply.send(isHead ? undefined : await sumsText(query.symbol ?? ''))
      }
      const inputsMonth = inputsName.exec(params.file)?.[1]
      if (inputsMonth) {
        reply.type(types.csv)
        return reply.send(isHead ? undefined : Readable.from(inputLines(gently, inputsMonth)))
      }
      const [, month = '', format = ''] = fileName.exec(params.file) ?? []
      const file = isFormat(format) ? await fileOf(database, month) : undefined
      if (!file || !isFormat(format)) throw new Problem('request.notFound')
      reply.type(types[format])
      reply.header('content-disposition', `attachment; filename="pusula-record-${params.file}"`)
      // A body that nobody reads would be made as fast as it can be.
      if (format === 'csv') return reply.send(isHead ? undefined : Readable.from(tableOf(gently, month)))
      const measured = file.isFinal ? await measuredFile(database, month) : undefined
      if (measured && !query.after) return sendMeasured(request, reply, file, measured)
      const from = /^\d{1,15}$/.test(query.after ?? '') ? Number(query.after) + 1 : undefined
      if (isHead) return reply.send()
      return reply.send(Readable.from(buffers(piecesOf(gently, file, from))))
    },
  )

  /** Every sum that is kept of a coin, or of all together, and how many entries had been written when it was read. */
  const sumsText = (symbol: string) =>
    run(() =>
      inSnapshot(
        database,
        async tx => {
          const head = { source, symbol, size: await logSize(tx), symbols: await summedSymbols(tx, source) }
          return `${[JSON.stringify(head), ...sumLines(await readSums(tx, source, symbol), symbol)].join('\n')}\n`
        },
        'report',
      ),
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

const types = { ndjson: 'application/x-ndjson', csv: 'text/csv; charset=utf-8' }
const isFormat = (ending: string): ending is keyof typeof types => Object.hasOwn(types, ending)

async function* buffers(pieces: AsyncIterable<{ bytes: Buffer }>): AsyncGenerator<Buffer> {
  for await (const { bytes } of pieces) yield bytes
}
