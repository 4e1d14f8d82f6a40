import { Readable } from 'node:stream'
import { type Language, languages } from '@pusula/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAway } from '../../../platform/db/away.ts'
import { escapeHtml } from '../../../platform/http/html.ts'
import { requestLanguage } from '../../../platform/http/language.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Platform } from '../../../platform.ts'
import { chainHead } from '../chain/store.ts'
import { inputsTable } from '../inputs/note.ts'
import { bytesBetween, type Format, fileOf, formats, type MonthFile, piecesOf, rangeIn } from './files.ts'
import { linesEdition } from './lines.ts'
import { feedText } from './messages.ts'
import { sealLine } from './seal.ts'
import { type MeasuredFile, measuredFile, type Seal, seals } from './store.ts'

const feedDays = 30
const allDays = 10_000
const headHeader = 'x-record-head'
const inputsName = /^inputs-(\d{4}-(?:0[1-9]|1[0-2]))\.csv$/
const fileName = /^(\d{4}-\d{2})\.(\w+)$/

/** The end of the chain, the seals of the days and the record itself, for whoever wants to check. */
export function openPublished(fastify: FastifyInstance, { database, config, clock }: Platform) {
  // Whoever keeps answers keeps the end of the chain with them.
  fastify.addHook('onRequest', async ({ url }, reply) => {
    if (!/^\/(api\/)?track-record([/?]|$)/.test(url)) return
    try {
      const { id, hash } = await chainHead(database)
      reply.header(headHeader, `${id} ${hash}`)
    } catch (error) {
      if (!isAway(error)) throw error
    }
  })

  fastify.get('/api/track-record/seals.txt', async (_, reply) => {
    const lines = (await seals(database, allDays)).map(seal => `${sealLine(seal)}\n`)
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(lines.join(''))
  })

  fastify.get('/api/track-record/feed.xml', async (request, reply) => {
    const language = requestLanguage(request)
    const body = feed(await seals(database, feedDays), config.publicUrl, language)
    return reply.type('application/atom+xml; charset=utf-8').header('cache-control', 'no-cache').send(body)
  })

  fastify.get<{ Params: { file: string }; Querystring: { after?: string } }>(
    '/api/track-record/:file',
    // What is packed has no length beforehand, and nobody could go on in the middle of it.
    { compress: false },
    async (request, reply) => {
      const { params, query } = request
      reply.header('cache-control', 'no-cache')
      const inputsMonth = inputsName.exec(params.file)?.[1]
      if (inputsMonth) return reply.type(types.csv).send(await inputsTable(database, inputsMonth))
      const [, month = '', ending] = fileName.exec(params.file) ?? []
      const format = formats.find(each => each === ending)
      const file = format && (await fileOf(database, month, format, clock.now()))
      if (!file) throw new Problem('request.notFound')
      reply.type(types[file.format])
      reply.header('content-disposition', `attachment; filename="pusula-record-${params.file}"`)
      const measured = file.isSettled ? await measuredFile(database, month, file.format, linesEdition) : undefined
      if (measured && !query.after) return sendMeasured(request, reply, file, measured)
      const after = /^\d{1,15}$/.test(query.after ?? '') ? Number(query.after) : undefined
      return reply.send(Readable.from(buffers(piecesOf(database.patiently('report'), file, after))))
    },
  )

  /** Whole, or from where a download broke off. */
  function sendMeasured(request: FastifyRequest, reply: FastifyReply, file: MonthFile, measured: MeasuredFile) {
    const { bytes, hash } = measured
    const tag = `"${hash}"`
    reply.headers({ etag: tag, 'accept-ranges': 'bytes' })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    const { range, 'if-range': ifRange } = request.headers
    const wanted = ifRange && ifRange !== tag ? 'all' : rangeIn(range, bytes)
    if (wanted === 'none') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
    const { from, until } = wanted === 'all' ? { from: 0, until: bytes } : wanted
    if (wanted !== 'all') reply.code(206).header('content-range', `bytes ${from}-${until - 1}/${bytes}`)
    reply.header('content-length', until - from)
    if (request.method === 'HEAD') return reply.send()
    return reply.send(Readable.from(bytesBetween(database.patiently('report'), file, measured, from, until)))
  }
}

const types: Record<Format, string> = { ndjson: 'application/x-ndjson', csv: 'text/csv; charset=utf-8' }

async function* buffers(pieces: AsyncIterable<{ bytes: Buffer }>): AsyncGenerator<Buffer> {
  for await (const { bytes } of pieces) yield bytes
}

function feed(found: readonly Seal[], publicUrl: string, language: Language): string {
  const address = `${publicUrl}/api/track-record/feed.xml?language=${language}`
  const entries = found.map(
    seal => `<entry><id>${publicUrl}/track-record#${seal.day}</id><title>${feedText.entry[language]} ${seal.day}</title>
<updated>${seal.sealedAt.toISOString()}</updated><link href="${publicUrl}/track-record?language=${language}"/>
<content>${escapeHtml(sealLine(seal))}</content></entry>`,
  )
  const updated = (found[0]?.sealedAt ?? new Date(0)).toISOString()
  const others = languages.filter(each => each !== language)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${publicUrl}/track-record</id>
<title>${feedText.title[language]}</title><updated>${updated}</updated><author><name>Pusula</name></author>
<link rel="self" href="${address}"/>${others.map(each => `<link rel="alternate" hreflang="${each}" href="${publicUrl}/track-record?language=${each}"/>`).join('')}
${entries.join('\n')}
</feed>
`
}
